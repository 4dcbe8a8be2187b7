import type { Scope } from '../core/scope';
import * as strip from './designs/strip/strip.design';
import type { Gallery } from './model/gallery.types';
import type { GalleryParts } from './model/gallery-parts';
import { mountGallery } from './mount-gallery';

/** The server's thumbnails, and how they lie. */
interface ThumbnailStrip extends Pick<GalleryParts, 'list' | 'slides' | 'load'> {
  /** The gallery that they belong to. */
  readonly main: Gallery;
  /** Options of the design `strip`; `height` and `margin` in px. */
  readonly options: { readonly height: number; readonly margin: number; readonly alignment?: string };
}

/** Thumbnails in a row that follows the current slide of a gallery. Keys are the gallery's. */
export function mountThumbnailStrip(
  scope: Scope,
  { list, slides, load, main, options }: ThumbnailStrip,
): void {
  mountGallery(
    { list, container: list, slides, isControls: true, design: strip, load },
    {
      design: 'strip',
      designOptions: {
        ...options,
        activeClick: 'nothing',
        preloadCount: Math.ceil((list.clientWidth || innerWidth) / options.height),
      },
      currentIndex: main.get().currentIndex,
      keyboard: false,
      loop: main.attributes.loop,
      linkedGalleries: [main],
    },
    scope,
  );
}
