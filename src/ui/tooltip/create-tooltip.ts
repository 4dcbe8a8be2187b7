import { checkArgs } from '../../core/calls/check-args';
import { anElement, aText, required } from '../../core/calls/kinds';
import type { FactoryScope } from '../../core/entry/site-services';
import { attachTooltip } from './attach-tooltip';

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Gives an element, or the first that a selector finds, a tooltip; resolves to the undo. Rejects where there is no such element.
     * @example const undo = await Inlay.tooltip(button, 'Opens in a new window');
     */
    tooltip(element: HTMLElement | string, content: string): Promise<() => void>;
  }
}

export const check = checkArgs('tooltip', { element: required(anElement), content: required(aText) });

export function create(scope: FactoryScope, element: HTMLElement | string, content: string): () => void {
  // `check` has found what a selector names.
  if (typeof element === 'string') return scope.end;
  attachTooltip(scope, element, content);
  return scope.end;
}
