import type { BlockDefinition } from '../../core/entry/block';

/** The pictures of one product, on product pages of all versions and in quick views. The block for stray images loads them. */
export const productGallery: BlockDefinition = {
  name: 'product-gallery',
  selector: '.ProductItem-gallery,.product-gallery,#productGallery',
  load: () => import('./product-gallery.mount'),
};
