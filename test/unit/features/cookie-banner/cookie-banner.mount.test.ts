// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import messages from '../../../../src/features/cookie-banner/cookie-banner.messages.json';
import { unit } from '../../../../src/features/cookie-banner/cookie-banner.mount';
import { createTestScope, endTestScopes } from '../../support/scope';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  endTestScopes();
  vi.useRealTimers();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window, 'Static');
});

const ASKS = { isCookieBannerEnabled: true };
const NEWEST = { ...ASKS, cookieBannerThemeName: 'dark', cookieBannerHasManageCookies: true };
const YES = { performance: true, marketing: true };

/** Loads of code that the test answers itself: the panel is tested alone. */
function mount(cookieSettings: object = ASKS, loadUnit?: (name: string) => Promise<object>) {
  const bus = createBus((_, error) => {
    throw error;
  });
  const report = vi.fn();
  const consent = createConsent((choice) => bus.emit('consent:changed', choice));
  const load = (name: string, importer: () => Promise<object>) => (loadUnit ?? importer)(name);
  const scope = createTestScope({
    bus,
    report,
    consent,
    loadUnit: load as never,
    context: readSiteContext({ cookieSettings }),
  });
  unit.mount(scope.context, scope as unknown as FeatureScope);
  return { scope, bus, consent, report };
}

const banner = () => document.querySelector<HTMLElement>('.inlay-cookie-banner');
const saved = () => document.querySelector<HTMLElement>('.inlay-cookie-saved-open');
const choices = () =>
  [...document.querySelectorAll<HTMLElement>('.inlay-cookie-banner-choice')].map(
    (button) => button.textContent || button.getAttribute('aria-label'),
  );
const press = (name: string) =>
  document.querySelector<HTMLElement>(`.inlay-cookie-banner-choice[class*="${name}"]`)?.click();
const isSaid = () => document.body.textContent?.includes(messages.saved) ?? false;

describe('who is asked', () => {
  it.each([
    ['a visitor without an answer', ASKS, undefined, true],
    ['nobody where the page does not ask', {}, undefined, false],
    ['nobody who has answered', ASKS, YES, false],
  ])('%s', (_, settings, choice, isAsked) => {
    const { consent, bus } = mount(settings);
    if (choice) consent.choose(choice);
    bus.emit('banner:update', settings);
    expect(banner() !== null).toBe(isAsked);
  });

  it('is told of the browser’s own signal, until there is an answer', () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    const { consent, bus } = mount();
    expect(banner()?.textContent).toContain(messages.signal);
    consent.choose(YES);
    bus.emit('banner:open');
    expect(banner()?.textContent).not.toContain(messages.signal);
  });
});

describe('an answer in the banner', () => {
  it.each([
    ['accept', true],
    ['deny', false],
  ])('%s is one for all categories, ends the banner and is said', (name, isAccepted) => {
    const { consent } = mount({ ...ASKS, cookieBannerAcceptType: 'OPT_IN_AND_OUT' });
    press(name);
    expect(consent.get()).toEqual({ performance: isAccepted, marketing: isAccepted });
    expect(banner()).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(isSaid()).toBe(true);
  });

  it('is not said again when a script of the page changes it', () => {
    const { consent } = mount();
    press('accept');
    vi.advanceTimersByTime(20_000);
    consent.choose({ performance: false, marketing: false });
    vi.advanceTimersByTime(1000);
    expect(isSaid()).toBe(false);
  });

  it('from another tab or a script of the page ends the banner, and nothing is said', () => {
    const { consent } = mount();
    consent.choose(YES);
    vi.advanceTimersByTime(1000);
    expect([banner(), isSaid()]).toEqual([null, false]);
  });
});

