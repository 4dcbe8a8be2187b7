// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../../src/consent/consent';
import { clearCookies } from '../../../../../src/consent/tracking-cookies';
import { readSiteContext } from '../../../../../src/context/context';
import { createBus } from '../../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../../src/core/entry/site-services';
import { createEventRecorder } from '../../../../../src/features/statistics/events/event-recorder';
import { EVENT_PREFIX, eventStorage } from '../../../../../src/features/statistics/events/event-storage';
import { createTestScope } from '../../../support/scope';

const ASKING = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: false };
const PAGE_VIEW = { to: 'page-view', data: { title: 'Fern' } } as const;

const ends: Array<() => void> = [];

beforeEach(() => {
  vi.useFakeTimers();
  // No answer: what is sent stays stored.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  // Browsers have it; happy-dom does not, and would send a beacon.
  vi.stubGlobal('Request', { prototype: { keepalive: false } });
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  clearCookies(document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')));
});

function start(settings: object = {}) {
  const bus = createBus(() => {});
  const consent = createConsent((choice) => bus.emit('consent:changed', choice));
  const context = readSiteContext({ website: { id: 'w' }, ...settings });
  // The recorder uses nothing of a feature's scope that a scope does not have.
  const report = vi.fn();
  const scope = createTestScope({ bus, consent, context, report }) as unknown as FeatureScope & {
    end(): void;
  };
  ends.push(scope.end);
  return { record: createEventRecorder(context, scope), choose: consent.choose, end: scope.end, report };
}

const stored = (to: string) => eventStorage.list().filter((event) => event.to === to);
const pageViews = () => stored('page-view').map(({ data }) => JSON.parse(`${data.data}`));

it('an event that has waited for a yes tells of the page as it was then', () => {
  history.replaceState(null, '', '/fern');
  const { record, choose } = start({ cookieSettings: ASKING });
  record(PAGE_VIEW);
  history.replaceState(null, '', '/moss');
  expect(localStorage).toHaveLength(0);
  choose(YES);
  expect(pageViews()).toMatchObject([{ pagePath: '/fern' }]);
});

it('a page that the browser has kept is no landing when it is shown again', () => {
  const { record } = start();
  record(PAGE_VIEW);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  record(PAGE_VIEW);
  expect(
    pageViews()
      .map(({ isLanding }) => isLanding)
      .sort(),
  ).toEqual([false, true]);
});

it('a no on a page that is not counted removes what was stored', () => {
  localStorage.setItem('SS_ANALYTICS_ID', '1');
  start().record(PAGE_VIEW);
  const { choose } = start({ pageType: 100 });
  expect(pageViews()).toHaveLength(1);
  choose(NO);
  expect(Object.keys(localStorage)).toEqual([]);
});

it('a site that starts again leaves alone what is still being sent', () => {
  const fetched = vi.fn(() => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  const first = start();
  first.record({ to: 'event', data: { action: 'test', object_type: 'queue' } });
  first.end();
  const before = fetched.mock.calls.length;
  expect(Object.keys(localStorage).filter((name) => name.startsWith(EVENT_PREFIX))).not.toEqual([]);
  start();
  expect(fetched).toHaveBeenCalledTimes(before);
});

it.each([
  ['no channel', { data: {} }],
  ['an unknown channel', { to: 'toString', data: {} }],
  ['no data', { to: 'event' }],
  ['data that are a list', { to: 'event', data: [] }],
  ['nothing', undefined],
])('an event with %s is reported, and not recorded', (_, request) => {
  const { record, report } = start();
  const before = eventStorage.list().length;
  record(request as never);
  expect(eventStorage.list()).toHaveLength(before);
  expect(report.mock.calls.map(([phase, , text]) => [phase, text])).toEqual([
    [
      'handler',
      expect.stringMatching(
        /^Nothing is recorded: `event:record` needs `data`, and `to`, one of .*page-view/,
      ),
    ],
  ]);
});

it.each([
  ['the page is left', true, () => window.dispatchEvent(new Event('pagehide'))],
  [
    'the page is hidden',
    true,
    () => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
  [
    'the connection is back',
    false,
    () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
      window.dispatchEvent(new Event('online'));
    },
  ],
])('events are sent when %s, so that they outlive the page: %s', (_, isLeaving, happen) => {
  const fetched = vi.fn((_url: string, _init: RequestInit) => new Promise(() => {}));
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const { record } = start();
  record({ to: 'overlay', data: { action: 1 } });
  vi.advanceTimersByTime(60_000);
  expect(fetched).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  happen();
  const overlays = fetched.mock.calls.filter(([, { body }]) => `${body}`.includes('action'));
  expect(overlays.map(([, { keepalive = false }]) => keepalive)).toEqual([isLeaving]);
  Reflect.deleteProperty(navigator, 'onLine');
  Reflect.deleteProperty(document, 'hidden');
});

it('a page that is shown for the first time goes on with its visitor', () => {
  const { record } = start();
  record(PAGE_VIEW);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(stored('landing')).toHaveLength(1);
  record(PAGE_VIEW);
  expect(pageViews()).toHaveLength(2);
});

it('a visitor of whom a site keeps no log is forgotten, and counted', () => {
  localStorage.setItem('SS_ANALYTICS_ID', '1');
  const { record } = start({ cookieSettings: { isVisitorDataRestricted: true } });
  record(PAGE_VIEW);
  expect(localStorage.getItem('SS_ANALYTICS_ID')).toBeNull();
  expect([stored('landing').length, pageViews().length]).toEqual([0, 1]);
});
