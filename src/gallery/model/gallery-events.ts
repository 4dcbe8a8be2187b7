import type { Gallery, GalleryChange } from './gallery.types';

/** Events on the bus; those that a gallery tells its own listeners are `GalleryEvents`. */
declare module '../../core/entry/events' {
  interface InlayEvents {
    /** A gallery is about to show another slide; `element` is its block, or the list given to `Inlay.gallery`. */
    'gallery:change': (
      event: GalleryChange & { readonly element: HTMLElement; readonly gallery: Gallery },
    ) => void;
    /** A slide that leads to another page was clicked in the editor's preview, which must not navigate. */
    'gallery:click-through-bypassed': (event: { readonly slide: HTMLElement; readonly url: string }) => void;
  }
}
