import type { BlockDefinition } from '../../core/entry/block';

/** Lists of items that the site's owner has put together, as a carousel or a slideshow of banners. */
export const userItems: BlockDefinition = {
  name: 'user-items',
  selector: '[data-controller=UserItemsListCarousel],[data-controller=UserItemsListBannerSlideshow]',
  reveal: {
    '.user-items-list-carousel__slides': {
      classes: { 'user-items-list-carousel__slides--initialized': true },
    },
    '.slideshow-holder>.slides': { classes: { 'slides--initialized': true } },
  },
  pictures: 'own',
  load: () => import('./user-items.mount'),
};
