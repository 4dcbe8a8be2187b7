// Which code comes together. Decided from what published pages load: `node tools/chunk-costs.mjs` prints what a page pays for it, a file
// counted as 1.5 KB. What `src/site.ts` imports is in `site.js`.

/** File → its lazy modules, by their names (`header-menu` for `header-menu.mount.ts`). One that is not named has a file of its own. */
export const FILES = {
  // Only for visitors who may be counted.
  statistics: ['census', 'page-speed', 'visits'],
  // One family of 7.0 themes.
  'classic-header': ['header-fit', 'index-pictures', 'promoted-gallery', 'section-nav'],
  // Code that opens menus: loaded at the first pointer or focus that comes to one.
  menus: ['open-filters-drawer', 'open-header-menus', 'open-mobile-menu', 'open-nav-folders'],
  courses: ['course-list', 'course-nav'],
  // Sections of a page, and what moves in them.
  sections: [
    'block-animation',
    'fluid-image',
    'parallax',
    'scaled-text',
    'scroll-indicator',
    'section-animation',
    'section-divider',
    'site-animation',
  ],
  consent: ['consent', 'cookie-banner'],
  'consent-embeds': ['consented-embed', 'consented-script'],
  // Galleries that show all slides at once, each in its place.
  walls: ['gallery-grid', 'gallery-layout', 'gallery-section', 'placed-designs'],
  // Galleries that show one slide at a time.
  slides: ['base', 'gallery-slideshow', 'gallery-stacked', 'section-slideshow', 'stacked'],
  // Those that only 7.0 themes have: with what shows one slide, which pictures of products need, too.
  'theme-slides': ['index-gallery', 'index-section'],
  // Blocks, sections and summaries in a design of another gallery.
  'other-designs': ['other-layout', 'other-section', 'other-summary'],
  // Galleries that scroll.
  strips: [
    'carousel',
    'gallery-carousel',
    'gallery-reel',
    'gallery-slider',
    'product-row',
    'strip',
    'thumbnail-strip',
    'thumbnails',
    'user-items',
  ],
  'create-gallery': ['create-gallery'],
  gallery: ['image-lightbox'],
  lightbox: ['create-lightbox', 'open-lightbox'],
  // Until a visitor comes near a field of the server's, nothing more is loaded.
  form: ['newsletter', 'server-form'],
  fields: ['form'],
  sending: ['start-form'],
  search: ['search', 'search-page'],
  api: ['page-api'],
  audio: ['album', 'audio'],
  video: ['background-video', 'grid-videos', 'native-video', 'video', 'video-embed'],
  // Disqus is apart, with the code for third parties.
  posts: ['share-buttons', 'simple-like', 'social-note'],
  reviews: ['comments', 'product-reviews', 'review-request'],
  shop: ['checkout-link', 'product', 'product-list-item'],
  // Questions that some products ask before they are added.
  'shop-forms': ['ask-fields', 'restock-note'],
  'shop-list': ['product-filters', 'quick-view'],
  cart: ['cart-notice', 'cart-requests', 'open-pill', 'write-subtotals'],
  commerce: ['page-cart'],
  'local-cart': ['local-cart', 'local-checkout'],
  dialogs: ['create-confirm', 'create-toast', 'create-tooltip', 'open-confirm', 'show-toast', 'system-error'],
  developer: ['call-checks', 'style-checks'],
  languages: ['load-language'],
};

/**
 * Files that a visitor's press waits for, with what they import: Chromium compiles all their functions while they load. Of the first tap on a burger that
 * saves 30 of 36 ms of compiling, on a processor four times slower.
 */
export const PRESSED = ['cart', 'common', 'dialogs', 'focus', 'lightbox', 'menus', 'shop-list'];

/**
 * Modules of which each file that uses them has a copy. In a file that others share, every page that loads it would have them: a page seldom has two
 * of their users at once. They keep no state of their own: what a page has once, such as its live region, is on the document. Numbers and names are
 * shorter than a name by which another file has them, too.
 */
export const COPIED = new RegExp(
  [
    '^src/(?:vocabulary/|ui/third-party-note/',
    '(?:consent/(?:answers|consent-mode)|context/(?:account|preview)|data/(?:block-json|read-json)|storage/(?:liked-items|stored-text)|media/image/copy-image',
    'dom/(?:arrow-keys|child-elements|is-composing|keep-focus-clear|move-nodes|near-viewport|on-find-in-page|on-option-chosen|on-screen|open-on-top|site-address|snapshot-children|with-timeout)',
    'dom/pointer/(?:drag|pinch|pointers|swipe|text-press|zoom-geometry)|text/(?:decode-entities|escape|links/read-link|plain-text|random-number|safe-tags|sanitize|share-address)',
    'react/(?:adopt|in-slices)|ui/(?:dialog/dialog-stack|keep-readable|live-region/announcer|static-icon-paths)|forms/model/read-formats|lightbox/openers/connect-theme-slides',
    'blocks/(?:gallery-section/slide-section|gallery-stacked/layout)\\.data|gallery/(?:block/slideshow\\.data|theme-images))\\.)',
  ].join('|'),
);

