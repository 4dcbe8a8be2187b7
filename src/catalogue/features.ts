/** The contracts of all features, sorted by name, as those of the blocks beside this file. */
import { mayCount } from '../consent/counting-consent';
import {
  asksForChoice,
  findListSettings,
  hasPrivacySignal,
  isBannerEnabled,
  isRestrictive,
} from '../consent/policy';
import { isThemeRunning } from '../context/driven-by-theme';
import { PAGE_SETTING } from '../context/page-config';
import {
  animationOf,
  disqusShortname,
  isInEditorFrame,
  LOCKED_PAGES,
  MOBILE_BAR_WINDOWS,
  QUICK_VIEW_BUTTON,
  showsOverlays,
} from '../context/page-facts';
import { namesThemeScript } from '../context/theme-scripts';
import type { BlockEvent } from '../core/entry/events';
import type { FeatureDefinition } from '../core/entry/feature';
import type { SiteServices } from '../core/entry/site-services';
import { flag, number } from '../data/shape';
import { findAll } from '../dom/find-all';
import { isDebugging } from '../dom/is-debugging';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { unit as anchors } from '../features/anchors/anchors.mount';
import { unit as errorWatch } from '../features/error-reports/error-watch.mount';
import { unit as iconSprites } from '../features/icon-sprites/icon-sprites.mount';
import { unit as ownerKey } from '../features/owner/owner-key.mount';
import { unit as pageStates } from '../features/page-states/page-states.mount';
import { unit as sharedItem } from '../features/shared-item/shared-item.mount';
import { unit as themeStates } from '../features/theme-states/theme-states.mount';
import { unit as waitingContent } from '../features/waiting-content/waiting-content.mount';
import { unit as emptyContext } from '../hosts/empty-context';
import { unit as pageLoaders } from '../hosts/page-loaders';
import { isSavedPage } from '../hosts/saved-page/is-saved-page';
import { AnnouncementBarStyle, PopupStyle } from '../vocabulary/sites';
import { named, type Rows } from './rows';

const always = () => true;

/** A page without an id is not one of the platform: nobody counts its visits, or wants to hear of its errors. */
const hasSite = ({ context }: SiteServices) => context.website.id !== '';

/** Warnings and tools for the people who build the page. */
const isForDevelopers = () => isDebugging() || location.hostname === 'localhost';

const isFormMounted = (event: unknown) =>
  /form|newsletter/.test((event as Partial<BlockEvent> | undefined)?.block ?? 'form');

export const loadCookieBanner = () => import('../features/consent/cookie-banner/cookie-banner.mount');

