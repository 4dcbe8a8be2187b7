import { isDrivenByTheme } from '../../context/driven-by-theme';
import type { Claims } from '../../core/ledger/ledger.types';
import { defineFeature } from '../../core/unit';
import { findAll, matches } from '../../dom/find-all';

const shown = (name: string): Claims => ({ classes: { [name]: true } });

/**
 * The states that theme CSS waits for outside of blocks: selector → what the theme's own script would write. Until then it keeps these
 * elements transparent or hidden.
 */
const THEME_STATES: Readonly<Record<string, Claims>> = {
  // 7.0: the page as a whole, pictures of index pages and intros.
  '.Site,.Index-page-image,.Intro-image,#navigator': shown('loaded'),
  // Cover pages.
  '.sqs-slice-gallery-item': shown('loaded'),
  '#headerNav': shown('positioned'),
  'body:has(#parallax-images,#fullscreenBrowser)': shown('loaded'),
  '#title-area,#homeBlockField': shown('show'),
  // The burger is hidden on sites without navigation.
  'body:has(.nav-wrapper):has(#mobileMenu)': shown('has-nav'),
  '.tmpl-loading': { classes: { 'tmpl-loading': false } },
  '.site-header.loading,.site-page.loading': { classes: { loading: false } },
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
        for (const element of elements) if (!isDrivenByTheme(element)) owner.claim(element, claims);
      }
    };
    write();
    scope.on('site:scan', write);
  },
});
