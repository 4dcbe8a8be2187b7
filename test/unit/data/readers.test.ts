// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAccordion } from '../../../src/blocks/accordion/accordion.data';
import { readAccountLink } from '../../../src/blocks/account-link/account-link.data';
import { readAlbum } from '../../../src/blocks/album/album.data';
import { readAncillaryLayout } from '../../../src/blocks/ancillary-layout/ancillary-layout.data';
import { readArchive } from '../../../src/blocks/archive/archive.data';
import { readAudio } from '../../../src/blocks/audio/audio.data';
import { readCalendar } from '../../../src/blocks/calendar/calendar.data';
import { readEvents } from '../../../src/blocks/calendar/calendar-events.data';
import { readCartPage } from '../../../src/blocks/cart-page/cart-page.data';
import { readChart } from '../../../src/blocks/chart/chart.data';
import { readTable } from '../../../src/blocks/chart/chart-table';
import { readComments } from '../../../src/blocks/comments/comments.data';
import { readCourseNav } from '../../../src/blocks/course-nav/course-nav.data';
import { readDisqus } from '../../../src/blocks/disqus/disqus.data';
import { readDonation } from '../../../src/blocks/donation/donation.data';
import { readGrid } from '../../../src/blocks/gallery-grid/gallery-grid.data';
import { readProps, readSection } from '../../../src/blocks/gallery-section/section.data';
import { readSlideSection } from '../../../src/blocks/gallery-section/slide-section.data';
import { readLayout } from '../../../src/blocks/gallery-stacked/layout.data';
import { readHeaderMenu } from '../../../src/blocks/header-menu/header-menu.data';
import { readIndexGallery } from '../../../src/blocks/index-gallery/index-gallery.data';
import { readIndexNav } from '../../../src/blocks/index-nav/index-nav.data';
import { readIndexSection } from '../../../src/blocks/index-section/index-section.data';
import { readMap } from '../../../src/blocks/map/map.data';
import { readMarquee } from '../../../src/blocks/marquee/marquee.data';
import { readMenu } from '../../../src/blocks/menu/menu.data';
import { readMobileMenu } from '../../../src/blocks/mobile-menu/mobile-menu.data';
import { readNavFolders } from '../../../src/blocks/nav-folders/nav-folders.data';
import { readParallax } from '../../../src/blocks/parallax/parallax.data';
import { readPortfolioHover } from '../../../src/blocks/portfolio-hover/portfolio-hover.data';
import { readPricingPlan } from '../../../src/blocks/pricing-plan/pricing-plan.data';
import { readProductBlock } from '../../../src/blocks/product/product.data';
import { readProductFilters } from '../../../src/blocks/product-filters/product-filters.data';
import { readProductGallery } from '../../../src/blocks/product-gallery/product-gallery.data';
import { readProductListItem } from '../../../src/blocks/product-list-item/product-list-item.data';
import { readProductReviews } from '../../../src/blocks/product-reviews/product-reviews.data';
import { readReservation } from '../../../src/blocks/reservation/reservation.data';
import { readScaledText } from '../../../src/blocks/scaled-text/scaled-text.data';
import { readSearch } from '../../../src/blocks/search/search.data';
import { readSearchAddress, readSearchPage } from '../../../src/blocks/search-page/search-page.data';
import { readSectionDivider } from '../../../src/blocks/section-divider/section-divider.data';
import { readShareButtons } from '../../../src/blocks/share-buttons/share-buttons.data';
import { readSimpleLike } from '../../../src/blocks/simple-like/simple-like.data';
import { readSocialPost } from '../../../src/blocks/social-post/social-post.data';
import { readSoundcloud } from '../../../src/blocks/soundcloud/soundcloud.data';
import { readSummary } from '../../../src/blocks/summary/summary.data';
import { readRendering } from '../../../src/blocks/summary/summary-rendering.data';
import { readTextHighlights } from '../../../src/blocks/text-highlights/text-highlights.data';
import { readConcerts } from '../../../src/blocks/tour-dates/read-concerts';
import { readTourDates } from '../../../src/blocks/tour-dates/tour-dates.data';
import { readUserItems } from '../../../src/blocks/user-items/user-items.data';
import { readVideoBlock } from '../../../src/blocks/video/video.data';
import { readConsentPolicy } from '../../../src/consent/policy';
import { readSiteContext } from '../../../src/context/context';
import { readToggle } from '../../../src/context/toggles';
import { readAnnouncement } from '../../../src/features/announcement-bar/announcement.data';
import { isClosed } from '../../../src/features/announcement-bar/closed-record';
import { readBanner } from '../../../src/features/cookie-banner/cookie-banner.data';
import { readMobileBar } from '../../../src/features/mobile-bar/mobile-bar.data';
import { readOwner, usesEscapeKey } from '../../../src/features/owner/owner.data';
import { readPinterestOverlay } from '../../../src/features/pinterest-overlay/pinterest-overlay.data';
import { readPopup } from '../../../src/features/popup-overlay/popup.data';
import { readRecord } from '../../../src/features/popup-overlay/popup-record';
import { readContext } from '../../../src/forms/model/read-context';
import { readField } from '../../../src/forms/model/read-field';
import { readSlideshow } from '../../../src/gallery/block/slideshow.data';
import { readStackedOptions } from '../../../src/gallery/designs/stacked/stacked.data';
import { readStripOptions } from '../../../src/gallery/designs/strip/strip.data';
import {
  readHostedSettings,
  readHostedThumbnail,
  readHostedVideo,
} from '../../../src/media/video/hosted-video';
import { readPlayerEvent } from '../../../src/media/video/player-messages';
import { readWrapper } from '../../../src/media/video/video-wrapper.data';
import { isMemberSignedIn } from '../../../src/storage/member-cookie';
import { filesIn, read } from '../../house/support';

