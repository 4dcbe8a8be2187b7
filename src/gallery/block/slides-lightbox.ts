import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import type { Gallery } from '../model/gallery.types';
import type { GalleryBlock } from './read-gallery-block';

/** A block's gallery, with the lightbox of its slides where the settings say so: both end together. */
export function withLightbox(
  gallery: Gallery,
  { settings, parts }: GalleryBlock,
  scope: BlockScope,
): Required<MountedBlock> {
  const disconnect = settings.lightbox
    ? connectSlides(parts.slides, scope, settings.lightboxTheme)
    : undefined;
  return {
    store: gallery,
    destroy() {
      disconnect?.();
      gallery.destroy();
    },
  };
}
