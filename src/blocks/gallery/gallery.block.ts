import type { BlockDefinition } from '../../core/block';

/** Gallery blocks and the blocks of other providers that carry the same markup; so far those of the grid design. */
export const gallery: BlockDefinition = {
  name: 'gallery',
  selector: ['gallery', 'instagram'].map((kind) => `.sqs-block-${kind}:has(.sqs-gallery-block-grid)`).join(),
  // The server's own gutter rules hang on classes that only the script adds: without them the layout would jump later.
  reveal(element, owner) {
    for (const list of element.querySelectorAll('.sqs-gallery-block-grid .sqs-gallery')) {
      owner.claim(list, { classes: { 'sqs-gallery-design-grid': true } });
      for (const slide of list.children) {
        owner.claim(slide, { classes: { 'sqs-gallery-design-grid-slide': true } });
      }
    }
  },
  rescue(element, owner) {
    for (const image of element.querySelectorAll('img[data-src]:not([src])')) {
      owner.claim(image, {
        attributes: { loading: 'lazy', src: image.getAttribute('data-src') },
        classes: { loaded: true },
      });
    }
  },
  load: () => import('./gallery.mount'),
};
