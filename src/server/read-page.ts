import { BLOCKS, FEATURES } from '../catalogue';
import { readSiteContext, type SiteContext } from '../context/context';
import { findContext } from '../context/find-context';
import { findConsentGate, findDefinition, sortByRank } from '../core/entry/find-definition';
import type { SiteServices } from '../core/entry/site-services';
import { findAll } from '../dom/find-all';
import { PageDocument } from './page-document';
import { withPage } from './page-globals';

/** A block or a feature that a page has. */
export interface PageUnit {
  readonly name: string;
  readonly kind: 'block' | 'feature';
  /** When its code is loaded: see `when` of the catalogue. */
  readonly when: 'now' | 'idle' | 'visible' | 'interaction';
  /** Blocks only: how many of them. */
  readonly count: number;
  /** Whether its code waits for consent that a visitor has not given before they are asked. */
  readonly waitsForConsent: boolean;
  /** Chunks that it loads by itself, by name; none for what is in `site.js`. */
  readonly chunks: readonly string[];
}

export interface ReadPage {
  readonly document: PageDocument;
  readonly context: SiteContext;
  readonly units: readonly PageUnit[];
  /** Whether what scripts had changed before the page was saved has been put back in its text. */
  readonly isRestored: boolean;
}

const byRank = sortByRank(BLOCKS);
const everyBlock = byRank.map(({ selector }) => selector).join();

/** The build puts the name of the chunk into the place of its `import()`. */
const chunkOf = (load: (() => unknown) | undefined): readonly string[] => {
  const name = load?.();
  return typeof name === 'string' ? [name] : [];
};

/** The chunks of all blocks. */
export const BLOCK_CHUNKS: ReadonlySet<string> = new Set(BLOCKS.flatMap(({ load }) => chunkOf(load)));

function readContext(): SiteContext {
  try {
    return readSiteContext(findContext());
  } catch {
    // As in a browser: defaults are used.
    return readSiteContext(undefined);
  }
}

function findBlocks(): readonly PageUnit[] {
  const found = new Map<string, PageUnit>();
  for (const element of findAll(document, everyBlock)) {
    const definition = element instanceof HTMLElement && findDefinition(element, byRank);
    if (!definition) continue;
    const { name, when, load } = definition;
    const waitsForConsent = findConsentGate(definition, element) !== null;
    const before = found.get(name);
    found.set(name, {
      name,
      kind: 'block',
      when: when?.name ?? 'visible',
      count: (before?.count ?? 0) + 1,
      waitsForConsent: waitsForConsent && (before?.waitsForConsent ?? true),
      chunks: chunkOf(load),
    });
  }
  return [...found.values()];
}

function findFeatures(context: SiteContext): readonly PageUnit[] {
  // What the conditions of features ask of a site that has just been opened by a visitor who has not chosen yet.
  const site = { context, consent: { get: () => undefined }, inlay: { inspect: () => [] } };
  const services = site as unknown as SiteServices;
  return FEATURES.flatMap((definition) => {
    const { name, when = 'idle', isWanted, isAllowed, load } = definition;
    if (!isWanted?.(services)) return [];
    const waitsForConsent = isAllowed?.(services) === false;
    return [{ name, kind: 'feature', when, count: 1, waitsForConsent, chunks: chunkOf(load) }];
  });
}

/** Which blocks and features a page has, by the contracts and conditions of the catalogue. */
export function readPage(html: string, { isRestored = false } = {}): ReadPage {
  const page = new PageDocument(html);
  return withPage(page, () => {
    const context = readContext();
    const units = [...findBlocks(), ...findFeatures(context)];
    const isLeft = ({ name }: PageUnit) => !(isRestored && name === 'saved-page');
    return { document: page, context, units: units.filter(isLeft), isRestored };
  });
}