describe('a saved answer', () => {
  it.each([
    ['can be changed where the settings say so', NEWEST, true],
    ['has no button in older banners', { ...ASKS, cookieBannerHasManageCookies: true }, false],
    [
      'has no button where the settings hide it',
      { ...NEWEST, cookieBannerSavedPreferencesLayout: 'hidden' },
      false,
    ],
  ])('%s', (_, settings, isShown) => {
    mount(settings).consent.choose(YES);
    expect(saved() !== null).toBe(isShown);
  });

  it('has no button where the page does not ask', () => {
    const { consent } = mount({ ...NEWEST, isCookieBannerEnabled: false });
    consent.choose(YES);
    expect([saved(), banner()]).toEqual([null, null]);
  });

  it('opens the panel, with the text that the site has given its button', async () => {
    const openCookiePanel = vi.fn();
    const load = vi.fn(async (_: string) => ({ openCookiePanel }));
    const settings = { ...NEWEST, cookieBannerSavedPreferencesText: 'Your cookies' };
    const { consent } = mount(settings, load);
    consent.choose(YES);
    expect(saved()?.textContent).toBe('Your cookies');
    saved()?.click();
    await vi.waitFor(() => expect(openCookiePanel).toHaveBeenCalledTimes(1));
    expect(load.mock.calls[0]?.[0]).toBe('open-cookie-panel');
    expect(openCookiePanel.mock.calls[0]?.[1].theme).toMatchObject({ themeName: 'dark' });
  });

  it('is asked for again in the banner where there is no panel: it takes focus and can be declined', () => {
    document.body.innerHTML = '<button id="opener"></button>';
    const opener = document.getElementById('opener');
    const { bus, consent } = mount();
    consent.choose(YES);
    opener?.focus();
    bus.emit('banner:open');
    expect(document.activeElement).toBe(banner());
    expect(choices()).toEqual([messages.accept, messages.decline]);
    press('deny');
    expect(consent.get()).toEqual({ performance: false, marketing: false });
    expect(banner()).toBeNull();
    expect(document.activeElement).toBe(opener);
    consent.choose(YES);
    expect(banner()).toBeNull();
  });
});

describe('focus after an answer', () => {
  const OPTIONS = { ...ASKS, cookieBannerAcceptType: 'OPT_IN_AND_OUT' };
  const button = () => document.querySelector<HTMLElement>('.inlay-cookie-banner-choice');

  it('goes to the button for the saved answer, where there is one', () => {
    mount(NEWEST);
    button()?.focus();
    button()?.click();
    expect(saved()).not.toBeNull();
    expect(document.activeElement).toBe(saved());
  });

  it('goes back to where it was before it came into the banner', () => {
    document.body.innerHTML = '<input>';
    mount(OPTIONS);
    const input = document.querySelector('input');
    input?.focus();
    button()?.focus();
    button()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: input }));
    button()?.click();
    expect(document.activeElement).toBe(input);
  });

  it('stays where it is, where it was not in the banner', () => {
    document.body.innerHTML = '<input>';
    const { consent } = mount(NEWEST);
    const input = document.querySelector('input');
    input?.focus();
    consent.choose(YES);
    expect(saved()).not.toBeNull();
    expect(document.activeElement).toBe(input);
  });

  it('goes to what has opened the banner again, wherever it has been meanwhile', () => {
    document.body.innerHTML = '<button id="opener"></button><input>';
    const { bus, consent } = mount(OPTIONS);
    consent.choose(YES);
    document.getElementById('opener')?.focus();
    bus.emit('banner:open');
    document.querySelector('input')?.focus();
    button()?.focus();
    button()?.click();
    expect(document.activeElement?.id).toBe('opener');
  });
});

describe('the panel', () => {
  /** A panel that the test has in its hands. */
  function mountWithPanel() {
    const panels: Array<{ end: ReturnType<typeof vi.fn>; onSave: (answers: object) => void }> = [];
    const openCookiePanel = vi.fn((part, { onSave }) => {
      const end = vi.fn();
      part.defer(end);
      panels.push({ end, onSave });
    });
    const mounted = mount(NEWEST, async () => ({ openCookiePanel }));
    const open = async () => {
      const before = panels.length;
      press('manage');
      await vi.waitFor(() => expect(panels.length).toBe(before + 1));
    };
    return { ...mounted, panels, open };
  }

  it('answers by category, and goes with the banner', async () => {
    const { consent, panels, open } = mountWithPanel();
    await open();
    panels[0]?.onSave({ performance: true, marketing: false });
    expect(consent.get()).toEqual({ performance: true, marketing: false });
    expect([banner(), panels[0]?.end.mock.calls.length]).toEqual([null, 1]);
    vi.advanceTimersByTime(1000);
    expect(isSaid()).toBe(true);
  });

  it('is there once however often it is opened, and goes with Inlay', async () => {
    const { scope, panels, open } = mountWithPanel();
    await open();
    await open();
    const ends = () => panels.map(({ end }) => end.mock.calls.length);
    expect(ends()).toEqual([1, 0]);
    scope.end();
    expect(ends()).toEqual([1, 1]);
  });

  it('opens instead of the banner where the site asks for the choice again', async () => {
    const { consent, bus, panels } = mountWithPanel();
    consent.choose(YES);
    bus.emit('banner:open');
    await vi.waitFor(() => expect(panels.length).toBe(1));
    expect(banner()).toBeNull();
  });

  it('that does not load is a fault, which the visitor is told', async () => {
    const told = vi.fn();
    const { bus, report } = mount(NEWEST, () => Promise.reject(new Error('offline')));
    bus.on('system-error:show', told);
    press('manage');
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(report.mock.calls.map(([phase]) => phase)).toEqual(['load']);
  });
});

