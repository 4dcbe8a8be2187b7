// @chunk unlisted

import type { FactoryScope } from '../../core/entry/feature';
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

export function create(scope: FactoryScope, element: HTMLElement, content: string): () => void {
  attachTooltip(scope, element, content);
  return scope.end;
}
