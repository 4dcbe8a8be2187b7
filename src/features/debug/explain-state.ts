import { hasThemeScript } from '../../context/theme-scripts';
import type { BlockDefinition } from '../../core/entry/block';
import type { Inspection } from '../../core/entry/inspection';
import type { KnownBlock, Services } from '../../core/entry/services';
import { findAround } from '../../dom/find-all';
import { isNearViewport } from '../../dom/near-viewport';
import type { MessageValues } from '../../text/message.types';
import type messages from './debug.developer.messages.json';

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

/** Why a block is not alive yet, or by whom it is; undefined where its state says it all. */
export function explainState(
  { block, element, state }: Inspection,
  services: Pick<Services, 'consent'> & { readonly blocks: readonly KnownBlock[] },
): Sentence | undefined {
  if (state === 'left') return { key: 'left' };
  if (state === 'loading') return { key: hasThemeScript() ? 'waitsForTheme' : 'waitsForCode' };
  if (state !== 'waiting' || !element) return undefined;
  // The list has whole contracts: most code may know only a part of them.
  const definition: Timing =
    (services.blocks as readonly (KnownBlock & Timing)[]).find(({ name }) => name === block) ?? {};
  return explainWaiting(element, definition, services);
}
