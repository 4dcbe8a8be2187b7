import { describe, expect, expectTypeOf, it } from 'vitest';
import { LOCKED_PAGES } from '../../../src/features/lock-screen/lock-screen.feature';
import { AnnouncementBarStyle } from '../../../src/vocabulary/announcement-bar-styles';
import { BadgeDevices, BadgePosition, BadgeType, BadgeVisibility } from '../../../src/vocabulary/badges';
import { BlockType } from '../../../src/vocabulary/block-types';
import { Breakpoint, DeviceHeight } from '../../../src/vocabulary/breakpoints';
import { CartConfirmation } from '../../../src/vocabulary/cart-confirmations';
import { ChartVariant } from '../../../src/vocabulary/chart-variants';
import { CollectionType } from '../../../src/vocabulary/collection-types';
import { COLLECTION_VIEWS } from '../../../src/vocabulary/collection-views';
import { CommentSort, CommentState } from '../../../src/vocabulary/comment-settings';
import { CURRENCIES } from '../../../src/vocabulary/currencies';
import { DEVICE_VIEWS } from '../../../src/vocabulary/device-views';
import { FLUID_ENGINE_BREAKPOINTS } from '../../../src/vocabulary/fluid-engine-breakpoints';
import { FolderBehaviour } from '../../../src/vocabulary/folder-behaviours';
import { FONT_CATEGORIES } from '../../../src/vocabulary/font-categories';
import { FormFieldset } from '../../../src/vocabulary/form-fieldsets';
import { FormType } from '../../../src/vocabulary/form-types';
import { GALLERY_MEDIA } from '../../../src/vocabulary/gallery-media';
import { GalleryVariant } from '../../../src/vocabulary/gallery-variants';
import { HIDDEN_NAVIGATIONS } from '../../../src/vocabulary/hidden-navigations';
import { ImageVariant } from '../../../src/vocabulary/image-variants';
import { Likert } from '../../../src/vocabulary/likert-scale';
import { EMAIL_LINK_FIELDS, LINK_TYPES } from '../../../src/vocabulary/links';
import { MAP_STYLES } from '../../../src/vocabulary/map-styles';
import { MeasurementStandard } from '../../../src/vocabulary/measurement-standards';
import { MobileBarStyle } from '../../../src/vocabulary/mobile-bar-styles';
import { OverlayAction, OverlayTrigger } from '../../../src/vocabulary/overlay-events';
import { PageFeature } from '../../../src/vocabulary/page-features';
import { PageType } from '../../../src/vocabulary/page-types';
import { PopupStyle } from '../../../src/vocabulary/popup-styles';
import { POSITION_COLUMNS, POSITION_ROWS, type Position } from '../../../src/vocabulary/positions';
import { PRODUCT_TYPES } from '../../../src/vocabulary/product-types';
import { RecordType } from '../../../src/vocabulary/record-types';
import { ReservationVariant } from '../../../src/vocabulary/reservation-variants';
import { SITE_ANIMATIONS, waitingClass } from '../../../src/vocabulary/site-animations';
import { SliceType } from '../../../src/vocabulary/slice-types';
import { SlideType } from '../../../src/vocabulary/slide-types';
import { SocialService } from '../../../src/vocabulary/social-services';
import { SslSetting } from '../../../src/vocabulary/ssl-settings';
import { StoreState } from '../../../src/vocabulary/store-states';
import { STYLE_PAGES } from '../../../src/vocabulary/style-pages';
import { STYLE_PATHS } from '../../../src/vocabulary/style-paths';
import { SummaryVariant } from '../../../src/vocabulary/summary-variants';
import { SURVEY_COHORTS } from '../../../src/vocabulary/survey-cohorts';
import { TemplateVersion } from '../../../src/vocabulary/template-versions';
import { TEXT_FILTERS } from '../../../src/vocabulary/text-filters';
import { WebsiteRole } from '../../../src/vocabulary/website-roles';
import { WebsiteStatus } from '../../../src/vocabulary/website-statuses';
import { WebsiteType } from '../../../src/vocabulary/website-types';
import { WorkflowState } from '../../../src/vocabulary/workflow-states';
import { readVocabulary } from '../../../tools/vocabulary.mjs';

