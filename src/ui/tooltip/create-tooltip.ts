// @chunk unlisted

import type { FeatureScope } from '../../core/entry/feature';
import { pageLedger } from '../../core/ledger/page-ledger';
import { attachTooltip } from './attach-tooltip';

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Gives an element a tooltip; resolves to the undo.
     * @example const undo = await Inlay.tooltip(button, 'Opens in a new window');
     */
    tooltip(element: HTMLElement, content: string): Promise<() => void>;
  }
}

/** What is to be taken off when the site is destroyed; the entry keeps a destructor for ever, so it gets one. */
const attached = new Set<() => void>();
let isListening = false;

export function create(scope: FeatureScope, element: HTMLElement, content: string): () => void {
  const detach = attachTooltip(element, content, pageLedger);
  const undo = () => {
    attached.delete(undo);
    detach();
  };
  attached.add(undo);
  if (!isListening) {
    isListening = true;
    scope.inlay.onDestroy(() => {
      for (const each of attached) each();
    });
  }
  return undo;
}
