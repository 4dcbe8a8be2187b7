// The lightboxes that are compared: what each needs in the page, and by what its parts are known.

/**
 * @typedef {object} Variant
 * @property {string} name
 * @property {string} label
 * @property {string} [script] In scripts/; Inlay brings its own build.
 * @property {readonly string[]} [styles] Stylesheets, from the packages.
 * @property {string} picture The full picture that is shown now.
 * @property {string} container There while it is open.
 */

/** @type {readonly Variant[]} */
export const VARIANTS = [
  {
    name: 'inlay',
    label: 'Inlay',
    picture: '[data-slot="0"] .inlay-lightbox-image',
    container: 'dialog.inlay-lightbox',
  },
  {
    name: 'photoswipe',
    label: 'PhotoSwipe 5',
    script: 'photoswipe.js',
    styles: ['photoswipe/dist/photoswipe.css'],
    picture: '.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)',
    container: '.pswp',
  },
  {
    name: 'lightgallery',
    label: 'lightGallery 2 (zoom)',
    script: 'lightgallery.js',
    styles: ['lightgallery/css/lightgallery.css', 'lightgallery/css/lg-zoom.css'],
    picture: '.lg-current .lg-image',
    container: '.lg-container.lg-show',
  },
  {
    name: 'yarl',
    label: 'yet-another-react-lightbox 3 (zoom)',
    script: 'yarl.jsx',
    styles: ['yet-another-react-lightbox/styles.css'],
    picture: '.yarl__slide_current .yarl__slide_image',
    container: '.yarl__portal',
  },
];