/** What JSON can hold and code does not expect. Kept as text: the deep one cannot be written by `JSON.stringify`. */
const VALUES: Readonly<Record<string, string>> = {
  'an object without a primitive': '{"toString":1,"valueOf":1}',
  'lists in lists': `${'['.repeat(9000)}${']'.repeat(9000)}`,
  'the names of Object': '{"__proto__":{"a":1},"constructor":1,"hasOwnProperty":1}',
  'a huge number': '1e308',
  'a huge number as text': '"-1e308"',
  'an infinite number as text': '"1e999"',
  'a lone surrogate': '"\\ud800"',
  'half a tag with a lone surrogate': '"<p \\udfff"',
  'no character': '"\\u0000"',
  'a list': '[]',
  true: 'true',
  null: 'null',
};

/** Data as JSON, for attributes and scripts, and as what code makes of it. */
interface Source {
  readonly json: string;
  readonly data: unknown;
}

const warn = () => {};
const store = (value: unknown) => ({ get: () => value, set: () => true, remove: () => {} });

/** An element of this markup with one more attribute. */
function element(html: string, attribute = '', json = ''): HTMLElement {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  const made = holder.firstElementChild;
  if (!(made instanceof HTMLElement)) throw new Error('The markup has no element.');
  if (attribute) made.setAttribute(attribute, json);
  return made;
}

const classes = (source: unknown) => {
  const { classList } = element('<p></p>');
  if (typeof source === 'string') classList.add(...source.split(/\s+/).filter(Boolean));
  return classList;
};
const fields = (source: unknown) =>
  typeof source === 'object' && source !== null ? (source as Readonly<Record<string, unknown>>) : undefined;

function readForm(json: string): unknown {
  const block = element('<div id="block-1"></div>');
  const script = element('<script type="application/json" class="sqs-form-block-context"></script>');
  script.textContent = json;
  block.append(script);
  return readContext(block, warn);
}

const BLOCK =
  '<div><div class="summary-block-wrapper"></div><div class="summary-item-list"><p></p></div></div>';
const CONTENT = '<div><div class="sqs-block-content"></div></div>';

const SECTION =
  '<div class="gallery-reel"><div class="x-wrapper gallery-reel-list"><figure></figure></div></div>';

/** File → its readers, each fed with anything. */
const CARD =
  '<div class="add-on-card"><i class="sqs-add-to-cart-button" data-item-id="p2"></i><b class="add-on-title">A</b></div>';
const SHOP = { websiteSettings: readSiteContext({}).websiteSettings };

