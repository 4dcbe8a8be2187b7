import { checkArgs } from '../../core/calls/check-args';
import { anElement, anObject, aText, each, options, required } from '../../core/calls/kinds';
import type { FactoryScope } from '../../core/entry/site-services';
import type { ConfirmAnswer, ConfirmOptions } from './confirm.types';
import { openConfirm } from './open-confirm';

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Asks something over the page, with up to three buttons. Resolves to the button that was pressed.
     * @example
     * const answer = await Inlay.confirm({ title: 'Leave without saving?', rejectText: 'Save first' });
     * if (answer === 'confirm') leave();
     */
    confirm(options: ConfirmOptions): Promise<ConfirmAnswer>;
  }
}

export const check = checkArgs('confirm', {
  options: required(
    options({
      title: required(aText),
      ...each('message confirmText cancelText rejectText', aText),
      signal: anObject,
      returnFocusTo: anElement,
    }),
  ),
});

export function create(scope: FactoryScope, asked: ConfirmOptions): Promise<ConfirmAnswer> {
  return openConfirm(scope, asked).finally(scope.end);
}
