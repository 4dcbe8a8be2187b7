// @chunk unlisted

import type { FactoryScope } from '../../core/entry/feature';
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

export function create(scope: FactoryScope, options: ConfirmOptions): Promise<ConfirmAnswer> {
  return openConfirm(scope, options).finally(scope.end);
}
