// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import type { FeatureScope } from '../../../../src/core/entry/site-services';
import { forgetVisitor } from '../../../../src/features/statistics/events/event-recorder';
import { eventStorage } from '../../../../src/features/statistics/events/event-storage';
import { unit } from '../../../../src/features/statistics/visits.mount';
import { createTestScope } from '../../support/scope';

const report = vi.fn();
let end = () => {};

/** Other files of this worker may have left something. */
function emptyBrowser(): void {
  forgetVisitor();
  localStorage.clear();
  sessionStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
}

beforeEach(() => {
  emptyBrowser();
  vi.useFakeTimers();
  // Without a connection, what is recorded stays in the browser's storage.
  vi.stubGlobal('navigator', { onLine: false, language: 'en-GB', cookieEnabled: true });
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
  report.mockClear();
  emptyBrowser();
});

const recorded = () => eventStorage.list();

/** Opens a page of the site; returns the channels of the events that it has recorded. */
function open(path: string, more: object = {}): readonly string[] {
  end();
  for (const { key } of recorded()) eventStorage.remove(key);
  const source = { website: { id: 'w1', identifier: 'otter' }, ...more };
  const { href, origin, hostname, pathname, search, hash, protocol } = new URL(path, 'https://otter.example');
  vi.stubGlobal('location', { href, origin, hostname, pathname, search, hash, protocol });
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: source });
  const scope = createTestScope({
    consent: createConsent(() => {}),
    context: readSiteContext(source),
    report,
  });
  end = scope.end;
  unit.mount(scope.context, scope as unknown as FeatureScope);
  return recorded().map(({ to }) => to);
}

describe('a page view', () => {
  it('is recorded for each page, the landing for the first one of a session', () => {
    expect([open('/first'), open('/second')]).toEqual([['landing', 'page-view'], ['page-view']]);
  });

  it.each([
    ['/search', false],
    ['/search?q=fern', false],
    ['/search/', false],
    ['/search-party', true],
    ['/blog/search', true],
  ])('is skipped on the /search path: %s is counted: %s', (path, isCounted) => {
    open('/');
    expect(open(path)).toEqual(isCounted ? ['page-view'] : []);
  });

  it.each([
    ['an account that edits the site', { authenticatedAccount: { id: 'a' }, websiteRoles: { 4: true } }, '/'],
    [
      'a viewer on a config path',
      { authenticatedAccount: { id: 'a' }, websiteRoles: { 10: true } },
      '/config/',
    ],
    ['a page that was not found', { pageType: 100 }, '/'],
    ['the lock screen', { pageType: 103 }, '/'],
    ['a page whose access is denied', { pageType: 106 }, '/'],
  ])('is not recorded for %s, and nothing is stored', (_, more, path) => {
    expect(open(path, more)).toEqual([]);
    expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  });

  it('says nothing of the words that the visitor has searched for on the page before', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://otter.example/search?q=secret+illness');
    expect(open('/found')).toEqual(['landing', 'page-view']);
    const [landing, pageView] = recorded().map(({ data }) => data);
    expect(landing).toMatchObject({ refer: 'https://otter.example/search' });
    expect(JSON.parse(`${pageView?.data}`)).toMatchObject({ referrer: 'https://otter.example/search' });
  });

  it('of a content item records that it was viewed, under its name', () => {
    const item = { id: 'i1', title: 'Ferns', recordType: 1 };
    expect(open('/blog/ferns', { item })).toEqual(['landing', 'page-view', 'event']);
    expect(recorded().at(-1)?.data).toMatchObject({
      commonData: { action: 'view', object_type: 'blog-post', object_id: 'i1', object_display_name: 'Ferns' },
    });
  });
});

it('says “Unable to store analyticsId” to the debug overlay’s page where the browser keeps neither cookies nor storage', () => {
  const refuse = () => {
    throw new Error('The browser refuses.');
  };
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(refuse);
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  open('/');
  expect(info).not.toHaveBeenCalled();
  open('/?inlay=debug');
  expect(info.mock.calls).toEqual([['[inlay] test: Unable to store analyticsId']]);
  expect(report).not.toHaveBeenCalled();
});

it('a page view is not counted where the browser keeps no cookies', () => {
  vi.stubGlobal('navigator', { onLine: false, language: 'en-GB', cookieEnabled: false });
  expect(open('/')).toEqual([]);
});

it.each([
  [true, 2],
  [false, 1],
])('a page that the browser has kept (%s) is counted %i times by then', (persisted, times) => {
  open(`/kept-${persisted}`);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(recorded().filter(({ to }) => to === 'page-view')).toHaveLength(times);
});
