// The owner's words for the things that Inlay brings to life. Units that nobody sees as a thing of their own have none.

const WORDS: Readonly<Record<string, readonly string[]>> = {
  Accordions: ['accordion'],
  'Account links': ['account-link'],
  'Announcement bar': ['announcement-bar'],
  'Audio and albums': ['album', 'audio', 'soundcloud'],
  'Background videos': ['background-video'],
  'Calendars and tour dates': ['calendar', 'tour-dates'],
  Cart: ['cart-indicator', 'cart-page', 'checkout-link', 'cart-notice'],
  Charts: ['chart'],
  'Comments and likes': ['comments', 'disqus', 'disqus-counts', 'simple-like'],
  'Cookie banner': ['cookie-banner', 'consented-embed', 'consented-script'],
  Courses: ['course-list', 'course-nav'],
  Donations: ['donation'],
  Forms: ['form', 'server-form'],
  Galleries: [
    'collection-gallery',
    'gallery-grid',
    'gallery-reel',
    'gallery-section',
    'gallery-slider',
    'gallery-slideshow',
    'gallery-stacked',
    'index-gallery',
    'portfolio-hover',
    'promoted-gallery',
    'section-slideshow',
  ],
  Images: ['image', 'index-pictures', 'index-section', 'stray-image'],
  'Lists of items': ['user-items'],
  'Lists of posts': ['archive', 'blog-masonry', 'summary'],
  Maps: ['map'],
  Marquees: ['marquee'],
  Menus: ['header-menu', 'index-nav', 'mobile-menu', 'nav-folders', 'section-nav'],
  'Menus of food and drinks': ['menu'],
  'Mobile bar': ['mobile-bar'],
  Newsletters: ['newsletter'],
  'Pop-up': ['popup-overlay'],
  'Pricing plans': ['pricing-plan'],
  Products: [
    'product',
    'product-filters',
    'product-gallery',
    'product-list-item',
    'product-reviews',
    'quick-view',
    'review-request',
  ],
  Reservations: ['reservation'],
  Search: ['search', 'search-page'],
  'Share buttons and social posts': ['pinterest-overlay', 'share-buttons', 'social-post'],
  Videos: ['video'],
};

const BY_UNIT = new Map(Object.entries(WORDS).flatMap(([word, units]) => units.map((unit) => [unit, word])));

/** @example wordOf('nav-folders'); // 'Menus' */
export const wordOf = (unit: string): string | undefined => BY_UNIT.get(unit);

/** All units that have a word. */
export const UNITS_WITH_WORDS: readonly string[] = [...BY_UNIT.keys()];
