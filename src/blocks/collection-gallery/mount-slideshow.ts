import type { Scope } from '../../core/scope';
import * as stacked from '../../gallery/designs/stacked/stacked.design';
import type { GalleryAttributes, GalleryModel } from '../../gallery/model/gallery.types';
import type { GalleryParts } from '../../gallery/model/gallery-parts';
import { mountGallery } from '../../gallery/mount-gallery';
import { createThemeLoader } from '../../gallery/theme-images';
import { overlayPlacement } from '../../media/image/image-placement';

interface Slideshow extends Partial<GalleryAttributes> {
  /** Whether images fill their slide; otherwise they are seen whole. */
  readonly fillsBox: boolean;
}

/** Shows one slide at a time. The page's address names the slide. */
export function mountSlideshow(
  parts: Omit<GalleryParts, 'design' | 'load'>,
  { fillsBox, ...attributes }: Slideshow,
  scope: Scope,
): GalleryModel {
  const load = createThemeLoader(
    { loaderOptions: { mode: fillsBox ? 'cover' : 'contain' } },
    overlayPlacement,
    true,
  );
  return mountGallery(
    { ...parts, design: stacked, load },
    { design: 'stacked', historyHash: true, ...attributes },
    scope,
  );
}
