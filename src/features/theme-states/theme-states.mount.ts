import { isDrivenByTheme } from '../../context/driven-by-theme';
import type { States } from '../../core/entry/states';
import type { Claims } from '../../core/ledger/ledger.types';
import { defineFeature } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';
import { SPACERS, spacerHeight } from './spacer-height';

const shown = (name: string): Claims => ({ classes: { [name]: true } });

/**
 * The states that theme CSS waits for outside of blocks: selector → what the theme's own script would write. Until then it keeps these
 * elements transparent or hidden.
 */
const THEME_STATES: States = {
  // 7.0: the page as a whole, or its header alone, pictures of index pages, intros and cover pages.
  '.Site,.Header,.Index-page-image,.Intro-image,#navigator,body:has(#parallax-images,#fullscreenBrowser),.sqs-slice-gallery-item:is(:first-of-type,.gallery-video-background)':
    shown('loaded'),
  // Links of the navigation lead to sections by these names.
  '.parallax-item[data-url-id]:not([id])': ({ dataset }) => ({ attributes: { id: dataset.urlId ?? '' } }),
  '#parallax-nav:not([class*=color-weight])': shown('color-weight-light'),
  '#headerNav': shown('positioned'),
  '#pageWrapper:has(#fullscreenBrowser)': { styles: { opacity: '1' } },
  '#title-area,#homeBlockField': shown('show'),
  // The header is over the featured posts of a blog.
  'body:has(.sqs-featured-posts-gallery)': shown('has-banner-image'),
  // The burger is hidden on sites without navigation.
  'body:has(.nav-wrapper):has(#mobileMenu)': shown('has-nav'),
  // A bar at the foot that its owner has hidden until the mouse is there: nothing else brings it.
  '#bottomBar': shown('viewable'),
  // Links to the posts before and after, beside the window.
  '[data-controller=BlogItemPaginationArrows]': shown('BlogItem-pagination--loaded'),
  '.tmpl-loading': { classes: { 'tmpl-loading': false } },
  // Parts of two families that are transparent while they have this class.
  ':is(.site-header,.site-page,#header > .wrapper,#header .lower-header,#flowContent,.flow-back,.masonry-container,.products-collection).loading':
    { classes: { loading: false } },
  // The title over a banner, in the middle of its height.
  '.page-image > .wrapper': { styles: { opacity: '1', translate: '0 -50%' } },
  '.sqs-add-to-cart-button-wrapper': { styles: { visibility: 'visible' } },
  [SPACERS]: spacerHeight,
  // Shapes that fill their cell. Those that are drawings would keep their ratio.
  '.sqs-shape-block-container': { classes: { 'hidden-stretch-block': false } },
  '[data-stretched-to-fill] > svg.sqs-shape': { attributes: { preserveAspectRatio: 'none' } },
  // 7.1: items of blogs and courses fade in when their picture has loaded.
  ':is(.blog-basic-grid--container,.blog-single-column--container,.blog-item,.lessons .grid-item,.lazy-load)':
    shown('is-loaded'),
  '.course-item__course-action-button': shown('course-item__course-action-button--ready'),
  '.course-item__footer-content': shown('course-item__footer-content--visible'),
  '.course-item__next-lesson-button': shown('active'),
  // The picture below the canvas that an effect would be drawn on.
  '.background-image-fx': { styles: { visibility: 'visible' } },
  '.newsletter-block': shown('rendered'),
  '.ProductList-item,.ProductItem-relatedProducts-item': shown('image-is-loaded'),
  // Pictures that the server has given their source, so that nothing else loads them.
  ':is(.eventlist-column-thumbnail,.ProductList-item,.ProductItem-relatedProducts-item,.Index-page-image,.index-section-image) img[src]':
    shown('loaded'),
};

/** Writes the states that theme CSS waits for where no script of the theme is there to write them. */
export const unit = defineFeature({
  mount(_, scope) {
    // An owner each: an element may wait for more than one state, and a second claim of the same owner would replace the first.
    const states = Object.entries(THEME_STATES).map(([selector, claims]) => ({
      selector,
      claims,
      owner: scope.owner(),
    }));
    const write = (root: ParentNode = document) => {
      for (const { selector, claims, owner } of states) {
        const elements = findAll(root, selector);
        if (root instanceof HTMLElement && matches(root, selector)) elements.push(root);
        for (const element of elements)
          if (!isDrivenByTheme(element))
            owner.claim(element, typeof claims === 'function' ? claims(element) : claims);
      }
    };
    write();
    scope.on('site:scan', write);
  },
});
