import type { Scope } from '../../core/scope';
import { connectSlides } from '../../lightbox/openers/connect-slides';
import type { DesignModule } from '../model/design.types';
import type { GalleryAttributes } from '../model/gallery.types';
import { mountGallery } from '../mount-gallery';
import { adoptGalleryBlock } from './adopt-gallery-block';
import { type BlockImageOptions, createBlockLoader } from './block-images';
import type { GalleryBlock } from './read-gallery-block';

interface GalleryBlockOptions {
  /** As the class of its container says it. */
  readonly name: string;
  readonly design: DesignModule;
  readonly images: BlockImageOptions;
  /** The block's element, if its controls move the gallery. */
  readonly controlsIn?: HTMLElement;
  readonly attributes: Partial<GalleryAttributes>;
}

/** Brings a gallery block to life: its classes, the gallery, and the lightbox if its settings ask for it. */
export function mountGalleryBlock(block: GalleryBlock, options: GalleryBlockOptions, scope: Scope) {
  const { name, design, images, controlsIn: element, attributes } = options;
  const { settings, parts } = block;
  adoptGalleryBlock(block, name, scope);
  // The element that holds the gallery and its controls.
  const root = element && (element.querySelector<HTMLElement>(':scope > .sqs-block-content') ?? element);
  const gallery = mountGallery(
    { ...parts, root, design, load: createBlockLoader(images) },
    { ...attributes, ...(root && { elements: parts.elements }) },
    scope,
  );
  if (settings.lightbox) connectSlides(parts.slides, scope, settings.lightboxTheme);
  return gallery;
}