const READERS: Readonly<Record<string, ReadonlyArray<(source: Source) => unknown>>> = {
  'blocks/accordion/accordion.data.ts': [
    ({ json }) =>
      readAccordion(element('<div class="accordion-items-container"></div>', 'data-is-open', json)),
  ],
  'blocks/calendar/calendar.data.ts': [
    ({ json }) => readCalendar(element(BLOCK, 'data-block-json', json), warn),
    ({ data }) => {
      Object.assign(window, { Static: { SQUARESPACE_CONTEXT: { website: data } } });
      const read = readCalendar(element(BLOCK, 'data-block-json', '{"collectionId":"a"}'), warn);
      Reflect.deleteProperty(window, 'Static');
      return read;
    },
  ],
  'blocks/calendar/calendar-events.data.ts': [
    ({ data }) => readEvents([data, { title: 'a', startDate: 1, location: data }], () => '2026-03-09', warn),
  ],
  'blocks/cart-page/cart-page.data.ts': [
    ({ data }) => {
      const storeSettings = {
        selectedCurrency: data,
        minimumOrderSubtotal: data,
        continueShoppingLinkUrl: data,
      };
      return readCartPage({ websiteSettings: { storeSettings } }, warn);
    },
    ({ data }) => {
      const storeSettings = {
        minimumOrderSubtotalEnabled: true,
        minimumOrderSubtotal: { currency: 'USD', value: data },
      };
      return readCartPage({ websiteSettings: { storeSettings } }, warn);
    },
  ],
  'blocks/album/album.data.ts': [
    ({ json }) => {
      const album = element('<div><div class="track"><a class="link">A</a></div></div>');
      const track = album.querySelector<HTMLElement>('.track');
      for (const name of ['url', 'title', 'artist', 'durationInMs'])
        Object.assign(track?.dataset ?? {}, { [name]: json });
      track?.querySelector('a')?.setAttribute('href', json);
      return readAlbum(album);
    },
  ],
  'blocks/audio/audio.data.ts': [
    ({ json }) => readAudio(element('<div></div>', 'data-url', json), warn),
    ({ json }) => {
      const block = element('<div data-url="/a.mp3"></div>', 'data-duration-in-ms', json);
      Object.assign(block.dataset, { title: json, showDownload: json, lengthInMilliSeconds: json });
      return readAudio(block, warn);
    },
  ],
  'blocks/social-post/social-post.data.ts': [
    ({ json }) => readSocialPost(element('<blockquote></blockquote>', 'class', json)),
  ],
  'blocks/soundcloud/soundcloud.data.ts': [
    ({ json }) => {
      const block = element('<div><iframe></iframe></div>');
      block.querySelector('iframe')?.setAttribute('data-src', json);
      return readSoundcloud(block);
    },
  ],
  'blocks/gallery-grid/gallery-grid.data.ts': [
    ({ json }) => readGrid(element(BLOCK, 'data-block-json', json), warn),
  ],
  'blocks/gallery-stacked/layout.data.ts': [
    ({ json }) => readLayout(element(BLOCK, 'data-block-json', json), warn),
  ],
  'gallery/block/slideshow.data.ts': [
    ({ json }) => readSlideshow(element(BLOCK, 'data-block-json', json), warn),
  ],
  'blocks/index-gallery/index-gallery.data.ts': [
    ({ data }) => readIndexGallery(element('<div><div class="gallery-wrapper"></div></div>'), classes(data)),
  ],
  'blocks/index-section/index-section.data.ts': [
    ({ data }) =>
      readIndexSection(
        element('<div><div class="Index-gallery-wrapper"></div></div>'),
        classes(data),
        data,
        warn,
      ),
  ],
  'blocks/archive/archive.data.ts': [
    ({ json }) =>
      readArchive(
        element('<div><input class="archive-dropdown-toggle-checkbox"></div>', 'data-block-json', json),
      ),
  ],
  'blocks/course-nav/course-nav.data.ts': [
    ({ json }) => {
      const panel = '<div class="course-item__side-nav"><p class="course-item__side-nav-content"></p></div>';
      const toggle = '<button class="course-item__side-nav-toggle-button-desktop"></button>';
      return readCourseNav(element(`<div>${panel}${toggle}</div>`, 'data-course', json));
    },
  ],
  'blocks/index-nav/index-nav.data.ts': [
    ({ json }) => {
      const nav = element('<nav><a class="Index-nav-item">One</a></nav>');
      nav.querySelector('a')?.setAttribute('href', json);
      return readIndexNav(nav);
    },
  ],
  'blocks/parallax/parallax.data.ts': [
    ({ json }) => {
      const section = element('<section><div><img alt=""></div></section>', 'data-current-context', json);
      return readParallax(section.querySelector('div') ?? section, warn);
    },
    ({ json }) => {
      const context = `{"backgroundMediaEffect":{"intensity":${json},"rotation":${json}}}`;
      const section = element('<section><div><img alt=""></div></section>', 'data-current-context', context);
      return readParallax(section.querySelector('div') ?? section, warn);
    },
  ],
  'blocks/section-divider/section-divider.data.ts': [
    ({ json }) => {
      const clip = '<svg class="section-divider-svg-clip"><clipPath id="d"><path></path></clipPath></svg>';
      const context = `{"divider":{"enabled":true,"type":${json},"width":${json},"height":{"value":${json}}}}`;
      const section = element(`<section><p></p>${clip}</section>`, 'data-current-context', context);
      return readSectionDivider(section.querySelector('p') ?? section, warn);
    },
  ],
  'blocks/text-highlights/text-highlights.data.ts': [
    ({ json }) => {
      const block = element(
        '<div><i class="sqsrte-text-highlight" data-text-attribute-id="a"></i><script class="TextAttributes-props"></script></div>',
      );
      const script = block.querySelector('script');
      if (script) script.textContent = json;
      return readTextHighlights(block, warn);
    },
    ({ json }) => {
      const block = element(
        '<div><i class="sqsrte-text-highlight" data-text-attribute-id="a"></i><script class="TextAttributes-props"></script></div>',
      );
      const script = block.querySelector('script');
      if (script)
        script.textContent = `[{"id":"a","type":"highlight","shape":${json},"color":${json},"thickness":${json}}]`;
      return readTextHighlights(block, warn);
    },
  ],
  'blocks/chart/chart.data.ts': [
    ({ json }) => {
      const block = element(
        '<div><div class="chart-block-container"><div class="chart-block-body"><div class="chart-block-content"></div></div></div></div>',
      );
      block.firstElementChild?.setAttribute('data-settings', json);
      return readChart(block);
    },
    ({ data }) => readTable(data),
  ],
  'blocks/comments/comments.data.ts': [
    ({ json, data }) =>
      readComments(element('<div data-item-id="a"></div>', 'data-public-comment-count', json), data),
  ],
  'blocks/disqus/disqus.data.ts': [({ data }) => readDisqus(readSiteContext(data))],
  'blocks/donation/donation.data.ts': [
    ({ json }) => {
      const block = element('<div><p class="sqs-donate-button"></p></div>');
      block.firstElementChild?.setAttribute('data-donate-page-id', json);
      return readDonation(block);
    },
  ],
  'blocks/product/product.data.ts': [
    ({ json }) => readProductBlock(element('<div></div>', 'data-product', json), {}, SHOP, warn),
    ({ json }) => readProductBlock(element('<div></div>', 'data-context', json), {}, SHOP, warn),
    ({ data }) => readProductBlock(element('<div></div>', 'data-item-id', 'p1'), data, SHOP, warn),
    ({ json }) => readProductBlock(element(CARD, 'data-product-id', json), {}, SHOP, warn),
    ({ json }) => {
      const around = element('<div class="product-detail"></div>', 'data-context', json);
      around.setAttribute('data-localized-strings', json);
      around.innerHTML = CARD;
      const card = around.querySelector<HTMLElement>('.add-on-card');
      return card && readProductBlock(card, {}, SHOP, warn);
    },
    ({ json }) => {
      const page = element('<div data-item-id="p1"></div>');
      page.append(element('<i class="product-variants"></i>', 'data-variants', json));
      return readProductBlock(page, {}, SHOP, warn);
    },
  ],
  'blocks/product-gallery/product-gallery.data.ts': [
    ({ json, data }) => {
      const gallery = element('<div><p class="product-gallery-slides-item"></p></div>');
      gallery.setAttribute('data-gallery-click-action', json);
      return readProductGallery(gallery, { classes: classes(data), tweaks: fields(data) ?? {} }, warn);
    },
    ({ data }) => {
      const gallery = element('<div><p class="product-gallery-slides-item"></p></div>');
      const tweaks = { 'tweak-product-basic-item-image-zoom-factor': data };
      return readProductGallery(gallery, { classes: classes(data), tweaks }, warn);
    },
  ],
  'blocks/product-list-item/product-list-item.data.ts': [
    ({ data }) => readProductListItem(element('<div><img class="grid-image-hover"></div>'), classes(data)),
  ],
  'blocks/product-filters/product-filters.data.ts': [
    ({ json }) => readProductFilters(element(`<div><select><option>${json}</option></select></div>`)),
  ],
  'blocks/product-reviews/product-reviews.data.ts': [
    ({ json, data }) => readProductReviews(element('<div></div>', 'data-product-id', json), data),
  ],
  'blocks/share-buttons/share-buttons.data.ts': [
    ({ json }) =>
      readShareButtons(element('<div></div>', 'data-full-url', json), {
        website: { baseUrl: json, shareButtonOptions: { 1: true } },
      }),
    ({ data }) => readShareButtons(element('<div></div>'), data),
  ],
  'blocks/simple-like/simple-like.data.ts': [
    ({ json }) => readSimpleLike(element('<p data-item-id="a"></p>', 'data-like-count', json)),
  ],
  'features/pinterest-overlay/pinterest-overlay.data.ts': [({ data }) => readPinterestOverlay(data)],
  'blocks/marquee/marquee.data.ts': [
    ({ json }) => {
      const block = element('<div><div class="Marquee"><h1><svg class="Marquee-svg"></svg></h1></div></div>');
      const script = element('<script type="application/json" class="Marquee-props"></script>');
      script.textContent = json;
      block.firstElementChild?.prepend(script);
      return readMarquee(block, warn);
    },
    ({ json }) => {
      const block = element('<div class="Marquee"><h1><svg class="Marquee-svg"></svg></h1></div>');
      for (const name of ['marqueeItems', 'linkTo', 'animationSpeed', 'waveIntensity', 'pausedOnHover'])
        block.dataset[name] = json;
      return readMarquee(block, warn);
    },
  ],
  'blocks/menu/menu.data.ts': [
    ({ json }) => {
      const label = '<label class="menu-select-labels"></label>';
      const block = element(
        `<div><p>${label}${label}</p><div class="menus"><p class="menu"></p><p class="menu"></p></div></div>`,
      );
      block.querySelector('label')?.setAttribute('for', json);
      return readMenu(block);
    },
  ],
  'blocks/pricing-plan/pricing-plan.data.ts': [
    ({ json }) => {
      const options = '<div class="pricing-plan-pricing-options"><i class="left-button"></i></div>';
      const block = element(`<div>${options}<div class="product-price"><div></div></div></div>`);
      block.querySelector('i')?.setAttribute('aria-pressed', json);
      return readPricingPlan(block);
    },
  ],
  'blocks/portfolio-hover/portfolio-hover.data.ts': [
    ({ json, data }) =>
      readPortfolioHover(element('<div></div>', 'data-props', json), classes(data), fields(data), warn),
  ],
  'blocks/search/search.data.ts': [({ json }) => readSearch(element(BLOCK, 'data-collection', json))],
  'blocks/search-page/search-page.data.ts': [
    ({ json }) => readSearchPage(element(BLOCK, 'class', json)),
    ({ json }) => readSearchAddress(json),
  ],
  'blocks/summary/summary-rendering.data.ts': [
    ({ json }) => readRendering(element('<div></div>', 'data-block-json', json)),
    ({ json }) => {
      const block = element('<div></div>', 'data-block-json', '{"collectionId":"a"}');
      block.dataset.blockType = json;
      return readRendering(block);
    },
  ],
  'blocks/summary/summary.data.ts': [
    ({ json }) => readSummary(element(BLOCK, 'data-block-json', json), warn),
  ],
  'blocks/tour-dates/tour-dates.data.ts': [
    ({ json }) =>
      readTourDates(
        element('<div><div class="sqs-block-content"></div></div>', 'data-block-json', json),
        warn,
        readSiteContext({}),
      ),
    ({ data }) => readConcerts(data),
  ],
  'blocks/user-items/user-items.data.ts': [
    ({ json }) => {
      const list = '<div><ul class="user-items-list-carousel__slides"><li></li></ul></div>';
      const block = element(list, 'data-current-context', `{"isAutoplayEnabled": true, "options": ${json}}`);
      block.dataset.spaceBetweenSlidesValue = json;
      return readUserItems(block, warn);
    },
  ],
  'blocks/video/video.data.ts': [
    ({ json }) => {
      const block = element('<div><div class="sqs-native-video"></div></div>');
      block.firstElementChild?.setAttribute('data-config-video', json);
      block.firstElementChild?.setAttribute('data-config-settings', json);
      return readVideoBlock(block, warn);
    },
  ],
  'features/announcement-bar/announcement.data.ts': [
    ({ data }) => readAnnouncement(data, warn),
    ({ data }) => isClosed(store(data), { text: '', url: undefined, isNewWindow: false }),
  ],
  'features/cookie-banner/cookie-banner.data.ts': [
    ({ data }) => readBanner(fields(data), warn),
    ({ data }) => readConsentPolicy(fields(data), warn),
  ],
  'features/mobile-bar/mobile-bar.data.ts': [
    ({ data }) => readMobileBar(data, warn),
    ({ data }) =>
      readMobileBar(
        {
          website: data,
          websiteSettings: {
            mobileInfoBarSettings: { style: 2, isBusinessHoursEnabled: true, isLocationEnabled: true },
            businessHours: { monday: { ranges: [{ from: data, to: data }] } },
          },
        },
        warn,
      ),
  ],
  'features/popup-overlay/popup.data.ts': [
    ({ data }) => readPopup(data, 'c', warn),
    ({ data }) => readRecord(store(data)),
  ],
  'blocks/map/map.data.ts': [
    ({ json }) => readMap(element(CONTENT, 'data-block-json', json), warn, { templateVersion: '7.1' }),
    ({ json }) => {
      const component = element(CONTENT);
      component.append(element('<p></p>', 'data-context', json));
      return readMap(component, warn, { templateVersion: '7' });
    },
  ],
  'blocks/reservation/reservation.data.ts': [
    ({ json }) => readReservation(element(CONTENT, 'data-block-json', json)),
    ({ json }) =>
      readReservation(
        element(
          '<div class="sqs-block-tock"><p id="Tock_widget_container"></p></div>',
          'data-block-json',
          json,
        ),
      ),
  ],
  'gallery/designs/stacked/stacked.data.ts': [({ data }) => readStackedOptions(data, warn)],
  'gallery/designs/strip/strip.data.ts': [({ data }) => readStripOptions(data, warn)],
  'blocks/gallery-section/section.data.ts': [
    ({ json }) => readProps(element(SECTION, 'data-props', json), warn),
    ({ json }) => readSection(element(SECTION, 'data-props', json), warn),
  ],
  'blocks/gallery-section/slide-section.data.ts': [
    ({ json }) => readSlideSection(element(SECTION, 'data-props', json), ['gallery-reel']),
  ],
  'context/toggles.ts': [
    ({ data }) => readToggle({ name: 'menu', page: data, isEnabledByDefault: true, query: '?toggle=menu:b' }),
  ],
  'features/owner/owner.data.ts': [
    ({ data }) => readOwner(readSiteContext(data), data, warn),
    ({ data }) => usesEscapeKey(data),
  ],
  'context/context.ts': [({ data }) => readSiteContext(data, warn)],
  'forms/model/read-context.ts': [
    ({ json }) => readForm(json),
    ({ json }) => readForm(`{"formId":"f","formFields":[{"id":"a"},${json}]}`),
    ({ data }) => readField({ id: 'a', type: 'radio', ...fields(data) }),
  ],
  'media/video/hosted-video.ts': [
    ({ json }) => readHostedVideo(json, warn),
    ({ json }) => readHostedSettings(json, warn),
    ({ json }) => readHostedThumbnail(json),
  ],
  'blocks/account-link/account-link.data.ts': [
    ({ json }) => isMemberSignedIn(json),
    ({ json }) => readAccountLink(element('<div><i class="auth"></i></div>', 'class', json)),
  ],
  'blocks/ancillary-layout/ancillary-layout.data.ts': [
    ({ json }) =>
      readAncillaryLayout(element('<div><i data-nc-element="a"></i></div>', 'data-nc-base', json)),
  ],
  'blocks/header-menu/header-menu.data.ts': [
    ({ json }) => {
      const menu = '<div class="header-menu"><a data-folder-id="a"></a></div>';
      const header = element(`<header><button class="header-burger-btn"></button>${menu}</header>`);
      for (const node of header.querySelectorAll<HTMLElement>('*')) node.dataset.folderId = json;
      return readHeaderMenu(header);
    },
  ],
  'blocks/mobile-menu/mobile-menu.data.ts': [
    ({ json }) =>
      readMobileMenu(element('<div class="Mobile-overlay"></div>', 'class', `Mobile-overlay ${json}`)),
  ],
  'blocks/scaled-text/scaled-text.data.ts': [
    ({ json }) => readScaledText(element('<p><b class="sqsrte-scaled-text">a</b></p>', 'class', json)),
  ],
  'blocks/nav-folders/nav-folders.data.ts': [
    ({ json }) => readNavFolders(element('<nav><i class="folder"></i></nav>', 'class', json)),
  ],
  'media/video/video-wrapper.data.ts': [
    ({ json }) => readWrapper(element('<div></div>', 'data-html', json)),
    ({ json }) => readWrapper(element('<div></div>', 'data-localized', json)),
  ],
  'media/video/player-messages.ts': [
    ({ data }) => readPlayerEvent('https://player.vimeo.com', data),
    ({ data }) => readPlayerEvent('https://www.youtube-nocookie.com', data),
  ],
};

