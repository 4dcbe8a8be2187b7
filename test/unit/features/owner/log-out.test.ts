// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { readOwner } from '../../../../src/features/owner/owner.data';
import { createLogOut, logOutPath } from '../../../../src/features/owner/owner.mount';
import { createTestScope } from '../../support/scope';

const ORIGIN = 'https://otterbrook.example';

let scope = createTestScope();
/** What the server answers, and what it was asked. */
let answer = { status: 200, body: '{}' };
const asked: string[] = [];
const report = vi.fn();
const open = vi.fn();
const reload = vi.fn();

/** The page, as this window shows it, or as the editor's does around it. */
function stubAddress(address: string, around?: string) {
  const { href, pathname, search, origin, protocol } = new URL(address, ORIGIN);
  vi.stubGlobal('location', { href, pathname, search, origin, protocol, reload });
  const outer = around === undefined ? undefined : { location: new URL(around, ORIGIN), open };
  vi.stubGlobal('parent', outer ? Object.assign(outer, { parent: outer }) : window);
}

beforeEach(() => {
  scope = createTestScope({ report });
  answer = { status: 200, body: '{}' };
  stubAddress('/about?a=b#top');
  vi.stubGlobal('open', open);
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url.replace(ORIGIN, '')}`);
    return { status: answer.status, headers: new Headers(), text: async () => answer.body };
  });
});
afterEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
});

const logOutOf = (context: object) => createLogOut(scope, readOwner(readSiteContext(context), context));
const logOut = (context: object = { authenticatedAccount: { id: 'a' } }) => logOutOf(context)();
const opened = () => open.mock.calls.map(([address]) => String(address));

describe('logging out leads', () => {
  it.each([
    ['the site’s root', '/about?a=b', undefined, '/'],
    ['the page that the config panel shows in its frame', '/about?a=b', '/config/pages', '/about?a=b'],
    [
      'the frame URL of the config panel itself',
      '/config/?frameUrl=%2Fabout%3Fa%3Db',
      undefined,
      '/about?a=b',
    ],
    ['the site’s root from a config panel without a frame', '/config/', undefined, '/'],
    ['no other site', '/config/?frameUrl=https://evil.example/', undefined, '/'],
    ['the site’s root from a frame of a page of the site', '/about', '/framed', '/'],
  ])('to %s', (_, address, around, path) => {
    stubAddress(address, around);
    expect(logOutPath()).toBe(path);
  });

  it('there with the query logout=true, in the top window', async () => {
    await logOut();
    stubAddress('/about?a=b', '/config/');
    await logOut();
    expect(opened()).toEqual([`${ORIGIN}/?logout=true`, `${ORIGIN}/about?a=b&logout=true`]);
    expect(open.mock.calls.map(([, target]) => target)).toEqual(['_self', '_self']);
  });
});

it('logs an account out by POST /api/auth/Logout, once however often it is asked to', async () => {
  const run = logOutOf({ authenticatedAccount: { id: 'a' } });
  await Promise.all([run(), run()]);
  await run();
  expect(asked).toEqual(['POST /api/auth/Logout']);
  expect(opened()).toHaveLength(1);
});

it('logs a member out by DELETE session with cloneCart', async () => {
  await logOut({});
  expect(asked).toEqual(['DELETE /api/site-users/account/session?cloneCart=true']);
  expect(opened()).toEqual([`${ORIGIN}/?logout=true`]);
});

it('only logs a failure, and loads the page again', async () => {
  answer = { status: 503, body: '' };
  await logOut();
  expect(report.mock.calls.map(([phase, , cause]) => [phase, cause])).toEqual([
    [
      'handler',
      'Logging out failed, the page is loaded again. This service is temporarily unavailable. Please try again later.',
    ],
  ]);
  expect([opened(), reload.mock.calls.length]).toEqual([[], 1]);
});

it.each([
  [true, 1],
  [false, 0],
])(
  'loads the page again where the browser shows it as it was with the session: %s',
  async (persisted, times) => {
    await logOut();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(reload).toHaveBeenCalledTimes(times);
  },
);
