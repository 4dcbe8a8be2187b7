import type { Lightbox } from './lightbox.types';

/** The data of a lightbox's events. */
export interface LightboxEvent {
  /** The block whose picture opened it; none where theme code did. */
  readonly element?: HTMLElement | undefined;
  readonly lightbox: Lightbox;
  /** The item that is shown, from 0. */
  readonly index: number;
}

declare module '../core/entry/events' {
  interface InlayEvents {
    /** A lightbox is over the page. */
    'lightbox:opened': (event: LightboxEvent) => void;
    /** A lightbox shows another item. */
    'lightbox:changed': (event: LightboxEvent) => void;
    /** A lightbox has left the page. */
    'lightbox:closed': (event: LightboxEvent) => void;
  }
}