/**
 * Where code is that several files need: the first pattern that matches the path of its module counts.
 * @type {ReadonlyArray<readonly [pattern: RegExp, file: string]>}
 */
export const SHARED = [
  // Nearly every page needs it.
  [/^src\/(?:store|context\/(?!preview)|vocabulary|storage\/cookies)/, 'site'],
  [
    /^(?:src\/(?:core\/(?!calls|in-slices)|data\/(?:is-plain|parse-|shape))|node_modules\/(?:nanoevents|js-cookie)\/)/,
    'site',
  ],
  [/^src\/(?:api\/(?:build-request|crumb-cookie)|consent\/tracking-cookies)/, 'site'],
  [
    /^src\/(?:text\/(?:messages|query)|dom\/unclobbered|forms\/(?:submission\/page-|lazy-form\/read-server-form))/,
    'site',
  ],

  [/^src\/(?:data\/snapshot|commerce\/|text\/cached-format)/, 'commerce'],
  [/^src\/media\/image\//, 'walls'],
  [/^src\/(?:core\/in-slices|data\/(?:aspect-ratio|data-props)|dom\/touch-action)/, 'gallery'],
  // Designs with a current slide; all others place their slides.
  [/^src\/gallery\/(?:scroll|designs\/(?:strip|carousel))\//, 'strips'],
  [/^src\/gallery\/designs\/base\//, 'gallery'],
  [/^src\/gallery\/(?:transitions|designs\/(?:stacked|load-design|moving-designs))/, 'slides'],
  [/^src\/gallery\/(?:placing|designs)\//, 'walls'],
  [
    /^src\/(?:lightbox\/(?:openers|thumbnail|address|[^/]*\.types)|dom\/(?:drawn-scale|pointer\/))/,
    'gallery',
  ],
  [/^src\/blocks\/(?:gallery-section\/mount-section|gallery-stacked\/mount-layout)/, 'walls'],
  [/^src\/blocks\/gallery-stacked\/mount-stacked/, 'slides'],
  [/^src\/blocks\/summary\//, 'summary'],
  [/^src\/(?:gallery|blocks\/(?:gallery|index|portfolio))/, 'gallery'],
  [/^src\/lightbox\//, 'lightbox'],
  [
    /^src\/forms\/(?:lazy-form|validation\/rules|model\/read-f|model\/form\.types|draft\/draft-record)/,
    'form',
  ],
  [/^src\/forms\/.*\.view\.tsx$/, 'fields'],
  [/^src\/forms\/model\/read-markup/, 'sending'],
  // What says what is wrong with a form that is being sent.
  [/^src\/forms\/fields\/(?:field-messages|field-rules|form-summary)/, 'sending'],
  [/^src\/forms\/(?:fields|model|validation|draft)/, 'rules'],
  [/^src\/forms\//, 'sending'],
  [/^src\/media\/audio\//, 'audio'],
  [/^src\/media\//, 'video'],
  [/^src\/ui\/navigation\//, 'menus'],
  [/^(?:src\/ui\/dialog\/(?!dialog-stack)[^.]*\.ts$|node_modules\/tabbable\/)/, 'focus'],
  [/^src\/(?:consent\/(?!embed-)|dom\/(?:load-script|trusted-script))/, 'third-parties'],
  [/^src\/ui\/(?:live-region|on-document|static-icon-paths|dialog\/dialog-stack)/, 'common'],
  [/^src\/ui\/(?:dialog|confirm|toast|tooltip)\//, 'dialogs'],
  [/^src\/(?:core\/calls\/|text\/nearest-word)/, 'calls'],
  // For what is opened later: popups, quick views, lists that are drawn anew.
  [/^src\/text\/server-html/, 'server-html'],
  [/^src\/(?:text|dom|data|storage|consent|context|react\/static)\//, 'common'],
  [/^(?:src\/(?:react|ui)|node_modules\/(?:preact|react|react-dom|scheduler)\/)/, 'views'],
  [/^src\/features\/endpoints\/(?:endpoint-calls|closed-text|endpoints\.messages)/, 'endpoints'],
  [/^src\/api\/(?:quiet|speed)/, 'statistics'],
  [/^src\/api\/cart-calls/, 'commerce'],
  [/^src\/api\//, 'api'],
  [/^src\/features\/endpoints\//, 'local-cart'],
  // What it opens uses its words, too.
  [/^src\/features\/mobile-bar\//, 'mobile-bar'],
  [/^src\/features\//, 'common'],
];
