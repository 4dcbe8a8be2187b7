// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { FEATURES } from '../../../src/catalogue/features';
import { createConsent } from '../../../src/consent/consent';
import { readSiteContext } from '../../../src/context/context';

interface Page {
  readonly context?: object;
  readonly html?: string;
  readonly search?: string;
  readonly hash?: string;
  readonly faults?: readonly (string | undefined)[];
}

/** Whether a page asks for a feature; `isAllowed`: whether its visitor may have it. */
function ask(name: string, { context = {}, html = '', search = '', hash = '', faults = [] }: Page) {
  document.body.innerHTML = html;
  history.replaceState(null, '', `/${search}${hash}`);
  const feature = FEATURES.find((found) => found.name === name);
  if (!feature) throw new Error(`There is no feature ${name}.`);
  const services = {
    context: readSiteContext(context, () => {}),
    consent: createConsent(() => {}),
    inlay: { inspect: () => faults.map((fault) => ({ fault })) },
  } as never;
  return {
    isWanted: Boolean(feature.isWanted?.(services)),
    isAllowed: feature.isAllowed ? Boolean(feature.isAllowed(services)) : true,
  };
}

const SITE = { website: { id: 'w' } };
const SHOWN = { showAnnouncementBar: true };
const HIDDEN = { showAnnouncementBar: false };

