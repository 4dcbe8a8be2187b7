// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/consent/consent.mount';
import { forgetCookies } from '../../../../src/storage/cookies';
import { replaceCookies } from '../../support/replace-cookies';
import { createTestScope } from '../../support/scope';

interface PageGlobals {
  getSquarespaceCookies?: (() => unknown) | undefined;
  onCookieBannerInteraction?: unknown;
  dataLayer?: ReadonlyArray<ArrayLike<unknown>> | undefined;
}
const page = window as PageGlobals;
const CHANGED = 'inlay_consent_changed';
const PERFORMANCE = 'ss_performanceCookiesAllowed';
const MARKETING = 'ss_marketingCookiesAllowed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  delete page.getSquarespaceCookies;
  delete page.onCookieBannerInteraction;
  delete page.dataLayer;
  Reflect.deleteProperty(document, 'hidden');
});

function mount(cookieSettings: object = { isCookieBannerEnabled: true }, website: object = {}) {
  const bus = createBus(() => {});
  const report = vi.fn();
  const opened = vi.fn();
  bus.on('banner:open', opened);
  const consent = createConsent(
    (choice) => bus.emit('consent:changed', choice),
    () => ({ ...cookieSettings }),
  );
  const scope = createTestScope({ bus, report, consent });
  const context = readSiteContext({ cookieSettings, website });
  unit.mount(context, scope as unknown as FeatureScope);
  return {
    scope,
    consent,
    report,
    opened,
    warnings: () => report.mock.calls.map(([, , cause]) => `${cause}`),
  };
}

const chosen = () => [Cookies.get(PERFORMANCE), Cookies.get(MARKETING), Cookies.get('ss_cookieAllowed')];
const receipt = () => JSON.parse(Cookies.get('inlay_consent') ?? 'null');
const consentCommands = () => (page.dataLayer ?? []).map((entry) => [entry[1], entry[2]]);

/** Another tab of the site writes its answer. */
function writeInOtherTab(performance: boolean, marketing: boolean) {
  Cookies.set(PERFORMANCE, `${performance}`);
  Cookies.set(MARKETING, `${marketing}`);
  // This tab hears of it in a later task.
  forgetCookies();
}
const tellFromOtherTab = (key = CHANGED) =>
  dispatchEvent(Object.assign(new Event('storage'), { key }) as StorageEvent);

describe('an answer', () => {
  it('is kept with a receipt, told to the page’s own function and to other tabs', () => {
    const { consent } = mount({ isCookieBannerEnabled: true, cookieBannerText: 'Cookies!' });
    const told = vi.fn();
    page.onCookieBannerInteraction = () => told(chosen());
    consent.choose({ performance: true, marketing: false });
    expect(told.mock.calls).toEqual([[['true', 'false', 'false']]]);
    expect(receipt()).toMatchObject({ v: 1, performance: true, marketing: false, gpc: false });
    expect(receipt().banner).not.toBe('');
    expect(localStorage.getItem(CHANGED)).toBe(`${Date.now()}`);
  });

  it('is kept although the page’s own function throws, which is reported', () => {
    const { consent, warnings } = mount();
    page.onCookieBannerInteraction = () => {
      throw new Error('theirs');
    };
    consent.choose({ performance: true, marketing: true });
    expect(receipt()).toMatchObject({ marketing: true });
    expect(warnings()).toEqual([expect.stringContaining('theirs')]);
  });

  it('removes the cookies of what is refused, and says which it cannot remove', () => {
    const { consent, warnings } = mount();
    Cookies.set('SS_MID', '1');
    Cookies.set('ss_cid', '1');
    consent.choose({ performance: true, marketing: false });
    expect([Cookies.get('SS_MID'), Cookies.get('ss_cid')]).toEqual([undefined, '1']);
    expect(warnings()).toEqual([]);
    replaceCookies({ get: () => 'SS_MID=1; SS_MATTR=2', set: () => {} });
    consent.choose({ performance: false, marketing: false });
    expect(warnings()).toEqual([expect.stringMatching(/SS_MID, SS_MATTR\.$/)]);
  });

  it('reaches Google’s tags', () => {
    const { consent } = mount();
    consent.choose({ performance: true, marketing: false });
    expect(consentCommands().at(-1)).toMatchObject([
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied' },
    ]);
  });
});

