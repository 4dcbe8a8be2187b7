import { bind } from '../../core/bind';
import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';

/** Product blocks have a picture for each variant that has its own, beside the main one. */
const PICTURES = '.sqs-product-block-variant-image[data-image-id]';

/** The pictures of variants in a product block, without those of a product within it. */
export const blockPictures = (scope: Scope, element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(PICTURES)].filter(scope.owns);

/** Shows the picture of the chosen variant in a product block; the main picture when the variant has none. */
export function showBlockPicture(scope: Scope, element: HTMLElement, store: ProductStore): void {
  const pictures = blockPictures(scope, element);
  for (const picture of pictures) {
    bind(scope, picture, store, ({ variant }) => {
      const shown = variant && pictures.find(({ dataset }) => dataset.imageId === variant.id);
      return shown === picture ? { classes: { shown: true } } : {};
    });
  }
}
