import { hasThemeScript } from '../../context/theme-scripts';
import type { BlockDefinition } from '../../core/entry/block';
import type { Inspection } from '../../core/entry/inspection';
import type { KnownBlock, Services } from '../../core/entry/services';
import type { SiteServices } from '../../core/entry/site-services';
import { isScriptlessBlock } from '../../data/scriptless-blocks';
import { findAll, findAround } from '../../dom/find-all';
import { isNearViewport } from '../../dom/near-viewport';
import type { MessageValues } from '../../text/message.types';
import { createMessages } from '../../text/messages';
import { nearestWord } from '../../text/nearest-word';
import messages from './debug.developer.messages.json';
import type { BlockSpeed } from './watch-speed';

/** A class that names a kind of block; what follows `-v2` or stands for a part of one is left out. */
const KIND = /^sqs-block-(?!content$)[a-z]+$/;

/** The class, or `data-block-type="N"` where no class says it. */
const kindOf = (element: HTMLElement): string | undefined => {
  const type = element.getAttribute('data-block-type');
  if (isScriptlessBlock(element.classList, Number(type))) return undefined;
  const named = [...element.classList].find((name) => KIND.test(name));
  return named ?? (type ? `data-block-type="${type}"` : undefined);
};

/** Blocks of the platform, by their kind, that have nothing to do with the elements that Inlay has found. `meant`: a known class of similar spelling. */
export function findUnmatched(found: readonly Element[], blocks: readonly Pick<KnownBlock, 'selector'>[]) {
  const kinds = new Map<string, HTMLElement[]>();
  for (const element of findAll(document, '[class*="sqs-block-"],[data-block-type]')) {
    const kind = kindOf(element);
    const isKnown = found.some((other) => other.contains(element) || element.contains(other));
    if (kind && !isKnown) kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  const known = blocks.flatMap(({ selector }) => selector.match(/sqs-block-[a-z]+/g) ?? []);
  return [...kinds].map(([name, elements]) => ({
    name,
    elements,
    meant: known.includes(name) ? undefined : nearestWord(name, known),
  }));
}

/** A sentence: its key, and what goes into it. */
interface Sentence {
  readonly key: keyof typeof messages;
  readonly values?: MessageValues;
}

type Timing = Partial<Pick<BlockDefinition, 'when' | 'handlesConsent'>>;

/** Pixels between the element and the window, along the page. */
function distanceOf(element: Element): number {
  const { top, bottom } = Element.prototype.getBoundingClientRect.call(element);
  return Math.round(Math.max(top - innerHeight, -bottom, 0));
}

function explainWaiting(element: Element, block: Timing, { consent }: Pick<Services, 'consent'>): Sentence {
  const gate = block.handlesConsent ? null : findAround(element, '[data-consent]');
  const categories = gate?.dataset.consent ?? '';
  if (gate && !consent.allows(categories)) return { key: 'waitsForConsent', values: { categories } };
  const when = block.when?.name ?? 'visible';
  if (when === 'interaction') return { key: 'waitsForInteraction' };
  if (when === 'idle') return { key: 'waitsForIdle' };
  if (!Element.prototype.checkVisibility.call(element)) return { key: 'waitsHidden' };
  if (when === 'now' || isNearViewport(element)) return { key: 'waitsForStart' };
  return { key: 'waitsForScroll', values: { px: distanceOf(element) } };
}

/** The reason why a block is not mounted yet, or its driver; undefined where its state says enough. */
export function explainState(
  { block, element, state }: Inspection,
  services: Pick<Services, 'consent'> & { readonly blocks: readonly KnownBlock[] },
): Sentence | undefined {
  if (state === 'left' || state === 'off') return { key: state };
  if (state === 'loading') return { key: hasThemeScript() ? 'waitsForTheme' : 'waitsForCode' };
  if (state !== 'waiting' || !element) return undefined;
  // The list has whole contracts: most code may know only a part of them.
  const definition: Timing =
    (services.blocks as readonly (KnownBlock & Timing)[]).find(({ name }) => name === block) ?? {};
  return explainWaiting(element, definition, services);
}

const t = createMessages(messages);

/** Sentences about a unit, besides its state. */
export function describeUnit(row: Inspection, services: Parameters<typeof explainState>[1]) {
  const { driver, fault, mountedAt } = row;
  const reason = explainState(row, services);
  return {
    facts: [
      reason && t(reason.key, reason.values),
      mountedAt !== undefined && t('mountedAt', { ms: Math.round(mountedAt) }),
      driver && t('driver', { driver }),
    ].filter((text) => typeof text === 'string'),
    fault: fault && t('fault', { phase: fault.phase, message: fault.message }),
  };
}

/** The costs of a block. */
export const describeSpeed = ({ shift, tasks, busyMs }: BlockSpeed): string =>
  [
    shift && t('shift', { score: shift.toFixed(3) }),
    tasks && t('busy', { count: tasks, ms: Math.round(busyMs) }),
  ]
    .filter(Boolean)
    .join(', ');

export const describeElement = (element: Element): string =>
  `${element.localName}${element.id ? `#${element.id}` : ''}`;

/** Version, and how many blocks and faults there are. */
export function describeSite({ inlay }: Pick<SiteServices, 'inlay'>): string {
  const rows = inlay.inspect();
  return t('summary', {
    version: inlay.version,
    blocks: rows.filter(({ element }) => element).length,
    faults: rows.filter(({ fault }) => fault).length,
  });
}