describe('before an answer', () => {
  it.each([
    ['nothing where visitors are asked', { isCookieBannerEnabled: true }, 'denied'],
    ['everything where they are not', {}, 'granted'],
  ])('tags are told that they may do %s, after the banner', (_, settings, status) => {
    mount(settings);
    expect(consentCommands()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(consentCommands()).toMatchObject([['default', { ad_storage: status, analytics_storage: status }]]);
  });

  it('nothing is kept, and the page is told nothing', () => {
    page.onCookieBannerInteraction = vi.fn();
    mount();
    vi.advanceTimersByTime(2000);
    expect([chosen(), receipt(), localStorage.length]).toEqual([[undefined, undefined, undefined], null, 0]);
    expect(page.onCookieBannerInteraction).not.toHaveBeenCalled();
  });

  it('tags are told nothing once Inlay has gone', () => {
    mount().scope.end();
    vi.advanceTimersByTime(2000);
    expect(consentCommands()).toEqual([]);
  });

  it.each([
    [true, undefined],
    [false, '1'],
  ])(
    'a restrictive policy removes the visitor’s cookies, but not on sites to be copied',
    (isStrict, left) => {
      Cookies.set('ss_cid', '1');
      mount({ isRestrictiveCookiePolicyEnabled: true }, { cloneable: !isStrict });
      vi.advanceTimersByTime(200);
      expect(Cookies.get('ss_cid')).toBe(left);
    },
  );
});

it.each([
  ['isRestrictiveCookiePolicyEnabled', 'on'],
  ['isRestrictiveCookiePolicyAbsolute', 'on'],
  ['isCookieBannerEnabled', 'off'],
])('says what an unreadable `%s` is taken for: %s', (name, taken) => {
  const { warnings } = mount({ [name]: 'yes' });
  expect(warnings().join()).toMatch(new RegExp(`cookieSettings\\.${name} is not .* taken for ${taken}\\b`));
});

describe('an answer from another tab', () => {
  /** Mounted, with listeners for other tabs. */
  function mountRested() {
    const mounted = mount();
    vi.advanceTimersByTime(2000);
    return mounted;
  }

  it('counts here, and is not written again', () => {
    const { consent } = mountRested();
    const told = vi.fn();
    page.onCookieBannerInteraction = told;
    writeInOtherTab(true, false);
    tellFromOtherTab();
    expect(consent.get()).toEqual({ performance: true, marketing: false });
    expect(told).toHaveBeenCalledTimes(1);
    expect([receipt(), localStorage.getItem(CHANGED), Cookies.get('ss_cookieAllowed')]).toEqual([
      null,
      null,
      undefined,
    ]);
  });

  it('counts when its cookies arrive half a second after the event', () => {
    const { consent } = mountRested();
    tellFromOtherTab();
    writeInOtherTab(true, true);
    vi.advanceTimersByTime(499);
    expect(consent.get()).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(consent.get()).toEqual({ performance: true, marketing: true });
  });

  it('is not looked for at events about other things', () => {
    const { consent } = mountRested();
    writeInOtherTab(true, true);
    tellFromOtherTab('other');
    vi.advanceTimersByTime(1000);
    expect(consent.get()).toBeUndefined();
  });

  it('that was given while this page started is found', () => {
    const { consent } = mount();
    expect(consent.get()).toBeUndefined();
    writeInOtherTab(false, true);
    vi.advanceTimersByTime(2000);
    expect(consent.get()).toEqual({ performance: false, marketing: true });
  });

  it.each([
    ['comes back from the cache', () => Object.assign(new Event('pageshow'), { persisted: true }), true],
    ['is shown for the first time', () => Object.assign(new Event('pageshow'), { persisted: false }), false],
  ])('is found where the page %s', (_, createEvent, isFound) => {
    const { consent } = mountRested();
    writeInOtherTab(true, true);
    dispatchEvent(createEvent());
    expect(consent.get() !== undefined).toBe(isFound);
  });

  it.each([
    [false, true],
    [true, false],
  ])('is found when the visitor returns to this tab: hidden is %s', (hidden, isFound) => {
    const { consent } = mountRested();
    writeInOtherTab(true, true);
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(consent.get() !== undefined).toBe(isFound);
  });

  it('that is the same changes nothing', () => {
    const { consent } = mountRested();
    consent.choose({ performance: true, marketing: true });
    const told = vi.fn();
    page.onCookieBannerInteraction = told;
    tellFromOtherTab();
    vi.advanceTimersByTime(1000);
    expect(told).not.toHaveBeenCalled();
  });

  it('is followed by an answer here, which is kept', () => {
    const { consent } = mountRested();
    writeInOtherTab(true, true);
    tellFromOtherTab();
    consent.choose({ performance: false, marketing: false });
    expect(receipt()).toMatchObject({ performance: false });
  });
});

describe('the function by which scripts of the page read the answer', () => {
  it('says what is accepted, and goes with Inlay', () => {
    const { scope, consent } = mount();
    expect(page.getSquarespaceCookies?.()).toEqual({ performance: 'declined', marketing: 'declined' });
    consent.choose({ performance: true, marketing: false });
    expect(page.getSquarespaceCookies?.()).toEqual({ performance: 'accepted', marketing: 'declined' });
    scope.end();
    expect(page).not.toHaveProperty('getSquarespaceCookies');
  });

  it('stays the page’s own where it has one, before or since', () => {
    const theirs = () => ({});
    page.getSquarespaceCookies = theirs;
    mount().scope.end();
    expect(page.getSquarespaceCookies).toBe(theirs);
    delete page.getSquarespaceCookies;
    const { scope } = mount();
    page.getSquarespaceCookies = theirs;
    scope.end();
    expect(page.getSquarespaceCookies).toBe(theirs);
  });
});

describe('a click', () => {
  const click = (element: Element | Document | null) => {
    const event = new Event('click', { bubbles: true, cancelable: true });
    element?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['<a href="/about#cookie-settings"><b>Cookies</b></a>', true],
    ['<button data-cookie-settings><b>Cookies</b></button>', true],
    ['<a href="#cookie-settings-page"><b>Cookies</b></a>', false],
    ['<a href="/cookie-settings"><b>Cookies</b></a>', false],
    ['<b>Cookies</b>', false],
  ])('on %s opens the settings: %s', (html, isOpened) => {
    const { opened } = mount();
    document.body.innerHTML = html;
    expect(click(document.querySelector('b'))).toBe(isOpened);
    expect(opened).toHaveBeenCalledTimes(isOpened ? 1 : 0);
  });

  it('that another script has answered opens nothing, nor does one on no element or after the end', () => {
    const { scope, opened } = mount();
    document.body.innerHTML = '<a href="#cookie-settings"><b>Cookies</b></a>';
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(link);
    click(document);
    scope.end();
    click(link);
    expect(opened).not.toHaveBeenCalled();
  });
});
