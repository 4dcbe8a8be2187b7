/** The designs of a gallery block. */
export enum GalleryVariant {
  slideshow = 1000,
  carousel = 1002,
  grid = 1003,
  stack = 1004,
}
