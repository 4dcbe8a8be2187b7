import { describe, expect, it } from 'vitest';
import { LOCKED_PAGES } from '../../../src/context/page-facts';
import { SITE_ANIMATIONS, waitingClass } from '../../../src/vocabulary/pages';
import { readVocabulary } from '../../../tools/vocabulary.mjs';

const enumerations = await readVocabulary();
const find = (name: string) => enumerations.find((enumeration) => enumeration.name === name);
/** `page 2, splashPage 3`: members with their numbers, as the specification lists them. */
const listed = (name: string) =>
  find(name)
    ?.members.map((member) => (member.name === member.value ? member.name : `${member.name} ${member.value}`))
    .join(', ');

/** As the specification has them. */
const SPECIFIED = [
  ['AnnouncementBarStyle', 'none 1, custom 2'],
  ['BadgeType', 'none 1, black 2, white 3'],
  ['BadgePosition', 'topLeft 1, topCenter 2, topRight 3, bottomLeft 4, bottomCenter 5, bottomRight 6'],
  ['BadgeVisibility', 'always 1, scroll 2'],
  ['BadgeDevices', 'all 1, desktop 2'],
  ['BILLING_UNITS', 'weekly, monthly, yearly'],
  [
    'BlockType',
    'navigation 1, html 2, logo 3, map 4, image 5, twitter 6, journal 7, gallery 8, form 9, geo 10, index 11, collectionLink 12, link 13, tagCloud 14, comments 16, folder 17, menu 18, socialLinks 19, summary 20, spacer 21, embed 22, code 23, foursquare 24, instagram 25, calendar 26, postsByAuthor 27, postsByTag 28, postsByCategory 29, postsByMonth 30, quote 31, video 32, search 33, audio 41, fiveHundredPx 42, product 43, markdown 44, flickr 45, amazon 46, horizontalRule 47, socialAccountLinks 48, rss 49, openTable 50, newsletter 51, donation 52, button 53, socialAccountLinksV2 54, summaryV2 55, soundCloud 56, emailFooter 57, inBrowserMessageLink 58, tourDates 59, album 60, archive 61, chart 62, zola 63, acuity 65, openTableV2 66, memberArea 67, tock 68, accordion 69, marquee 70, websiteComponent 1337',
  ],
  [
    'Breakpoint',
    'phone 432, largePhone 576, collectionSlideshow 750, tablet 768, desktop 800, courseMenu 991, laptop 992, wideDesktop 1024',
  ],
  ['DeviceHeight', 'phone 926, tablet 1024, largeTablet 1366'],
  ['CAPTCHA_THEMES', 'light 1, dark 2'],
  ['CAPTCHA_ALIGNMENTS', 'left 1, center 2, right 3'],
  ['CartConfirmation', 'button 1, badgeAndButton 2'],
  ['ChartVariant', 'bar 1009, line 1010, pie 1011'],
  [
    'CollectionType',
    'generic 1, subscription 2, galleryBlock 6, templatePage 7, splashPage 8, page 10, products 13, mosaic 14, slideGallery 15, slideAlbum 16, slideVideo 17, albumBlock 18, project 19, sectionCatalog 20, pageCatalog 21, itemCatalog 22, portfolio 23, lessons 24, course 25',
  ],
  ['COLLECTION_VIEWS', 'list, grid, product'],
  ['CommentState', 'enabled 1, disabled 2'],
  ['CommentSort', 'oldest 1, newest 2, mostLiked 3, leastLiked 4, mostFlagged 5'],
  [
    'CURRENCIES',
    'EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, ARS, BRL, COP, IDR, INR, JPY, ZAR',
  ],
  ['DEVICE_VIEWS', 'desktop, phone, tablet'],
  ['FLUID_ENGINE_BREAKPOINTS', 'mobile, desktop'],
  ['FolderBehaviour', 'index 1, redirect 2, none 3, variation 4'],
  ['FONT_CATEGORIES', 'Sans Serif, Serif, Display, Script, Slab Serif, Mono, Other'],
  ['FormFieldset', 'build 1, storage 2, advanced 3, captcha 4, disclaimer 5'],
  ['FormType', 'block 1, product 2, donation 3, slide 4, newsletterBlock 5, checkout 6'],
  ['GALLERY_MEDIA', 'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video'],
  ['GalleryVariant', 'slideshow 1000, carousel 1002, grid 1003, stack 1004'],
  ['HIDDEN_NAVIGATIONS', '_hidden, _memberareas'],
  ['ImageVariant', 'inline 1012, poster 1013, card 1014, overlap 1015, collage 1016, stack 1017'],
  ['Likert', 'stronglyDisagree -2, disagree -1, neutral 0, agree 1, stronglyAgree 2'],
  ['LINK_TYPES', 'Page, Web Address, Email, Phone, File'],
  ['EMAIL_LINK_FIELDS', 'To, CC, BCC, Subject, Body'],
  ['MAP_STYLES', 'Original 1, Grayscale 2, Satellite 3, MinimalLight 4, MinimalDark 5, MinimalBlue 6'],
  ['MeasurementStandard', 'imperial 1, metric 2'],
  ['MobileBarStyle', 'none 1, light 2, dark 3'],
  ['OverlayAction', 'display 1, close 2, dismiss 3'],
  ['OverlayTrigger', 'time 1, scroll 2'],
  ['PageFeature', 'editable 1, tweakable 2, fullPageCart 3, overlays 4, ecommerceAnalytics 5'],
  [
    'PageType',
    'mainContent 1, page 2, splashPage 3, contentItem 50, notFound 100, error 101, search 102, lockScreen 103, popupOverlay 104, protectedContent 105, memberAreaAccessDenied 106, cart 200, checkout 201, orderConfirmed 202, donate 203, contributionConfirmed 204, cartV2 205, subscriptionConfirmed 206, orderReceived 207, membershipConfirmed 208, reviewsRequest 209, newsletterUnsubscribe 300, commerceEmailPreview 301',
  ],
  ['PopupStyle', 'none 1, show 2'],
  ['POSITION_ROWS', 'top, center, bottom'],
  ['POSITION_COLUMNS', 'left, center, right'],
  ['PRODUCT_TYPES', 'physical 1, digital 2, service 3, gift-card 4, paywall 5'],
  [
    'RecordType',
    'text 1, image 2, quote 4, link 5, audio 7, video 8, storeItem 11, event 12, gallery 14, binary 15, digitalGood 18, attachment 19, portfolioItem 59, lesson 63',
  ],
  ['ReservationVariant', 'first 1018, second 1019'],
  ['SITE_ANIMATIONS', 'fade, scale, slide, clip, flex'],
  [
    'SliceType',
    'heading 1, sub-heading 2, body 3, image 4, gallery 5, video 6, social-icons 7, buttons 8, navigation 9, custom-form 10, newsletter 11, album 12, map 13, logo 14, action 15, form 16, lock 17, password 18, twitter 19, popup-overlay-action 20, temp-lock-inject 100',
  ],
  ['SlideType', 'cover-page 1, lock-screen 2, popup-overlay 3'],
  [
    'SocialService',
    'twitter 1, facebook 2, google 3, linkedin 4, stumble 5, reddit 6, pinterest 7, tumblr 8',
  ],
  ['SslSetting', 'insecure 1, prefer 2, force 3'],
  ['StoreState', 'live 1, test 2, notConnected 3'],
  ['STYLE_PAGES', 'splash page, lock screen, popup overlay, checkout, style'],
  [
    'STYLE_PATHS',
    'colors.activeThemeId, fonts.activeThemeId, colors.palette, colors.themes, fonts.themes, fonts.fontUsageCategories',
  ],
  ['SummaryVariant', 'wall 1005, carousel 1006, list 1007, grid 1008'],
  ['SURVEY_COHORTS', 'A, B, C, D, E'],
  ['TemplateVersion', 'seven 7, sevenOne 7.1, eight 8'],
  ['TEXT_FILTERS', 'url-slug, url-slug-with-slash'],
  [
    'WebsiteRole',
    'admin 1, billing 2, reporting 3, editor 4, moderator 6, commenter 7, storeManager 8, scheduling 9, viewer 10, campaignsEditor 11, schedulingViewer 12, schedulingEditor 13',
  ],
  [
    'WebsiteStatus',
    'expired 1, pastDue 2, trial 3, beta 4, removed 5, internal 6, comped 7, paid 8, v5Linked 11, activeParkingPage 12, resold 13, resoldGracePeriod 14, enterprise 15',
  ],
  ['WebsiteType', 'classic 1, coverPage 2, parkingPage 3, commerce 4, enterprise 5'],
  ['WorkflowState', 'published 1, scheduled 2, needsReview 3, draft 4, private 5, deleted 6'],
] as const;

describe('the vocabulary', () => {
  it.each(SPECIFIED)('has %s as specified', (name, members) => {
    expect(listed(name)).toBe(members);
  });

  it('has nothing else', () => {
    expect(enumerations.map(({ name }) => name).sort()).toEqual(SPECIFIED.map(([name]) => name).sort());
  });

  it('has the pages that a password or a membership opens: 103, 105, 106', () => {
    expect(LOCKED_PAGES).toEqual([103, 105, 106]);
  });

  it('calls states of an item Available, Scheduled, Needs Review, Hidden, Private, else Unsupported', () => {
    const workflow = find('WorkflowState');
    expect(workflow?.members.map(({ note }) => note)).toEqual([
      'Editors call it «Available»',
      'Editors call it «Scheduled»',
      'Editors call it «Needs Review»',
      'Editors call it «Hidden»',
      'Editors call it «Private»',
      '',
    ]);
    expect(workflow?.about).toContain('«Unsupported»');
  });

  it('has the class that hides an element before each animation of a site', () => {
    expect(SITE_ANIMATIONS.map(waitingClass)).toEqual([
      'preFade',
      'preScale',
      'preSlide',
      'preClip',
      'preFlex',
    ]);
  });
});