/** `page 2, splashPage 3`: the members of an enumeration by their numbers, as the specification lists them. */
const listed = (enumeration: Readonly<Record<string, string | number>>): string =>
  Object.entries(enumeration)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .sort(([, one], [, other]) => one - other)
    .map(([name, number]) => `${name} ${number}`)
    .join(', ');

const notesOf = async (name: string) => {
  const found = (await readVocabulary()).find((enumeration) => enumeration.name === name);
  return Object.fromEntries(found?.members.map((member) => [member.name, member.note]) ?? []);
};

describe('page types', () => {
  it('has every type of page: 1 to 3, 50, 100 to 106, 200 to 209, 300 and 301', () => {
    expect(listed(PageType)).toBe(
      'mainContent 1, page 2, splashPage 3, contentItem 50, notFound 100, error 101, search 102, lockScreen 103, popupOverlay 104, protectedContent 105, memberAreaAccessDenied 106, cart 200, checkout 201, orderConfirmed 202, donate 203, contributionConfirmed 204, cartV2 205, subscriptionConfirmed 206, orderReceived 207, membershipConfirmed 208, reviewsRequest 209, newsletterUnsubscribe 300, commerceEmailPreview 301',
    );
  });

  it('has the pages that a password or a membership opens: 103, 105, 106', () => {
    expect(LOCKED_PAGES).toEqual([103, 105, 106]);
  });

  it('has the features of a page', () => {
    expect(listed(PageFeature)).toBe(
      'editable 1, tweakable 2, fullPageCart 3, overlays 4, ecommerceAnalytics 5',
    );
  });

  it('has the pages of the style editor', () => {
    expect(STYLE_PAGES).toEqual(['splash page', 'lock screen', 'popup overlay', 'checkout', 'style']);
  });
});

describe('workflow', () => {
  it('has published 1, scheduled 2, needs review 3, draft 4, private 5, deleted 6', () => {
    expect(listed(WorkflowState)).toBe(
      'published 1, scheduled 2, needsReview 3, draft 4, private 5, deleted 6',
    );
  });

  it('calls them Available, Scheduled, Needs Review, Hidden, Private, else Unsupported', async () => {
    expect(await notesOf('WorkflowState')).toEqual({
      published: 'Editors call it «Available»',
      scheduled: 'Editors call it «Scheduled»',
      needsReview: 'Editors call it «Needs Review»',
      draft: 'Editors call it «Hidden»',
      private: 'Editors call it «Private»',
      deleted: '',
    });
    const workflow = (await readVocabulary()).find(({ name }) => name === 'WorkflowState');
    expect(workflow?.about).toContain('«Unsupported»');
  });
});

describe('block types', () => {
  it('has the types 1 to 70, and website components 1337', () => {
    expect(listed(BlockType)).toBe(
      'navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8, form 9, geo 10, index 11, collectionLink 12, link 13, tagCloud 14, comments 16, folder 17, menu 18, socialLinks 19, summary 20, spacer 21, embed 22, code 23, foursquare 24, instagram 25, calendar 26, postsByAuthor 27, postsByTag 28, postsByCategory 29, postsByMonth 30, quote 31, video 32, search 33, audio 41, fiveHundredPx 42, product 43, markdown 44, flickr 45, amazon 46, horizontalRule 47, socialAccountLinks 48, rss 49, openTable 50, newsletter 51, donation 52, button 53, socialAccountLinksV2 54, summaryV2 55, soundCloud 56, emailFooter 57, inBrowserMessageLink 58, tourDates 59, album 60, archive 61, chart 62, zola 63, acuity 65, openTableV2 66, memberArea 67, tock 68, accordion 69, marquee 70, websiteComponent 1337',
    );
  });

  it.each([
    ['gallery', GalleryVariant, 'slideshow 1000, carousel 1002, grid 1003, stack 1004'],
    ['summary', SummaryVariant, 'wall 1005, carousel 1006, list 1007, grid 1008'],
    ['chart', ChartVariant, 'bar 1009, line 1010, pie 1011'],
    ['image', ImageVariant, 'inline 1012, poster 1013, card 1014, overlap 1015, collage 1016, stack 1017'],
    ['reservation', ReservationVariant, 'first 1018, second 1019'],
  ])('has the variants of the %s block', (_, variants, members) => {
    expect(listed(variants)).toBe(members);
  });
});

