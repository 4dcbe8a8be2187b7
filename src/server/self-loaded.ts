/**
 * Code that units load by themselves once they are mounted, by the name of its chunk: the elements in the page that make them do so; `''` where
 * they always do. All other code behind an `import()` waits for a visitor.
 */
export const SELF_LOADED: Readonly<Record<string, string>> = {
  'fluid-image': '.fluid-image-container:is([data-shape-mask],:has(.content-fit))',
  'image-lightbox': '.sqs-block-image .lightbox',
  thumbnails: '.sqs-gallery-block-slideshow ~ .sqs-gallery-thumbnails',
};
