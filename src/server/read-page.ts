import { BLOCKS } from '../catalogue/blocks';
import { FEATURES } from '../catalogue/features';
import { findConsentGate } from '../consent/gate';
import { readSiteContext, type SiteContext } from '../context/context';
import { liveContext } from '../context/live-context';
import { readPageConfig } from '../context/page-config';
import { readPageLocale } from '../context/page-locale';
import { readSwitchedOff } from '../context/switched-off';
import { findDefinition, sortByRank } from '../core/entry/find-definition';
import type { Schedule } from '../core/entry/schedule';
import type { SiteServices } from '../core/entry/site-services';
import { isPlainEnglish } from '../core/lazy/ready-language';
import { findAll } from '../dom/find-all';
import { blockNameOf, readDesign } from '../gallery/block/block-design';
import { chooseLanguage, type LanguageName } from '../text/choose-language';
import { PageDocument, type PageElement } from './page-document';
import { askPage, withPage } from './page-globals';

/** A block or a feature that a page has. */
export interface PageUnit {
  readonly name: string;
  readonly kind: 'block' | 'feature';
  /** The time at which its code is loaded: see `when` of the catalogue. */
  readonly when: Schedule['name'];
  /** Blocks only: how many of them. */
  readonly count: number;
  /** True if its code waits for consent that a visitor has not given before they are asked. */
  readonly waitsForConsent: boolean;
  /** Of blocks. */
  readonly elements: readonly HTMLElement[];
  /** Chunks that it loads by itself, by name; none for what is in `site.js`. */
  readonly chunks: readonly string[];
}

export interface ReadPage {
  readonly document: PageDocument;
  readonly context: SiteContext;
  readonly units: readonly PageUnit[];
  /** Names and chunks of what may become part of it: features that another visit has, blocks in what waits for consent, galleries by their settings. */
  readonly possible: readonly string[];
  /** True if the English messages of its units are all that it needs. */
  readonly isPlainEnglish: boolean;
  readonly language: LanguageName;
  /** The page's own setting, unchecked. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Names of the units that it switches off, as the page has them. */
  readonly off: readonly unknown[];
  /** True if it is being adopted: what scripts had changed before it was saved has been put back in its text. */
  readonly isAdopted: boolean;
}

/** The script of a page that `adopt` has made. */
const ADOPTED = 'script[data-adopted]';

const byRank = sortByRank(BLOCKS);
/** The selector of all blocks. */
export const everyBlock = byRank.map(({ selector }) => selector).join();

/** The build puts the name of the chunk into the place of its `import()`. */
const chunkOf = (load: (() => unknown) | undefined): readonly string[] => {
  const name = load?.();
  return typeof name === 'string' ? [name] : [];
};

/** Event of the bus → chunks of the features that it starts, except those that are switched off. */
export function chunksByEvent(off: readonly unknown[]): ReadonlyMap<string, readonly string[]> {
  const known = new Map<string, readonly string[]>();
  for (const { name, answers = '', records = '', load } of FEATURES)
    for (const event of `${answers} ${records}`.split(' ').filter(Boolean))
      if (!off.includes(name)) known.set(event, [...(known.get(event) ?? []), ...chunkOf(load)]);
  return known;
}

/** The names of all blocks and features. */
export const unitNames = (): readonly string[] => [...BLOCKS, ...FEATURES].map(({ name }) => name);

function findBlocks(off: readonly unknown[]): readonly PageUnit[] {
  const found = new Map<string, PageUnit & { elements: HTMLElement[] }>();
  for (const element of findAll(document, everyBlock)) {
    const definition = element instanceof HTMLElement && findDefinition(element, byRank);
    if (!definition || off.includes(definition.name)) continue;
    const { name, when, load } = definition;
    const waitsForConsent = findConsentGate(definition, element) !== null;
    const before = found.get(name);
    const elements = before?.elements ?? [];
    elements.push(element);
    found.set(name, {
      name,
      kind: 'block',
      when: when?.name ?? 'visible',
      count: (before?.count ?? 0) + 1,
      waitsForConsent: waitsForConsent && (before?.waitsForConsent ?? true),
      elements,
      chunks: chunkOf(load),
    });
  }
  return [...found.values()];
}

/** The gallery blocks that settings name where the markup names another design. */
const findChosenGalleries = (off: readonly unknown[]): readonly string[] =>
  findAll(document, '.sqs-block-gallery,.sqs-block-instagram')
    .map((element) => blockNameOf(readDesign(element)))
    .filter((name) => !off.includes(name));

/** The chunks of blocks in templates, which are no part of the document before the visitor agrees. */
function findTemplated(off: readonly unknown[]): readonly string[] {
  const roots = findAll(document, 'template[data-consent]') as unknown as readonly PageElement[];
  return roots.flatMap(({ content }) =>
    content.querySelectorAll(everyBlock).flatMap((element) => {
      const definition = byRank.find(({ selector }) => element.matches(selector));
      return definition && !off.includes(definition.name)
        ? [definition.name, ...chunkOf(definition.load)]
        : [];
    }),
  );
}

function findFeatures(context: SiteContext, off: readonly unknown[]) {
  // As much of a site as conditions of features ask for, opened by a visitor who has not chosen yet.
  const site = {
    context,
    consent: { get: () => undefined },
    inlay: { inspect: () => [] },
  };
  const services = site as unknown as SiteServices;
  const asked = FEATURES.filter(({ name }) => !off.includes(name)).map((definition) => ({
    ...definition,
    // Whether it is in such a window is for the visit to say.
    ...askPage(
      () =>
        definition.isWanted?.(services) &&
        (definition.media === undefined || matchMedia(definition.media).matches),
    ),
  }));
  return {
    features: asked
      .filter(({ holds }) => holds)
      .map(
        ({ name, when = 'idle', isAllowed, load }): PageUnit => ({
          name,
          kind: 'feature',
          when,
          count: 1,
          waitsForConsent: isAllowed?.(services) === false,
          elements: [],
          chunks: chunkOf(load),
        }),
      ),
    /** Names and chunks of those that another visit has. */
    ofOtherVisits: asked
      .filter(({ holds, dependsOnVisit }) => !holds && dependsOnVisit)
      .flatMap(({ name, load }) => [name, ...chunkOf(load)]),
  };
}

/** Which blocks and features a page has, by the contracts and conditions of the catalogue. */
export function readPage(html: string): ReadPage {
  const page = new PageDocument(html);
  return readDocument(page, { isAdopted: page.querySelector(ADOPTED) !== null });
}

/** The same of a page that has been parsed. */
export function readDocument(page: PageDocument, { isAdopted = false } = {}): ReadPage {
  return withPage(page, () => {
    const context = readSiteContext(liveContext());
    const off = readSwitchedOff();
    const { features, ofOtherVisits } = findFeatures(context, off);
    const isLeft = ({ name }: PageUnit) => !(isAdopted && name === 'saved-page');
    return {
      document: page,
      context,
      units: [...findBlocks(off), ...features].filter(isLeft),
      possible: [...ofOtherVisits, ...findTemplated(off), ...findChosenGalleries(off)],
      isPlainEnglish: isPlainEnglish({ context }),
      language: chooseLanguage(readPageLocale(document.documentElement.lang, context.website)),
      config: readPageConfig(),
      off,
      isAdopted,
    };
  });
}
