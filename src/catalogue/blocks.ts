/**
 * The contracts of all blocks, sorted by name: what `site.js` knows of each before its code is loaded. A module behind `load` exports `unit`; which chunk it
 * is in is decided by `tools/chunk-files.mjs`.
 */
import { unit as accountLink } from '../blocks/account-link/account-link.mount';
import { unit as ancillaryLayout } from '../blocks/ancillary-layout/ancillary-layout.mount';
import { unit as cartIndicator } from '../blocks/cart-indicator/cart-indicator.mount';
import { unit as headerMenu } from '../blocks/header-menu/header-menu.mount';
import { unit as image } from '../blocks/image/image.mount';
import { unit as indexNav } from '../blocks/index-nav/index-nav.mount';
import { unit as mobileMenu } from '../blocks/mobile-menu/mobile-menu.mount';
import { EARLY_CONTROLS } from '../blocks/mobile-menu/mobile-toggles';
import { unit as mobileOffset } from '../blocks/mobile-offset/mobile-offset.mount';
import { unit as navFolders } from '../blocks/nav-folders/nav-folders.mount';
import { unit as strayImage } from '../blocks/stray-image/stray-image.mount';
import { SELECT_WRAPPER, selectTextClaims } from '../commerce/product/select-text';
import type { BlockDefinition } from '../core/entry/block';
import { idle, now, visibleNow } from '../core/entry/schedule';
import type { AnyBlockUnit } from '../core/unit';
import { countedFields } from '../forms/lazy-form/counted-fields';
import { landscapeState, shapeStyle, sizeAttributes } from '../media/image/dimensions';
import { widestImage } from '../media/image/widest-image';
import { named, type Rows } from './rows';

const hasClass = (name: string) => ({ classes: { [name]: true } }) as const;

/** Nearly every page has pictures, a menu and a link to the cart: their code is in `site.js`. */
const here = (unit: AnyBlockUnit) => () => Promise.resolve({ unit });