describe('slices', () => {
  it('has every slice type, by the name of its class', () => {
    expect(listed(SliceType)).toBe(
      'heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19, popup-overlay-action 20, temp-lock-inject 100',
    );
  });

  it('has the slide types cover-page, lock-screen, popup-overlay', () => {
    expect(listed(SlideType)).toBe('cover-page 1, lock-screen 2, popup-overlay 3');
  });
});

describe('views and positions', () => {
  it('has the collection views list, grid, product', () => {
    expect(COLLECTION_VIEWS).toEqual(['list', 'grid', 'product']);
  });

  it('has the fluid engine breakpoints mobile, desktop', () => {
    expect(FLUID_ENGINE_BREAKPOINTS).toEqual(['mobile', 'desktop']);
  });

  it('has the device views desktop, phone, tablet', () => {
    expect(DEVICE_VIEWS).toEqual(['desktop', 'phone', 'tablet']);
  });

  it('has positions on a 3×3 grid of top/center/bottom by left/center/right', () => {
    expect(
      POSITION_ROWS.flatMap((row) => POSITION_COLUMNS.map((column): Position => `${row}-${column}`)),
    ).toEqual([
      ...['top-left', 'top-center', 'top-right'],
      ...['center-left', 'center-center', 'center-right'],
      ...['bottom-left', 'bottom-center', 'bottom-right'],
    ]);
    expectTypeOf<'left-top'>().not.toExtend<Position>();
  });
});

describe('roles', () => {
  it('has every role; a viewer is 10, 9 is scheduling', () => {
    expect(listed(WebsiteRole)).toBe(
      'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, storeManager 8, scheduling 9, viewer 10, campaignsEditor 11, schedulingViewer 12, schedulingEditor 13',
    );
  });
});

describe('sites', () => {
  it('has the template versions 7, 7.1, 8', () => {
    expect(Object.values(TemplateVersion)).toEqual(['7', '7.1', '8']);
  });

  it('has imperial and metric units', () => {
    expect(listed(MeasurementStandard)).toBe('imperial 1, metric 2');
  });

  it('has the badges none, black, white, and where and when they are seen', () => {
    expect(listed(BadgeType)).toBe('none 1, black 2, white 3');
    expect(listed(BadgePosition)).toBe(
      'topLeft 1, topCenter 2, topRight 3, bottomLeft 4, bottomCenter 5, bottomRight 6',
    );
    expect(listed(BadgeVisibility)).toBe('always 1, scroll 2');
    expect(listed(BadgeDevices)).toBe('all 1, desktop 2');
  });

  it('has the status of a website: expired 1 to enterprise 15, resold 13 and its grace period 14', () => {
    expect(listed(WebsiteStatus)).toBe(
      'expired 1, pastDue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, v5Linked 11, activeParkingPage 12, resold 13, resoldGracePeriod 14, enterprise 15',
    );
  });

  it('has the types of a website: cover page 2, parking page 3', () => {
    expect(listed(WebsiteType)).toBe('classic 1, coverPage 2, parkingPage 3, commerce 4, enterprise 5');
  });

  it('has the hidden navigations _hidden and _memberareas', () => {
    expect(HIDDEN_NAVIGATIONS).toEqual(['_hidden', '_memberareas']);
  });

  it('has the breakpoints desktop 800 and 1024 px, and phone 432 px', () => {
    expect(listed(Breakpoint)).toBe('phone 432, desktop 800, wideDesktop 1024');
  });

  it('has the device heights phone 926, tablet 1024, large tablet 1366', () => {
    expect(listed(DeviceHeight)).toBe('phone 926, tablet 1024, largeTablet 1366');
  });

  it.each([
    ['announcement bar styles', AnnouncementBarStyle, 'none 1, custom 2'],
    ['popup styles', PopupStyle, 'none 1, show 2'],
    ['mobile info bar styles', MobileBarStyle, 'none 1, light 2, dark 3'],
    ['overlay actions', OverlayAction, 'display 1, close 2, dismiss 3'],
    ['overlay triggers', OverlayTrigger, 'time 1, scroll 2'],
    ['comment states', CommentState, 'enabled 1, disabled 2'],
    ['comment sorts', CommentSort, 'oldest 1, newest 2, mostLiked 3, leastLiked 4, mostFlagged 5'],
    ['store states', StoreState, 'live 1, test 2, notConnected 3'],
    ['cart confirmations', CartConfirmation, 'button 1, badgeAndButton 2'],
    ['folder behaviours', FolderBehaviour, 'index 1, redirect 2, none 3, variation 4'],
    ['ssl settings', SslSetting, 'insecure 1, prefer 2, force 3'],
    [
      'social services',
      SocialService,
      'twitter 1, facebook 2, google 3, linkedin 4, stumble 5, reddit 6, pinterest 7, tumblr 8',
    ],
  ])('has the %s', (_, enumeration, members) => {
    expect(listed(enumeration)).toBe(members);
  });
});