describe('a page asks for', () => {
  it.each<[string, string, Page, boolean]>([
    // Focus must not be behind a fixed header, whatever the links.
    ['anchors', 'nothing', { html: '<a href="/x"></a>' }, true],
    [
      'announcement-bar',
      'a bar and its place',
      {
        context: { ...SHOWN, websiteSettings: { announcementBarSettings: { style: 2 } } },
        html: '<i class="sqs-announcement-bar-dropzone"></i>',
      },
      true,
    ],
    [
      'announcement-bar',
      'a bar without its place',
      { context: { ...SHOWN, websiteSettings: { announcementBarSettings: { style: 2 } } } },
      false,
    ],
    [
      'announcement-bar',
      'a bar that is switched off',
      {
        context: { ...SHOWN, websiteSettings: { announcementBarSettings: { style: 1 } } },
        html: '<i class="sqs-announcement-bar-dropzone"></i>',
      },
      false,
    ],
    [
      'announcement-bar',
      'a site without overlays',
      {
        context: { ...HIDDEN, websiteSettings: { announcementBarSettings: { style: 2 } } },
        html: '<i class="sqs-announcement-bar-dropzone"></i>',
      },
      false,
    ],
    ['census', 'a button', { html: '<a class="sqs-block-button-element"></a>' }, true],
    ['census', 'no button', {}, false],
    ['consent', 'a banner', { context: { cookieSettings: { isCookieBannerEnabled: true } } }, true],
    [
      'consent',
      'a restrictive policy',
      { context: { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } } },
      true,
    ],
    ['consent', 'neither', {}, false],
    ['debug', 'the overlay', { search: '?inlay=debug' }, true],
    ['debug', 'nothing', {}, false],
    [
      'disqus-counts',
      'a link to comments at Disqus',
      {
        context: { websiteSettings: { disqusShortname: 'otters' } },
        html: '<a class="sqs-disqus-comment-link"></a>',
      },
      true,
    ],
    ['disqus-counts', 'a link and no name', { html: '<a class="sqs-disqus-comment-link"></a>' }, false],
    [
      'disqus-counts',
      'a name and no link',
      { context: { websiteSettings: { disqusShortname: 'otters' } } },
      false,
    ],
    ['error-reports', 'a fault on a site', { context: SITE, faults: [undefined, 'x'] }, true],
    ['error-reports', 'no fault', { context: SITE, faults: [undefined] }, false],
    ['error-reports', 'a fault on a page of no site', { faults: ['x'] }, false],
    ['error-watch', 'a site', { context: SITE }, true],
    ['error-watch', 'a page of no site', {}, false],
    ['owner-key', 'a site', { context: SITE }, true],
    ['owner-key', 'a page of no site', {}, false],
    ['visits', 'a site', { context: SITE }, true],
    ['visits', 'a page of no site', {}, false],
    ['page-speed', 'a page of no site', {}, false],
    ['lock-screen', 'a locked page', { context: { pageType: 103 } }, true],
    ['lock-screen', 'a page with a password', { context: { pageType: 105 } }, true],
    ['lock-screen', 'a page for members', { context: { pageType: 106 } }, true],
    ['lock-screen', 'another page', { context: { pageType: 1 } }, false],
    [
      'mobile-bar',
      'one of its buttons',
      {
        context: {
          ...SHOWN,
          websiteSettings: { mobileInfoBarSettings: { isContactPhoneNumberEnabled: true } },
        },
      },
      true,
    ],
    [
      'mobile-bar',
      'none of its buttons',
      {
        context: {
          ...SHOWN,
          websiteSettings: { mobileInfoBarSettings: { isContactPhoneNumberEnabled: false } },
        },
      },
      false,
    ],
    [
      'mobile-bar',
      'a site without overlays',
      {
        context: {
          ...HIDDEN,
          websiteSettings: { mobileInfoBarSettings: { isContactPhoneNumberEnabled: true } },
        },
      },
      false,
    ],
    ['owner', 'an account', { context: { authenticatedAccount: { id: 'a' } } }, true],
    ['owner', 'an address that logs out', { search: '?a=1&logout=true' }, true],
    ['owner', 'an address that stays', { search: '?noredirect' }, true],
    ['owner', 'an address with such a word in it', { search: '?logouts=1' }, false],
    [
      'popup-overlay',
      'a popup',
      { context: { ...SHOWN, websiteSettings: { popupOverlaySettings: { style: 2 } } } },
      true,
    ],
    [
      'popup-overlay',
      'a popup that is switched off',
      { context: { ...SHOWN, websiteSettings: { popupOverlaySettings: { style: 1 } } } },
      false,
    ],
    [
      'popup-overlay',
      'a site without overlays',
      { context: { ...HIDDEN, websiteSettings: { popupOverlaySettings: { style: 2 } } } },
      false,
    ],
    ['saved-page', 'a page that was saved late', { html: '<p data-image-resolution="500w"></p>' }, true],
    [
      'saved-page',
      'an adopted page',
      { html: '<p data-image-resolution="500w"></p><script type="x" data-adopted></script>' },
      false,
    ],
    ['saved-page', 'a page as its server sent it', { html: '<p></p>' }, false],
    ['shared-item', 'an item in the address', { search: '?itemId=a' }, true],
    ['shared-item', 'none in the address', { hash: '#itemId=a' }, false],
    ['site-fonts', 'a font of Google', { context: { googleFonts: [{ includeName: 'Lora' }] } }, true],
    ['site-fonts', 'no font', {}, false],
    [
      'theme-controllers',
      'a controller and a theme’s script',
      { html: '<p data-controller="X"></p><script type="x" src="/site-bundle.js"></script>' },
      true,
    ],
    ['theme-controllers', 'a controller alone', { html: '<p data-controller="X"></p>' }, false],
    ['icon-sprites', 'nothing', {}, true],
    ['theme-states', 'nothing', {}, true],
  ])('%s with %s', (name, _, page, isWanted) => {
    expect(ask(name, page).isWanted).toBe(isWanted);
  });

  it('statistics only where the visitor may be counted', () => {
    for (const name of ['visits', 'census', 'page-speed']) {
      expect(ask(name, { context: SITE }).isAllowed, name).toBe(true);
      const asked = {
        ...SITE,
        cookieSettings: { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true },
      };
      expect(ask(name, { context: asked }).isAllowed, name).toBe(false);
    }
    expect(ask('visits', {}).isAllowed).toBe(false);
    expect(ask('error-reports', {}).isAllowed).toBe(false);
  });

  it('the editor’s events in a frame with an account alone', () => {
    const account = { context: { authenticatedAccount: { id: 'a' } } };
    expect(ask('editor-events', account).isWanted).toBe(false);
    vi.stubGlobal('top', {});
    expect(ask('editor-events', account).isWanted).toBe(window !== window.top);
  });
});

it('names each feature once', () => {
  expect(new Set(FEATURES.map(({ name }) => name)).size).toBe(FEATURES.length);
});

it('starts first what others ask when they start: who answers calls, what the visitor has allowed, and what the server had sent', () => {
  const first = FEATURES.filter(({ comesFirst }) => comesFirst).map(({ name }) => name);
  expect(first).toEqual(['consent-list', 'endpoints', 'saved-page']);
});
