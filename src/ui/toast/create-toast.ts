import { checkArgs } from '../../core/calls/check-args';
import { aFunction, aNumber, aText, options, required } from '../../core/calls/kinds';
import type { FactoryScope } from '../../core/entry/site-services';
import { showToast } from './show-toast';
import type { Toast, ToastOptions } from './toast.types';

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Shows a message in the corner of the page; it goes away by itself.
     * @example
     * const toast = await Inlay.toast({ title: 'Added', message: 'One lamp is in your cart.' });
     * toast.close();
     */
    toast(options: ToastOptions): Promise<Toast>;
  }
}

export const check = checkArgs('toast', {
  options: required(
    options({ message: required(aText), title: aText, duration: aNumber, onConfirm: aFunction }),
  ),
});

export function create(scope: FactoryScope, asked: ToastOptions): Toast {
  return showToast(scope, asked);
}
