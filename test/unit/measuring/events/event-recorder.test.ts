// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { clearCookies } from '../../../../src/consent/tracking-cookies';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { createEventRecorder } from '../../../../src/measuring/events/event-recorder';
import { EVENT_PREFIX, eventStorage } from '../../../../src/measuring/events/event-storage';
import { createTestScope } from '../../support/scope';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies(document.cookie.split('; ').map((cookie) => cookie.replace(/=.*/, '')));
  history.replaceState(null, '', '/');
});

function start(settings: object = {}) {
  const bus = createBus(() => {});
  const consent = createConsent((choice) => bus.emit('consent:changed', choice));
  const context = readSiteContext({ website: { id: 'w' }, ...settings });
  // The recorder uses nothing of a feature's scope that a scope does not have.
  const scope = createTestScope({ bus, consent, context }) as unknown as FeatureScope & { end(): void };
  ends.push(scope.end);
  return { record: createEventRecorder(context, scope), choose: consent.choose, end: scope.end };
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
