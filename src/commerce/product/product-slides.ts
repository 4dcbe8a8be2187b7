/** Selects the slides of products on pages of version 7.1, which themes hide until a script has chosen one. */
export const PRODUCT_SLIDES =
  '.product-gallery-slides-item,.ProductItem-gallery-slides-item,.pdp-gallery-slides';