describe('in an editor', () => {
  it('the banner is shown whatever has been chosen, and its buttons do nothing', () => {
    const load = vi.fn(async () => ({}));
    const { bus, consent } = mount(NEWEST, load);
    consent.choose(YES);
    bus.emit('banner:force');
    expect(document.body.classList.contains('sqs-cookie-banner-v2-forced')).toBe(true);
    press('accept');
    press('manage');
    expect([banner() !== null, load.mock.calls.length]).toEqual([true, 0]);
    bus.emit('banner:unforce');
    expect([banner(), saved() !== null]).toEqual([null, true]);
    expect(document.body.classList.contains('sqs-cookie-banner-v2-forced')).toBe(false);
  });

  it('the banner follows the settings, those given or those of the page now', () => {
    const { bus } = mount({ ...ASKS, cookieBannerCtaText: 'Fine' });
    expect(choices()).toEqual(['Fine']);
    bus.emit('banner:update', { ...ASKS, cookieBannerCtaText: 'Good' });
    expect(choices()).toEqual(['Good']);
    Object.assign(window, {
      Static: { SQUARESPACE_CONTEXT: { cookieSettings: { ...ASKS, cookieBannerCtaText: 'Well' } } },
    });
    bus.emit('banner:update');
    expect(choices()).toEqual(['Well']);
    bus.emit('banner:update', { isCookieBannerEnabled: false });
    expect(banner()).toBeNull();
  });
});

describe('where the banner is', () => {
  const TOP = { ...ASKS, cookieBannerPosition: 'TOP' };
  const hostIn = (selector: string) => banner()?.parentElement?.parentElement?.matches(selector);

  it('is first in the page, but behind a skip link', () => {
    document.body.innerHTML = '<a href="#main">Skip</a><main id="main"></main>';
    mount();
    expect([...document.body.children].map(({ localName }) => localName)).toEqual(['a', 'inlay-ui', 'main']);
  });

  it('is first where the first link leads elsewhere', () => {
    document.body.innerHTML = '<a href="/">Home</a>';
    mount();
    expect(document.body.lastElementChild?.localName).toBe('a');
  });

  it.each([
    ['a bar at the top is in the dropzone of the announcement', TOP, '.sqs-announcement-bar-dropzone'],
    ['a card at the top is not', { ...TOP, cookieBannerVariant: 'POPUP' }, 'body'],
    ['a bar at the bottom is not', ASKS, 'body'],
    ['with a theme it is in the site', NEWEST, '#siteWrapper'],
  ])('%s', (_, settings, place) => {
    document.body.innerHTML =
      '<div class="sqs-announcement-bar-dropzone"></div><div id="siteWrapper"><p></p></div>';
    mount(settings);
    expect(hostIn(place)).toBe(true);
  });

  it('has the classes that older themes wait for, as long as it is there', () => {
    document.body.innerHTML = '<div class="sqs-announcement-bar-dropzone"></div>';
    const { consent } = mount(TOP);
    const classes = () =>
      [document.body, document.body.querySelector('.sqs-announcement-bar-dropzone')].map((element) =>
        element?.className.replace('sqs-announcement-bar-dropzone', '').trim(),
      );
    const names = 'sqs-cookie-banner-v2-enabled sqs-cookie-banner-v2-top';
    expect(classes()).toEqual([names, names]);
    consent.choose(YES);
    expect(classes()).toEqual(['', '']);
  });

  it('has no such class below, nor with a theme', () => {
    const { scope } = mount();
    expect(document.body.className).toBe('sqs-cookie-banner-v2-enabled');
    scope.end();
    mount(NEWEST);
    expect(document.body.className).toBe('');
    expect(banner()?.parentElement?.className).toBe('cookie-banner-mount-point');
  });

  it('is gone with Inlay', () => {
    document.body.innerHTML = '<main></main>';
    mount().scope.end();
    expect(document.body.outerHTML.replace(' class=""', '')).toBe('<body><main></main></body>');
  });
});
