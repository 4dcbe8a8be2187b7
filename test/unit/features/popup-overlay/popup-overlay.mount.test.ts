// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import type { Part } from '../../../../src/core/scope';
import { unit } from '../../../../src/features/popup-overlay/popup-overlay.mount';
import { createTestScope } from '../../support/scope';

const KEY = 'squarespace-popup-overlay';
const SOON = {
  style: 2,
  version: 4,
  showOnTimer: true,
  timerDelay: 0,
  enabledPages: ['abc'],
  enableMobile: true,
};
const ANSWER = { shouldDisplayOnPage: true, renderedHtml: '<h2>Letters</h2><p>Once a month.</p>' };

let scope: Part | undefined;
let asked: string[] = [];
let answer: unknown;

/** Starts the popup on a page with these settings; says what it emits, and what the server is asked for. */
async function start(settings: object, { collectionId = 'abc', cookieSettings = {}, consent = {} } = {}) {
  const bus = createBus(() => {});
  const emitted: string[] = [];
  for (const name of ['popup:ready', 'popup:shown', 'popup:closed'] as const)
    bus.on(name, () => {
      emitted.push(name);
    });
  const context = readSiteContext(
    { collectionId, cookieSettings, websiteSettings: { popupOverlaySettings: settings } },
    () => {},
  );
  scope = createTestScope({ bus, context });
  const data = unit.read?.(context, scope.warnShape) as never;
  unit.mount(data, {
    ...scope,
    consent: { get: () => undefined, ...consent },
    inlay: { destroy() {} },
  } as unknown as FeatureScope);
  await pass(60_000);
  return { bus, emitted, report: scope.report };
}

/** Time passes, and with it what was asked for. */
async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(500);
}

const record = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = ANSWER;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(`${url}`.replace(location.origin, ''));
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
});

afterEach(async () => {
  // The page can be scrolled again once the dialog has faded out.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

describe('the popup', () => {
  it.each<[string, object, boolean, string?]>([
    ['on its page', {}, true],
    ['on all pages', { enabledPages: [], showOnAllPages: true }, true, 'xyz'],
    ['on another page', {}, false, 'xyz'],
    ['where it is switched off', { style: 1 }, false],
    ['without a trigger', { showOnTimer: false }, false],
  ])('asks for its content %s: %o', async (_, more, isAsked, collectionId = 'abc') => {
    const { emitted } = await start({ ...SOON, ...more }, { collectionId });
    expect(asked).toEqual(isAsked ? ['/api/popup-overlay/render?currentUrl=%2F'] : []);
    expect(emitted.includes('popup:shown')).toBe(isAsked);
  });

  it.each([
    ['a phone', false, true],
    ['a phone, where it may', true, false],
  ])('knows %s', async (_, enableMobile, isKept) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width') }));
    const { emitted } = await start({ ...SOON, enableMobile });
    expect(emitted).toEqual(isKept ? [] : ['popup:ready', 'popup:shown']);
  });

  it.each([
    ['the server has none', { ...ANSWER, shouldDisplayOnPage: false }],
    ['the answer is not JSON', '<p>no JSON</p>'],
    ['nothing of it can be seen', { ...ANSWER, renderedHtml: '<script>1</script>' }],
  ])('does not appear where %s', async (_, given) => {
    answer = given;
    const { emitted, report } = await start(SOON);
    expect(asked).toHaveLength(1);
    expect(emitted).toEqual(['popup:ready']);
    expect(report).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')).toBeNull();
    expect(record()).toBeNull();
  });

  it('is shown on request, also where the server would rather not and the visitor has closed it', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 4, submitted: true, 'date-closed': Date.now() }));
    answer = { ...ANSWER, shouldDisplayOnPage: false };
    const { bus, emitted } = await start({ ...SOON, showUntilSignup: true });
    expect(emitted).toEqual([]);
    bus.emit('popup:show');
    bus.emit('popup:show');
    await pass(0);
    expect(asked).toEqual(['/api/popup-overlay/render?currentUrl=%2F&forceVisibility=true']);
    expect(emitted).toEqual(['popup:shown']);
  });

  it('keeps when it was closed, and whether its form was sent, for its version', async () => {
    localStorage.setItem(KEY, JSON.stringify({ version: 3, submitted: true, 'date-closed': 1 }));
    const { bus, emitted } = await start(SOON);
    const emit = bus.emit as unknown as (name: string, event: object) => void;
    const submit = (event: object) => emit('form:submitted', event);
    const dialog = document.querySelector('dialog');
    expect(dialog?.textContent).toContain('Once a month.');
    submit({ element: document.body });
    expect(record()).toMatchObject({ version: 3 });
    submit({ element: dialog });
    expect(record()).toEqual({ version: 4, submitted: true });
    bus.emit('popup:hide');
    bus.emit('popup:hide');
    expect(record()).toEqual({ version: 4, submitted: true, 'date-closed': Date.now() });
    expect(emitted).toEqual(['popup:ready', 'popup:shown', 'popup:closed']);
  });

  it.each([
    ['the visitor has not answered yet', { cookieSettings: { isCookieBannerEnabled: true } }, false],
    [
      'the visitor has answered',
      {
        cookieSettings: { isCookieBannerEnabled: true },
        consent: { get: () => ({ performance: false, marketing: false }) },
      },
      true,
    ],
    ['nobody asks', {}, true],
  ])('waits for the cookie choice: %s', async (_, page, isShown) => {
    const { emitted } = await start(SOON, page);
    expect(emitted.includes('popup:shown')).toBe(isShown);
  });

  it('waits while the page is not seen', async () => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    const { emitted } = await start({ ...SOON, timerDelay: 2000 });
    expect(emitted).toEqual(['popup:ready']);
    Reflect.deleteProperty(document, 'hidden');
    await pass(1000);
    expect(emitted).toEqual(['popup:ready']);
    await pass(1000);
    expect(emitted).toEqual(['popup:ready', 'popup:shown']);
  });

  it.each([
    [1000, 100, 449, false],
    [1000, 100, 450, true],
    // It fits into the window, and is pulled beyond its end.
    [100, 100, 1, false],
  ])(
    'asks for its content when a page of %i px in a window of %i px is scrolled by %i px: %s',
    async (scrollHeight, clientHeight, scrollY, isAsked) => {
      const root = document.documentElement;
      vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
      vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(clientHeight);
      const settings = { showOnTimer: false, showOnScroll: true, scrollPercentage: 50 };
      const { bus } = await start({ ...SOON, ...settings });
      const triggers: unknown[] = [];
      bus.on('popup:shown', (event) => void triggers.push(event?.trigger));
      vi.stubGlobal('scrollY', scrollY);
      window.dispatchEvent(new Event('scroll'));
      window.dispatchEvent(new Event('scroll'));
      await pass(0);
      expect(triggers).toEqual(isAsked ? ['scroll'] : []);
    },
  );

  it('does not interrupt who is typing', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    const { emitted } = await start(SOON);
    expect(emitted).toEqual(['popup:ready']);
    field.blur();
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await pass(0);
    expect(emitted).toEqual(['popup:ready', 'popup:shown']);
    field.remove();
  });
});
