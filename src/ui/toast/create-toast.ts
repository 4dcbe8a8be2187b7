// @chunk unlisted

import type { FeatureScope } from '../../core/entry/feature';
import { showToast, type Toast, type ToastOptions } from './show-toast';

declare module '../../core/entry/factories' {
  interface InlayFactories {
    /**
     * Says something in the corner of the page; it goes by itself.
     * @example
     * const toast = await Inlay.toast({ title: 'Added', message: 'One lamp is in your cart.' });
     * toast.close();
     */
    toast(options: ToastOptions): Promise<Toast>;
  }
}

export function create(_scope: FeatureScope, options: ToastOptions): Toast {
  return showToast(options);
}
