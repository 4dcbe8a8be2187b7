/**
 * The types of the public face: what theme code may rely on. What is not exported here is internal. Only the compiler
 * reads this file.
 */
import type { InlayApi } from './core/entry/inlay-api';
import type { Queued } from './core/entry/queue';
// Factories and events add themselves by declaration merging, which reaches only those who import the files.
import './api/page-api';
import './blocks/accordion/accordion.store';
import './commerce/cart/cart-events';
import './commerce/product/product-events';
import './core/lazy/dom-events';
import './features/announcement-bar/announcement-bar.mount';
import './features/consent/consent-list.mount';
import './features/consent/cookie-banner/cookie-banner.mount';
import './features/mobile-bar/mobile-bar.mount';
import './features/error-reports/reported-errors';
import './features/owner/admin-channel';
import './features/owner/escape-key';
import './features/owner/next-load';
import './features/popup-overlay/popup-events';
import './features/quick-view/quick-view.mount';
import './features/system-error/system-error.mount';
import './features/theme-galleries/create-gallery';
import './forms/submission/submission-events';
import './gallery/designs/moving-designs';
import './gallery/designs/placed-designs';
import './gallery/model/gallery-events';
import './lightbox/create-lightbox';
import './lightbox/lightbox.types';
import './features/statistics/events/channels';
import './ui/confirm/create-confirm';
import './ui/navigation/menu-overlay';
import './ui/toast/create-toast';
import './ui/tooltip/create-tooltip';

export type { ApiEvent } from './api/page-api';
export type { AccordionEvent, AccordionStore } from './blocks/accordion/accordion.store';
export type { MapStore } from './blocks/map/map.store';
export type {
  Cart,
  CartAddition,
  CartCoupon,
  CartEntry,
  EntryBilling,
  EntryOption,
} from './commerce/cart/cart.types';
export type { Money } from './commerce/money/money';
export type {
  PlanPrice,
  Product,
  ProductOption,
  ProductVariant,
  Selection,
  SubscriptionPlan,
} from './commerce/product/product.types';
export type { Price } from './commerce/read-variant';
export type {
  ConsentAnswers,
  ConsentCategory,
  ConsentChoice,
  ConsentName,
  ConsentNames,
} from './consent/categories';
export type { Toggle } from './context/toggles';
export type { BlockEvent, InlayEvents } from './core/entry/events';
export type { Fault, Phase } from './core/entry/faults';
export type { InlayApi, ReadyOptions } from './core/entry/inlay-api';
export type { Inspection } from './core/entry/inspection';
export type { Queued } from './core/entry/queue';
export type { ThemeBlock, ThemeScope } from './core/theme-block';
export type { Snapshot } from './data/snapshot';
export type { ThrownError } from './features/error-reports/reported-errors';
export type { AdminMessage } from './features/owner/admin-channel';
export type { PopupCloseAction } from './features/popup-overlay/popup.data';
export type { PopupTrigger } from './features/popup-overlay/popup-events';
export type { ChannelName, EventData, EventRequest } from './features/statistics/events/channels';
export type { GalleryRequest } from './features/theme-galleries/create-gallery';
export type { FormEvent } from './forms/submission/submission-events';
export type { DesignName, DesignOptions } from './gallery/model/design-options';
export type { Gallery, GalleryChange, GalleryEvents, GalleryState } from './gallery/model/gallery.types';
export type { Lightbox, LightboxEvent, LightboxItem, LightboxOptions } from './lightbox/lightbox.types';
export type { OwnMessages } from './text/message-keys';
export type { ConfirmAnswer, ConfirmOptions } from './ui/confirm/confirm.types';
export type { MenuEvent } from './ui/navigation/menu-overlay';
export type { Toast, ToastOptions } from './ui/toast/toast.types';
export type { BillingUnit, ProductType } from './vocabulary/shops';

/**
 * The package's export: `window.Inlay` in a page; where there is no document, a face that does nothing, with the state `noPage`.
 * @example
 * import { Inlay } from 'inlay';
 * Inlay.on('block:mounted', ({ block }) => console.log(block));
 */
export declare const Inlay: InlayApi;

declare global {
  interface Window {
    /** A queue until the script has run. */
    Inlay?: InlayApi | Queued[];
  }
}
