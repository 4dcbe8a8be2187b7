import PhotoSwipeLightbox from 'photoswipe/lightbox';

const isFast = location.search === '?fast';
const lightbox = new PhotoSwipeLightbox({
  gallery: '.bench-gallery',
  children: 'a',
  pswpModule: () => import('photoswipe'),
  ...(isFast && { showHideAnimationType: 'none' }),
});
lightbox.init();
