import type { Gallery, GalleryChange } from './gallery.types';

declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A gallery is about to show another slide; `element` is its block, or the list given to `Inlay.gallery`. */
    'gallery:change': (
      event: GalleryChange & { readonly element: HTMLElement; readonly gallery: Gallery },
    ) => void;
  }
}