describe('content', () => {
  it('has the record types', () => {
    expect(listed(RecordType)).toBe(
      'text 1, image 2, quote 4, link 5, audio 7, video 8, storeItem 11, event 12, gallery 14, binary 15, digitalGood 18, attachment 19, portfolioItem 59, lesson 63',
    );
  });

  it('has the collection types', () => {
    expect(listed(CollectionType)).toBe(
      'generic 1, subscription 2, galleryBlock 6, templatePage 7, splashPage 8, page 10, products 13, mosaic 14, slideGallery 15, slideAlbum 16, slideVideo 17, albumBlock 18, project 19, sectionCatalog 20, pageCatalog 21, itemCatalog 22, portfolio 23, lessons 24, course 25',
    );
  });

  it('has the product types physical 1, digital 2, service 3, gift card 4, paywall 5', () => {
    expect(PRODUCT_TYPES).toEqual(['physical', 'digital', 'service', 'gift-card', 'paywall']);
  });

  it('has the map styles original 1, grayscale 2, satellite 3, minimal light 4, dark 5, blue 6', () => {
    expect(MAP_STYLES).toEqual([
      'Original',
      'Grayscale',
      'Satellite',
      'MinimalLight',
      'MinimalDark',
      'MinimalBlue',
    ]);
  });

  it('has the form types and the fieldsets of a form', () => {
    expect(listed(FormType)).toBe('block 1, product 2, donation 3, slide 4, newsletterBlock 5, checkout 6');
    expect(listed(FormFieldset)).toBe('build 1, storage 2, advanced 3, captcha 4, disclaimer 5');
  });

  it('has the likert scale from -2 to 2', () => {
    expect(listed(Likert)).toBe('stronglyDisagree -2, disagree -1, neutral 0, agree 1, stronglyAgree 2');
  });

  it('has 27 currencies', () => {
    expect(CURRENCIES.join(' ')).toBe(
      'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR',
    );
  });

  it('has the media of a gallery', () => {
    expect(GALLERY_MEDIA).toEqual([
      'imageEmpty',
      'imageFile',
      'imageLicensed',
      'imageReused',
      'assetReused',
      'video',
    ]);
  });

  it('has the link types and the fields of an email link', () => {
    expect(LINK_TYPES).toEqual(['Page', 'Web Address', 'Email', 'Phone', 'File']);
    expect(EMAIL_LINK_FIELDS).toEqual(['To', 'CC', 'BCC', 'Subject', 'Body']);
  });

  it('has the font categories', () => {
    expect(FONT_CATEGORIES).toEqual([
      'Sans Serif',
      'Serif',
      'Display',
      'Script',
      'Slab Serif',
      'Mono',
      'Other',
    ]);
  });

  it('has the names of the editor: style paths, survey cohorts, text filters', () => {
    expect(STYLE_PATHS).toHaveLength(6);
    expect(SURVEY_COHORTS.join('')).toBe('ABCDE');
    expect(TEXT_FILTERS).toEqual(['url-slug', 'url-slug-with-slash']);
  });

  it('has the animations of a site, and the class that hides an element before each', () => {
    expect(SITE_ANIMATIONS.map(waitingClass)).toEqual([
      'preFade',
      'preScale',
      'preSlide',
      'preClip',
      'preFlex',
    ]);
  });
});
