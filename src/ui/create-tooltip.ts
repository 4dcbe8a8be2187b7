import type { FeatureScope } from '../core/feature';
import { pageLedger } from '../core/page-ledger';
import { attachTooltip } from './attach-tooltip';

declare module '../core/factories' {
  interface InlayFactories {
    /**
     * Gives an element a tooltip; resolves to the undo.
     * @example const undo = await Inlay.tooltip(button, 'Opens in a new window');
     */
    tooltip(element: HTMLElement, content: string): Promise<() => void>;
  }
}

export function create(scope: FeatureScope, element: HTMLElement, content: string): () => void {
  const undo = attachTooltip(element, content, pageLedger);
  // A page that is left for another by AJAX takes its elements along.
  scope.inlay.onDestroy(undo);
  return undo;
}