const FEATURE_ROWS: Rows<FeatureDefinition> = {
  // Links into the page scroll smoothly, and what they lead to, or the keyboard focuses, is not covered by a fixed header.
  anchors: { isWanted: always, unit: anchors },
  // A line above the page, on sites that are set to show it and for visitors who are logged in.
  'announcement-bar': {
    when: 'now',
    isWanted: ({ context }) =>
      showsOverlays(context) &&
      number()(context.websiteSettings.announcementBarSettings?.style) === AnnouncementBarStyle.custom &&
      findAll(document, '.sqs-announcement-bar-dropzone')[0],
    answers: 'announcement:update',
    load: () => import('../features/announcement-bar/announcement-bar.mount'),
  },
  // Says what is wrong with calls that scripts of the page make.
  'call-checks': {
    isWanted: isForDevelopers,
    load: () => import('../features/call-checks/call-checks.mount'),
  },
  // Says what has been added to the cart, beside the cart's link and to screen readers.
  'cart-notice': {
    answers: 'cart:added',
    load: () => import('../features/cart-notice/cart-notice.mount'),
  },
  // Lets a theme's own scripts use the cart.
  'cart-requests': {
    answers: 'cart:add cart:refresh',
    load: () => import('../features/cart-requests/cart-requests.mount'),
  },
  // Counts forms, popups and quick views that are shown, and buttons that are pressed, for the site's owner.
  census: {
    isWanted: () => findAll(document, '.sqs-block-button-element')[0],
    // Code for statistics is loaded only once the visitor may be counted.
    isAllowed: mayCount,
    // Forms may appear later, in a popup or inserted by a script.
    records: 'block:mounted popup:shown quick-view:opened',
    isRelevant: isFormMounted,
    load: () => import('../features/statistics/census.mount'),
  },
  // Carries out the visitor's choice: keeps it, removes cookies, tells tags.
  consent: {
    when: 'now',
    isWanted: ({ context: { cookieSettings } }) =>
      isBannerEnabled(cookieSettings) || isRestrictive(cookieSettings) || hasPrivacySignal(),
    answers: 'consent:changed',
    load: () => import('../features/consent/consent.mount'),
  },
  // The site's own categories and services, on sites that have them in their settings.
  'consent-list': {
    when: 'now',
    comesFirst: true,
    isWanted: ({ context }) => findListSettings(context.cookieSettings),
    load: () => import('../features/consent/consent-list.mount'),
  },
  // Asks for the visitor's choice where the site's settings say so; also where a saved choice can be changed by category.
  'cookie-banner': {
    when: 'now',
    isWanted: ({ context, consent }) =>
      asksForChoice(context.cookieSettings) &&
      (!consent.get() || Boolean(context.cookieSettings?.cookieBannerThemeName)),
    answers: 'banner:open banner:force banner:update',
    load: loadCookieBanner,
  },
  // `?inlay=debug` opens an overlay: blocks, states, faults, timings.
  debug: { isWanted: isDebugging, load: () => import('../features/debug/debug.mount') },
  // The number of comments that Disqus has for each item that the page links to.
  'disqus-counts': {
    isWanted: ({ context }) => disqusShortname(context) && findAll(document, '.sqs-disqus-comment-link')[0],
    load: () => import('../features/disqus-counts/disqus-counts.mount'),
  },
  // Requests that the platform's editor makes of the cookie banner.
  'editor-events': {
    isWanted: ({ context }) => isInEditorFrame(context),
    load: () => import('../hosts/editor-events.mount'),
  },
  // The scripts of themes read the page's context without asking whether there is one.
  'empty-context': { when: 'now', isWanted: always, unit: emptyContext },
  // Has another server, or none, answer forms, the cart and the search, on pages that say so.
  endpoints: {
    when: 'now',
    comesFirst: true,
    isWanted: () => findAll(document, PAGE_SETTING)[0],
    load: () => import('../features/endpoints/endpoints.mount'),
  },
  // Reports what has failed to the site's server. Pages without a fault do not load its code.
  'error-reports': {
    isWanted: (site) => hasSite(site) && site.inlay.inspect().some(({ fault }) => fault),
    isAllowed: hasSite,
    records: 'fault page:error',
    load: () => import('../features/error-reports/error-reports.mount'),
  },
  // Hears what other scripts throw.
  'error-watch': { isWanted: hasSite, unit: errorWatch },
  // Social icons whose drawing lies on another address.
  'icon-sprites': { isWanted: always, unit: iconSprites },
  // Names the form that a locked page shows instead of its content, for screen readers.
  'lock-screen': {
    isWanted: ({ context: { pageType } }) => LOCKED_PAGES.includes(pageType),
    load: () => import('../features/lock-screen/lock-screen.mount'),
  },
  // Phone, email, map and opening hours, at the foot of small windows.
  'mobile-bar': {
    isWanted: ({ context }) =>
      showsOverlays(context) &&
      Object.values(context.websiteSettings.mobileInfoBarSettings ?? {}).some((value) => flag()(value)),
    media: MOBILE_BAR_WINDOWS,
    load: () => import('../features/mobile-bar/mobile-bar.mount'),
  },
  // Helps the people who run the site: signing in and out, and the way back to the editor.
  owner: {
    when: 'now',
    isWanted: ({ context }) =>
      context.authenticatedAccount || /[?&](?:logout|noredirect)\b/.test(location.search),
    answers: 'owner:escape',
    load: () => import('../features/owner/owner.mount'),
  },
  // Hears the key by which they sign in and out.
  'owner-key': { isWanted: hasSite, unit: ownerKey },
  // Scripts that replace the page's content without loading a page.
  'page-loaders': { when: 'now', isWanted: always, unit: pageLoaders },
  // Tells the site's owner how fast the page was.
  'page-speed': {
    isWanted: hasSite,
    isAllowed: mayCount,
    load: () => import('../features/statistics/page-speed.mount'),
  },
  // States of the page as a whole that theme CSS waits for.
  'page-states': { when: 'now', isWanted: always, unit: pageStates },
  // A link on pictures to keep them at Pinterest.
  'pinterest-overlay': {
    isWanted: ({ context }) => context.websiteSettings.pinterestOverlayOptions.mode.startsWith('enabled'),
    load: () => import('../features/pinterest-overlay/pinterest-overlay.mount'),
  },
  // Asks for a sign-up, or shows a message, over the page: once, after a time or some scrolling.
  'popup-overlay': {
    isWanted: ({ context }) =>
      showsOverlays(context) &&
      number()(context.websiteSettings.popupOverlaySettings?.style) === PopupStyle.show,
    answers: 'popup:show',
    load: () => import('../features/popup-overlay/popup-overlay.mount'),
  },
  // Products of a list in a dialog.
  'quick-view': {
    isWanted: () => findAll(document, QUICK_VIEW_BUTTON)[0],
    load: () => import('../features/quick-view/quick-view.mount'),
  },
  // Pages that were saved from a browser after the platform's scripts had run are put back to what their server had sent.
  'saved-page': {
    when: 'now',
    comesFirst: true,
    isWanted: isSavedPage,
    load: () => import('../hosts/saved-page/saved-page.mount'),
  },
  // A link to one image of the page: its block may be far below the blocks that mount by themselves.
  'shared-item': { isWanted: () => location.search.includes('itemId='), unit: sharedItem },
  // Texts, pictures and buttons that come into view with the animation that the site's owner has chosen for all pages.
  'site-animation': {
    when: 'now',
    isWanted: () => animationOf(document.body.classList) && !isThemeRunning() && !prefersReducedMotion(),
    load: () => import('../features/site-animation/site-animation.mount'),
  },
  // Fonts of other companies that the site context names, and the page's own markup does not load.
  'site-fonts': {
    isWanted: ({ context: { googleFonts, typekitFonts } }) => googleFonts.length + typekitFonts.length > 0,
    load: () => import('../features/site-fonts/site-fonts.mount'),
  },
  // Whether the style sheet that the page links is there.
  'style-checks': { isWanted: isForDevelopers, load: () => import('../style/style-checks.mount') },
  // Tells the visitor about an error that no other code handles.
  'system-error': {
    answers: 'system-error:show api:authorization-failed',
    load: () => import('../features/system-error/system-error.mount'),
  },
  // Beside a theme's own script: keeps from it what Inlay drives, and lists the others.
  'theme-controllers': {
    when: 'now',
    isWanted: () => namesThemeScript() && findAll(document, '[data-controller]')[0],
    load: () => import('../features/theme-controllers/theme-controllers.mount'),
  },
  // States that theme CSS waits for where no script of the theme is there to write them.
  'theme-states': { when: 'now', isWanted: always, unit: themeStates },
  // One family of 7.0 themes: what fits into its header, its index pages and its galleries.
  tremont: {
    when: 'now',
    isWanted: () => findAll(document, '[data-controller*=HeaderOverflow]')[0],
    load: () => import('../features/template-families/tremont.mount'),
  },
  // Counts the visit and sends the events of the page, for the statistics of the site's owner.
  visits: {
    isWanted: hasSite,
    isAllowed: (site) => hasSite(site) && mayCount(site),
    records: 'event:record',
    load: () => import('../features/statistics/visits.mount'),
  },
  // Shows content that theme CSS would keep invisible for ever, because the script that it waits for does not run on the page.
  'waiting-content': { isWanted: () => !isThemeRunning(), unit: waitingContent },
  // Banners, projects and index pages of the template York and its relatives.
  york: {
    when: 'now',
    isWanted: () => findAll(document, '[data-controller=BannerController]')[0],
    load: () => import('../features/template-families/york.mount'),
  },
};

export const FEATURES = named<FeatureDefinition>(FEATURE_ROWS);