/** The words of a file without those of its comments: the keys that it may ask for, and some that it may not. */
const wordsOf = (file: string) => [
  ...new Set(
    read(`src/${file}`)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .match(/[a-z][\w-]{3,}/gi),
  ),
];

/** The value alone, and wherever a reader may look for something: under each word of its source, three levels deep. */
function* plant(words: readonly string[], value: string): Generator<Source> {
  const under = (inner: unknown) => Object.fromEntries(words.map((word) => [word, inner]));
  const data: unknown = JSON.parse(value);
  const textOf = (planted: unknown) => JSON.stringify(planted).replaceAll('"@"', value);
  yield { json: value, data };
  yield { json: textOf(under('@')), data: under(data) };
  yield { json: `[${value}]`, data: under([data]) };
  yield { json: `{"a":${value}}`, data: under([under(data)]) };
  yield { json: `${value}}`, data: under(under(under(data))) };
}

describe('readers of data', () => {
  it('are all tried here', () => {
    const files = filesIn('src', /\.data\.ts$/);
    expect(files.length).toBeGreaterThan(10);
    const tried = Object.keys(READERS).map((file) => `src/${file}`);
    expect(files.filter((file) => !tried.includes(file))).toEqual([]);
  });

  it.each(Object.entries(READERS))(
    '%s: nothing in its data makes it throw',
    (file, readers) => {
      const words = wordsOf(file);
      expect(words.length).toBeGreaterThan(5);
      const thrown: string[] = [];
      for (const [name, value] of Object.entries(VALUES)) {
        for (const source of plant(words, value)) {
          for (const [index, read] of readers.entries()) {
            try {
              read(source);
            } catch (error) {
              thrown.push(`reader ${index}, ${name}: ${error}`);
            }
          }
        }
      }
      expect([...new Set(thrown)]).toEqual([]);
    },
    60_000,
  );

  it('reads what it can beside what it cannot', () => {
    const odd = JSON.parse(VALUES['an object without a primitive'] ?? '');
    const context = readSiteContext({ website: { siteStatus: { value: odd } }, websiteRoles: [odd, '3', 4] });
    expect(context.website.siteStatus.value).toBeUndefined();
    expect(context.websiteRoles).toEqual([0, 3, 4]);
  });

  it('ends questions that follow questions for ever', () => {
    const head = '{"id":"q","type":"radio","followUpQuestions":[{"field":';
    const fields = `${head.repeat(3000)}{"id":"last"}${'}]}'.repeat(3000)}`;
    expect(() => readForm(`{"formId":"f","formFields":[${fields}]}`)).not.toThrow();
  });
});