const BLOCK_ROWS: Rows<BlockDefinition> = {
  // Questions whose answers open below them.
  accordion: {
    selector: '.sqs-block-accordion',
    reveal: {
      // Theme CSS hides closed answers; with this the browser's search finds them before the script has loaded.
      '.accordion-item__dropdown:not([hidden],.accordion-item__dropdown--open,[data-is-open="true"] > *)': {
        attributes: { hidden: 'until-found' },
      },
    },
    fallbackStates: {
      // Without the script they cannot be opened.
      '.accordion-item__dropdown': hasClass('accordion-item__dropdown--open'),
    },
    load: () => import('../blocks/accordion/accordion.mount'),
  },
  // The link to the visitor's account: it says whether they are signed in.
  'account-link': {
    selector: '.user-accounts-link,[data-controller*=UserAccountLink]:not(:has(.user-accounts-link))',
    // Headers have it twice, for wide and for narrow windows: one of them never comes into view.
    when: idle,
    load: here(accountLink),
  },
  // Albums: album blocks, album pages, and the playlist of a cover page.
  album: {
    selector: '.sqs-album-block,.sqs-audio-playlist,.sqs-slice-album-playlist',
    load: () => import('../blocks/album/album.mount'),
  },
  // Bars of 7.0 themes whose parts belong where classes of the body say.
  'ancillary-layout': {
    selector: '[data-nc-base]',
    when: now,
    framesContent: true,
    load: here(ancillaryLayout),
  },
  // Archives that open by a checkbox, as older pages have them. Newer ones are `details`, which need no script.
  archive: {
    selector: '.sqs-block-archive:has(.archive-dropdown-toggle-checkbox)',
    load: () => import('../blocks/archive/archive.mount'),
  },
  // Audio blocks, and the players that templates write for an item: one recording each.
  audio: {
    selector: '.sqs-audio-embed,.squarespace-audio-player',
    load: () => import('../blocks/audio/audio.mount'),
  },
  // Videos behind a section or a cover page: of another service, or a file that the platform serves.
  'background-video': {
    selector: '.sqs-video-background,.sqs-video-background-native,.gallery-video-background',
    pictures: 'own',
    load: () => import('../blocks/background-video/background-video.mount'),
  },
  // Parts of blocks that a theme's CSS animates when they first come into view.
  'block-animation': {
    selector:
      '[class*="block-animation-"]:not(.block-animation-none),[class*="combination-animation-"]:not(.combination-animation-none)',
    // Other blocks' elements have such classes, too.
    rank: 2,
    fallbackStates: { ':scope': hasClass('animation-loaded') },
    load: () => import('../blocks/block-animation/block-animation.mount'),
  },
  // Blog lists whose posts a theme stacks in columns by script, and those whose script loads older posts.
  'blog-masonry': {
    selector: '.blog-masonry:has(.entry),[data-controller=BlogLayout],.BlogList:has(.BlogList-load)',
    load: () => import('../blocks/blog-masonry/blog-masonry.mount'),
  },
  // A month of a collection's events. The server sends the block empty.
  calendar: {
    selector: '.sqs-block-calendar',
    load: () => import('../blocks/calendar/calendar.mount'),
  },
  // The number of items in the cart: links to it with a number, and the place of the pill of older templates.
  'cart-indicator': {
    selector: '.sqs-custom-cart,.sqs-cart-dropzone',
    // Templates hide them until there is something to show: they never come into view.
    when: idle,
    load: here(cartIndicator),
  },
  // The page of the cart: the server sends an empty element.
  'cart-page': {
    selector: '.sqs-cart-root,#sqs-cart-root:not(:has(.sqs-cart-root))',
    load: () => import('../blocks/cart-page/cart-page.mount'),
  },
  // Bar, line and pie charts.
  chart: { selector: '.sqs-block-chart', load: () => import('../blocks/chart/chart.mount') },
  // Links that leave the site's pages for its checkout.
  'checkout-link': {
    selector:
      'a[href*="/commerce/goto-checkout"],a[href*="/checkout/subscribe?"],a[href*="/checkout/giftcard?"]',
    when: idle,
    load: () => import('../blocks/checkout-link/checkout-link.mount'),
  },
  // Galleries that are a page of their own in old themes.
  'collection-gallery': {
    selector:
      '.collection-type-gallery #slideshow:has(.slide),#fullscreenBrowser .slideshow:has(.slide),.sqs-system-gallery,[data-slice-type=gallery]:not(.gallery-style-grid *):has(.sqs-slice-gallery-item+.sqs-slice-gallery-item:not(.gallery-video-background))',
    // Theme CSS hides its parts until a script has built it.
    fallbackStates: {
      ':scope': { classes: { 'sqs-system-gallery-init': false, 'sqs-system-gallery-ready': true } },
    },
    pictures: 'own',
    load: () => import('../blocks/collection-gallery/collection-gallery.mount'),
  },
  // The comments of visitors on an item.
  comments: {
    selector: '.squarespace-comments:not(#disqus_thread)',
    load: () => import('../blocks/comments/comments.mount'),
  },
  // A frame without an address, or markup in a template, that waits for the visitor's consent.
  'consented-embed': {
    selector: 'iframe[data-consent][data-src],template[data-consent]',
    handlesConsent: true,
    load: () => import('../blocks/consented-embed/consented-embed.mount'),
  },
  // A script that the server has marked as waiting: it runs once the visitor has allowed it.
  'consented-script': {
    selector: 'script[type="text/plain"][data-consent]',
    when: now,
    load: () => import('../blocks/consented-script/consented-script.mount'),
  },
  // The lessons of a course: chapters that fold, progress, and the button that leads to the next lesson.
  'course-list': {
    selector: '.course-list',
    load: () => import('../blocks/course-list/course-list.mount'),
  },
  // The list of lessons beside a lesson of a course.
  'course-nav': {
    selector: '.course-item:has(.course-item__side-nav)',
    load: () => import('../blocks/course-nav/course-nav.mount'),
  },
  // The text of a cover page or a lock screen, which is as high as the window.
  'cover-page': {
    selector: '[data-slide-type]:not([data-slide-type^=popup]) .layer-front',
    when: now,
    load: () => import('../blocks/cover-page/cover-page.mount'),
  },
  // A thread that is kept by Disqus.
  disqus: { selector: '#disqus_thread', load: () => import('../blocks/disqus/disqus.mount') },
  // A button that leads to the page where visitors donate.
  donation: {
    selector: '.sqs-block-donation',
    load: () => import('../blocks/donation/donation.mount'),
  },
  // The columns of a 7.0 footer: theme CSS cuts off what has no room, until a class sets it below each other.
  'footer-fit': {
    selector: '.tweak-footer-layout-columns .Footer:has(.Footer-nav)',
    // In short pages it is in view.
    when: now,
    framesContent: true,
    load: () => import('../blocks/footer-fit/footer-fit.mount'),
  },
  // A form that is described by JSON. A copy that the platform's own script has moved into a lightbox is no block, nor is one in whose place there is a form of another company.
  form: {
    selector:
      '.sqs-block-form:has(.sqs-form-block-context):not(.sqs-block-form-lightbox,:has(form[action]:not([data-form-id],[onsubmit*=formId])))',
    rank: 1,
    // The room of its fields is kept until they are drawn.
    reveal: { '.form-wrapper': countedFields },
    // Usually the reason for the visit, so it does not wait for the first frame.
    when: visibleNow,
    load: () => import('../blocks/form/form.mount'),
  },
  // Gallery blocks with the grid design, and blocks of other providers with the same markup.
  'gallery-grid': {
    selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-grid)',
    // The server's gutter rules depend on classes that only the script adds; added later, they would shift the layout.
    reveal: {
      '.sqs-gallery-block-grid .sqs-gallery': hasClass('sqs-gallery-design-grid'),
      '.sqs-gallery-block-grid .sqs-gallery > *': hasClass('sqs-gallery-design-grid-slide'),
    },
    pictures: 'own',
    load: () => import('../blocks/gallery-grid/gallery-grid.mount'),
  },
  // The newer gallery sections: reels.
  'gallery-reel': {
    selector: '[data-controller^=GalleryReel]',
    reveal: { '.gallery-reel-item-src': { attributes: { 'data-visible': 'true' } } },
    fallbackStates: { figure: { attributes: { 'data-show': 'true' } } },
    pictures: 'own',
    load: () => import('../blocks/gallery-section/gallery-reel.mount'),
  },
  // The newer gallery sections that show all images at once: masonry, strips, grid.
  'gallery-section': {
    // Not the controllers of an older theme, GalleryLayout and GalleryVideoHandler.
    selector:
      '[data-controller^=Gallery]:not([data-controller^=GalleryReel],[data-controller*=Slideshow],[data-controller$=Layout],[data-controller$=Handler])',
    // CSS has placed a grid's cells already, and themes do not animate them.
    reveal: { '[data-animation=site-default] .gallery-grid-item': { attributes: { 'data-show': 'true' } } },
    fallbackStates: { figure: { attributes: { 'data-show': 'true' } } },
    pictures: 'own',
    load: () => import('../blocks/gallery-section/gallery-section.mount'),
  },
  // Gallery blocks with images side by side in a strip.
  'gallery-slider': {
    selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slider)',
    fallbackStates: {
      '.sqs-gallery': hasClass('inlay-scroller'),
      '.sqs-gallery-controls > *': hasClass('sqs-hidden'),
    },
    pictures: 'own',
    load: () => import('../blocks/gallery-slider/gallery-slider.mount'),
  },
  // Gallery blocks that show one slide at a time.
  'gallery-slideshow': {
    selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery-block-slideshow)',
    // The first image gets the size attributes of the widest one, so that the block has its final ratio.
    reveal: {
      '.slide:first-of-type img[data-image-dimensions]': (image) =>
        sizeAttributes(widestImage(image.closest('.sqs-gallery') ?? image) ?? image),
    },
    fallbackStates: { '.sqs-gallery': hasClass('inlay-unstacked') },
    pictures: 'own',
    load: () => import('../blocks/gallery-slideshow/gallery-slideshow.mount'),
  },
  // Gallery blocks with images below each other, and those with an unknown design.
  'gallery-stacked': {
    selector: ':is(.sqs-block-gallery,.sqs-block-instagram):has(.sqs-gallery)',
    rank: 1,
    reveal: { '.sqs-gallery img[data-image-dimensions]': sizeAttributes },
    pictures: 'own',
    load: () => import('../blocks/gallery-stacked/gallery-stacked.mount'),
  },
  // Headers of 7.0 themes with a menu beside the page: that is for wide windows, too, where the navigation has no room.
  'header-fit': {
    selector: 'body:has(#sidecarNav) #headerNav',
    // It changes the header.
    when: now,
    framesContent: true,
    load: () => import('../blocks/header-fit/header-fit.mount'),
  },
  // The header of a 7.1 site: the menu that its burger opens over the page, folders, and what it does while the page scrolls.
  'header-menu': {
    selector: '#header[data-controller*=Header]',
    controls: '.header-burger-btn,.header-nav-folder-title,[data-folder-id]',
    framesContent: true,
    load: here(headerMenu),
  },
  // Image blocks of every generation and design.
  image: {
    selector: '.sqs-block-image',
    reveal: {
      // Theme CSS keeps cards and posters invisible until their text has its size.
      '.image-block-outer-wrapper': hasClass('sqs-text-ready'),
      // Cards have no box around their image to reserve its room.
      '.image-block-v2 img:not([src])': sizeAttributes,
    },
    // At once: often the largest element in view, and its room must be reserved before the visitor gets there.
    when: now,
    pictures: 'own',
    load: here(image),
  },
  // Galleries in index pages of old themes, as a slideshow or a grid, and the featured posts of their blogs.
  'index-gallery': {
    selector: '.index-gallery,.sqs-featured-posts-gallery',
    // Theme CSS hides their titles until then.
    reveal: { '.post': hasClass('loaded') },
    pictures: 'own',
    load: () => import('../blocks/index-gallery/index-gallery.mount'),
  },
  // Dots beside index pages of 7.0 themes, one for each section.
  'index-nav': { selector: '.Index-nav:has(.Index-nav-item)', load: here(indexNav) },
  // Pictures behind the sections of index pages, in one layer that a theme's script would move while the page scrolls.
  'index-pictures': {
    selector: '#parallax-images:has(.image-container)',
    // It gives the sections their height.
    when: now,
    framesContent: true,
    load: () => import('../blocks/index-pictures/index-pictures.mount'),
  },
  // Galleries in index pages of themes with controllers: collages, grids and slideshows.
  'index-section': {
    selector: '.Index-gallery',
    reveal: {
      // An empty one stays hidden.
      ':scope': (section) => (section.querySelector('.Index-gallery-item') ? hasClass('loaded') : {}),
      '.Index-gallery-item:first-of-type': hasClass('active'),
    },
    pictures: 'own',
    load: () => import('../blocks/index-section/index-section.mount'),
  },
  // Map blocks, and the newer component of the same name.
  map: { selector: '.sqs-block-map', load: () => import('../blocks/map/map.mount') },
  // Text that moves across the page, in both generations of markup: block 70 and the component `website.components.scrolling`.
  marquee: {
    selector: '.sqs-block-marquee',
    fallbackStates: {
      // The text as it is measured: still, but readable.
      '.Marquee-measure': hasClass('Marquee-measure--shown'),
    },
    load: () => import('../blocks/marquee/marquee.mount'),
  },
  // Menus of a restaurant, one behind each tab.
  menu: {
    selector: '.sqs-block-menu',
    // Not when it is near: a link to one of its menus opens it, however far down the page it is.
    when: idle,
    fallbackStates: {
      // Without the script no other menu can be chosen.
      '.menus > .menu': hasClass('menu-active'),
    },
    load: () => import('../blocks/menu/menu.mount'),
  },
  // Menus of 7.0 themes for narrow windows, each found by the element that only its family has. Hidden on wide ones.
  'mobile-menu': {
    selector:
      '.Mobile .Mobile-overlay,#mobileNavToggle,#sidecarNav,#mobileNav,#mobile-navigation,#sideTrayWrapper,.overlay-nav-wrapper,.ctrl-button.menu,#mobileSelect,nav select:has(option[value^="/"])',
    when: idle,
    controls: EARLY_CONTROLS,
    framesContent: true,
    load: here(mobileMenu),
  },
  // Bars and headers of 7.0 themes that are fixed to the top or the foot of the window, or lie over the first picture: the page keeps room for them.
  'mobile-offset': {
    selector:
      '[data-controller*=MobileOffset],.mobile-bar-wrapper,#topBar,#bottomBar,body.fixed-header #header,#headerAnnouncementWrapper,#siteHeader,.Header--overlay',
    // What it keeps room for would move later.
    when: now,
    load: here(mobileOffset),
  },
  // Folders in the navigation of 7.0 themes for wide windows.
  'nav-folders': {
    selector:
      '.Header-nav:has(.Header-nav-folder),nav:has(.folder .subnav,.folder-child):not(#mobile-navigation,:is(#mobileNav,#overlayNav,#sidecarNav,#mobile-navigation,.overlay-nav-wrapper) *)',
    framesContent: true,
    load: here(navFolders),
  },
  newsletter: {
    selector: '.sqs-block-newsletter:has(form[data-form-id])',
    // Usually the reason for the visit, so it does not wait for the first frame.
    when: visibleNow,
    load: () => import('../blocks/newsletter/newsletter.mount'),
  },
  // Pictures behind sections that move more slowly than the page.
  parallax: {
    selector:
      '[data-controller*=Parallax]:has(> img),.tweak-overlay-parallax-enabled [data-parallax-image-wrapper]',
    framesContent: true,
    load: () => import('../blocks/parallax/parallax.mount'),
  },
  // Lists of projects whose images are shown while their titles are hovered.
  'portfolio-hover': {
    selector: '.portfolio-hover',
    fallbackStates: { ':scope': { attributes: { 'data-init': 'true' } } },
    load: () => import('../blocks/portfolio-hover/portfolio-hover.mount'),
  },
  // Plans whose price is for one of two periods: a block, or the page in front of protected content.
  'pricing-plan': {
    selector: '.sqs-block-pricing-plan,#sqs-paywall-page-root',
    load: () => import('../blocks/pricing-plan/pricing-plan.mount'),
  },
  // Product pages of all versions, product blocks, and products beside them or in lists that have a button of their own.
  product: {
    selector:
      '.product-detail[data-context],.sqs-block-product[data-product],.ProductItem,#pdp,#productDetails:not(.ProductItem *),.add-on-card,.product-block:not([data-product],:has(.product-block,[data-product])):has(.sqs-add-to-cart-button[data-item-id]),:is(.product-list-item[data-product-id],.grid-item[data-item-id]) .sqs-add-to-cart-button-wrapper,[data-item-id]:has(.sqs-add-to-cart-button):not(.grid-item,:has(.product-block,[data-product],.grid-item,.product-list-item,.ProductItem,#productDetails))',
    reveal: { [SELECT_WRAPPER]: selectTextClaims },
    load: () => import('../blocks/product/product.mount'),
  },
  // The controls that narrow or sort a list of products: the server draws the list anew at another address.
  'product-filters': {
    selector: '.product-list-filters,.product-list-category-select-container,.ProductList-filter',
    when: idle,
    load: () => import('../blocks/product-filters/product-filters.mount'),
  },
  // The pictures of one product, on product pages of all versions and in quick views. The block for stray images loads them.
  'product-gallery': {
    selector: '.ProductItem-gallery,.product-gallery,.pdp-gallery,#productGallery',
    reveal: { '.pdp-gallery-slides': landscapeState, '.pdp-gallery-slides-image': shapeStyle },
    load: () => import('../blocks/product-gallery/product-gallery.mount'),
  },
  // Products in lists and among related products, of all versions.
  'product-list-item': {
    selector:
      ':is(.products,.product-list,.related-products,.ProductItem-relatedProducts) :is(.grid-item,.product-list-item),.ProductList-item',
    // Themes keep items invisible until a script has shown them.
    fallbackStates: { ':scope': hasClass('is-loaded') },
    load: () => import('../blocks/product-list-item/product-list-item.mount'),
  },
  // Buyers' reviews of the product of the page: the list below it, and the stars beside its name.
  'product-reviews': {
    selector: '.product-reviews-section,[data-sqsp-section=product-reviews],.product-review-summary',
    load: () => import('../blocks/product-reviews/product-reviews.mount'),
  },
  // The slideshow that a page of some 7.0 themes begins with is its banner: the server leaves an empty place for it.
  'promoted-gallery': {
    selector:
      '#promotedGalleryWrapper:has(.col:empty),.index-section>.promoted-gallery-wrapper:not(:has(.sqs-block))',
    // It moves what is below.
    when: now,
    load: () => import('../blocks/promoted-gallery/promoted-gallery.mount'),
  },
  // Tables, appointments and registries of other services: OpenTable, Tock, Acuity, Zola.
  reservation: {
    selector:
      '.sqs-block-opentable-v2,.sqs-block-opentable,.sqs-block-tock,.sqs-block-acuity,.sqs-block-zola',
    fallbackStates: {
      // Theme CSS hides it until then.
      '.squarespace-opentable-new-age-wrapper': { classes: { loaded: true, loading: false } },
    },
    load: () => import('../blocks/reservation/reservation.mount'),
  },
  // The page that a buyer's mail leads to: a form to review what they have bought.
  'review-request': {
    selector: '#sqs-reviews-request-page-root',
    load: () => import('../blocks/review-request/review-request.mount'),
  },
  // Text that is as large as the column it is in allows. Theme CSS keeps it out of sight until a script has sized it.
  'scaled-text': {
    selector: '.sqsrte-scaled-text-container',
    when: now,
    load: () => import('../blocks/scaled-text/scaled-text.mount'),
  },
  // The hint at the foot of a first section that there is more below.
  'scroll-indicator': {
    selector: '.Index-page-scroll-indicator',
    load: () => import('../blocks/scroll-indicator/scroll-indicator.mount'),
  },
  // A search field that leads to the search page, with a preview of what would be found.
  search: {
    selector: '.sqs-search-ui-text-input',
    load: () => import('../blocks/search/search.mount'),
  },
  // The results of a search on a page of their own.
  'search-page': {
    selector: '.sqs-search-page',
    load: () => import('../blocks/search-page/search-page.mount'),
  },
  // Sections that fade, slide or uncover themselves when a visitor scrolls to them.
  'section-animation': {
    selector: '.page-section[data-animation]:not([data-animation=""],[data-animation=none])',
    fallbackStates: { ':scope': { attributes: { 'data-active': '' } } },
    framesContent: true,
    load: () => import('../blocks/section-animation/section-animation.mount'),
  },
  // Shaped lower edges of sections: waves, arches, corners.
  'section-divider': {
    selector: '[data-controller*=SectionDivider]',
    // The server cuts the section's background off until the shape is drawn.
    when: now,
    load: () => import('../blocks/section-divider/section-divider.mount'),
  },
  // The pages of a folder or the categories of a list, beside the content: in narrow windows they are closed.
  'section-nav': {
    selector: '#folderNav:has(.folder-nav-toggle),#categoryNav:has(.category-nav-toggle)',
    fallbackStates: { ':scope': hasClass('expanded') },
    controls: '.folder-nav-toggle,.category-nav-toggle',
    framesContent: true,
    load: () => import('../blocks/section-nav/section-nav.mount'),
  },
  // The newer gallery sections: slideshows, also as wide as the window.
  'section-slideshow': {
    selector: ':is([data-controller^=GallerySlideshow],[data-controller^=GalleryFullscreenSlideshow])',
    reveal: {
      'figure:first-child': { attributes: { 'data-active': 'true', 'data-in': 'true' } },
    },
    fallbackStates: { figure: { attributes: { 'data-show': 'true' } } },
    pictures: 'own',
    load: () => import('../blocks/gallery-section/section-slideshow.mount'),
  },
  // A form that the server has written without any JSON, in its block or anywhere else: its inputs stay. What has no id cannot be sent: a copy that
  // the platform's own script has drawn in a lightbox, a form of another company or with a handler of the owner's own, a block without a form.
  'server-form': {
    selector:
      '.sqs-block-form:has([data-form-id],.lightbox-handle):not(:has(.sqs-form-block-context)),form[data-form-id]:not([class*=sqs-block-] *)',
    // Usually the reason for the visit, so it does not wait for the first frame.
    when: visibleNow,
    load: () => import('../blocks/server-form/server-form.mount'),
  },
  // A button to share an item, by the browser or at one of the services that the site's owner has chosen.
  'share-buttons': {
    selector: '.squarespace-social-buttons,.sqs-share-buttons',
    load: () => import('../blocks/share-buttons/share-buttons.mount'),
  },
  // The number of visitors who like an item, and a button for one more.
  'simple-like': {
    selector: '.sqs-simple-like',
    load: () => import('../blocks/simple-like/simple-like.mount'),
  },
  // Posts of social networks that an embed code quotes or links to.
  'social-post': {
    selector: 'blockquote:is(.twitter-tweet,.twitter-video,.instagram-media),a.twitter-timeline',
    load: () => import('../blocks/social-post/social-post.mount'),
  },
  // SoundCloud blocks, whose height depends on what they play.
  soundcloud: {
    selector: '.sqs-block-soundcloud',
    load: () => import('../blocks/soundcloud/soundcloud.mount'),
  },
  // Images whose source, or whose place in a box, the server left to the script, and that no other block loads.
  'stray-image': {
    selector:
      'img:is([data-src],[data-image],:is(.Index-page-image,.Intro-image,.index-section-image,[class*=banner-image],.content-fill)>[src]:not(.sqs-block *)):not([src]:is([srcset],[data-loader]),:is(:is(.sqs-block,.sqs-block-gallery) [class*=sqs-gallery],[class*=sqs-video],[data-controller=Lightbox]) *)',
    rank: 1,
    when: now,
    load: here(strayImage),
  },
  // Lists of a collection's items: wall, grid, list, carousel.
  summary: {
    selector: '.sqs-block-summary-v2',
    // CSS places the cells of a grid; a wall must be measured first.
    reveal: { '.summary-block-setting-design-autogrid .summary-item': hasClass('positioned') },
    fallbackStates: {
      '.summary-item': hasClass('positioned'),
      '.sqs-gallery-design-carousel .sqs-gallery': hasClass('inlay-scroller'),
      '.summary-carousel-pager > *': hasClass('sqs-hidden'),
    },
    pictures: 'own',
    load: () => import('../blocks/summary/summary.mount'),
  },
  // Lines, circles and scribbles around words of a text.
  'text-highlights': {
    selector: '.sqs-block-content:has(script.TextAttributes-props)',
    load: () => import('../blocks/text-highlights/text-highlights.mount'),
  },
  // The concerts of an artist, from Bandsintown.
  'tour-dates': {
    selector: '.sqs-block-tourdates[data-block-json]',
    load: () => import('../blocks/tour-dates/tour-dates.mount'),
  },
  // Lists of items that the site's owner has put together, as a carousel or a slideshow of banners.
  'user-items': {
    selector: '[data-controller=UserItemsListCarousel],[data-controller=UserItemsListBannerSlideshow]',
    reveal: {
      '.user-items-list-carousel__slides': hasClass('user-items-list-carousel__slides--initialized'),
      '.slideshow-holder>.slides': hasClass('slides--initialized'),
    },
    pictures: 'own',
    load: () => import('../blocks/user-items/user-items.mount'),
  },
  // Video blocks, and the players that templates write elsewhere. Those of slides, galleries and summaries are theirs.
  video: {
    selector:
      '.sqs-block-video,.sqs-block-embed:has(.sqs-video-wrapper),.sqs-video-wrapper[data-html]:not(.sqs-block *,.slide *,body [class*=allery] *,body [class*=ummary] *),[data-controller$=VideoNative]',
    load: () => import('../blocks/video/video.mount'),
  },
};

export const BLOCKS = named<BlockDefinition>(BLOCK_ROWS);
