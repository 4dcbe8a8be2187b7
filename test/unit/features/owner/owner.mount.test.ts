// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import messages from '../../../../src/features/owner/owner.messages.json';
import { unit } from '../../../../src/features/owner/owner.mount';

const ORIGIN = 'https://otterbrook.example';

const replace = vi.fn();
const ends: Array<() => void> = [];
/** Channels that were opened, and not closed yet. */
let channels: string[] = [];

beforeEach(() => {
  channels = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      constructor(readonly name: string) {
        super();
        channels.push(name);
      }
      close() {
        channels.splice(channels.indexOf(this.name), 1);
      }
    },
  );
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  replace.mockClear();
});

/** Starts the feature on a page with this address and context; returns where it has led to. */
function open(path: string, context: object): string | undefined {
  const source = { authenticatedAccount: { id: 'a' }, ...context };
  const { href, hostname, pathname, search, origin } = new URL(path, ORIGIN);
  vi.stubGlobal('location', { href, hostname, pathname, search, origin, replace });
  // The page is the outermost one.
  vi.stubGlobal('top', window);
  vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: source });
  replace.mockClear();
  const services = {
    bus: createBus(() => {}),
    context: readSiteContext(source),
    report: vi.fn(),
  } as unknown as SiteServices;
  ends.push(mountFeature({ name: 'owner', services, unit }));
  expect(services.report).not.toHaveBeenCalled();
  return replace.mock.calls[0]?.map(String)[0];
}

const EDITOR = { websiteRoles: { 4: true } };
const VIEWER = { websiteRoles: { 10: true } };

describe('a logged-in owner who opens a public page', () => {
  it('is redirected to /config/ with frameUrl: the page’s path and query, URL-encoded', () => {
    expect(open('/about?a=b%20c&d=e#top', EDITOR)).toBe(
      `${ORIGIN}/config/?frameUrl=%2Fabout%3Fa%3Db%2520c%26d%3De`,
    );
  });

  it('is not while the session has the flag that the query noredirect sets', () => {
    expect(open('/about?noredirect', EDITOR)).toBeUndefined();
    expect(Object.entries(sessionStorage)).toEqual([['noredirect', 'true']]);
    expect(open('/about', EDITOR)).toBeUndefined();
    sessionStorage.clear();
    expect(open('/about', EDITOR)).toContain('/config/');
  });
});

it.each([
  [{ websiteRoles: { 1: true }, website: { developerMode: true } }, 1],
  [{ permissions: { permissions: { 1: true } }, website: { developerMode: true } }, 1],
  [{ ...EDITOR, website: { developerMode: true } }, 0],
  [VIEWER, 0],
])(
  'the event broadcast channel is there for holders of the admin permission alone: %j: %i',
  (context, count) => {
    open('/about', context);
    expect(channels).toHaveLength(count);
    for (const end of ends.splice(0)) end();
    expect(channels).toEqual([]);
  },
);

describe('the Escape key of an owner', () => {
  const open = vi.fn();
  const openSignIn = vi.fn();
  const openConfirm = vi.fn(async (..._: unknown[]) => 'confirm');
  const replaceState = vi.fn();
  const fetched = vi.fn(async (_: string, __: RequestInit) => new Response('{}'));
  afterEach(() => {
    for (const mock of [open, openSignIn, openConfirm, replaceState, fetched]) mock.mockClear();
  });

  /** Starts the feature; the page may be in a frame of another page of the site (`around`), or of another site (`top`). */
  function start({ path = '/about', isSignedIn = true, around = '', isForeign = false } = {}) {
    const source = isSignedIn ? { authenticatedAccount: { id: 'a' }, ...VIEWER } : {};
    const { href, hostname, pathname, search, origin, protocol } = new URL(path, ORIGIN);
    vi.stubGlobal('location', { href, hostname, pathname, search, origin, protocol, replace });
    vi.stubGlobal('history', { state: 'kept', replaceState });
    vi.stubGlobal('open', open);
    vi.stubGlobal('fetch', fetched);
    const outer = { location: new URL(around, ORIGIN), open };
    const parent = around ? Object.assign(outer, { parent: outer }) : window;
    vi.stubGlobal('parent', parent);
    vi.stubGlobal('top', isForeign ? {} : parent);
    vi.stubGlobal('Static', { SQUARESPACE_CONTEXT: source });
    const bus = createBus(() => {});
    const loadUnit = vi.fn(async (_: string) => ({ openSignIn, openConfirm }));
    const services = { bus, context: readSiteContext(source), report: vi.fn(), loadUnit };
    ends.push(mountFeature({ name: 'owner', services: services as unknown as SiteServices, unit }));
    return { loadUnit, press: (withShift: boolean) => bus.emit('owner:escape', { withShift } as never) };
  }
  const opened = () => open.mock.calls.map(([address, target]) => [`${address}`, target]);
  const asked = () => fetched.mock.calls.map(([url, { method }]) => `${method} ${url.replace(ORIGIN, '')}`);

  it('opens the editor with the page for an account', () => {
    start({ path: '/about?a=b' }).press(false);
    expect(opened()).toEqual([[`${ORIGIN}/config/?frameUrl=%2Fabout%3Fa%3Db`, '_self']]);
  });

  it('opens the sign-in form for others', async () => {
    const { press, loadUnit } = start({ isSignedIn: false });
    press(false);
    await vi.waitFor(() => expect(openSignIn).toHaveBeenCalledOnce());
    expect([loadUnit.mock.calls, opened()]).toEqual([[['open-sign-in', expect.any(Function)]], []]);
  });

  it('logs out with Shift', async () => {
    start().press(true);
    await vi.waitFor(() => expect(opened()).toEqual([[`${ORIGIN}/?logout=true`, '_self']]));
    expect(asked()).toEqual(['POST /api/auth/Logout']);
  });

  it.each([
    ['of the editor', true, false, 1],
    ['of the editor, which uses the plain key itself', false, false, 0],
    ['of another site', true, true, 0],
    ['of another site, to which the key may belong', false, true, 0],
  ])('in a frame %s', async (_, withShift, isForeign, times) => {
    start({ around: '/config/pages', isForeign }).press(withShift);
    await vi.waitFor(() => expect(asked()).toHaveLength(times));
    await vi.waitFor(() => expect(opened()).toHaveLength(times));
  });

  it('is followed by a note that the session has ended, once', async () => {
    start({ path: '/?logout=true&a=b' });
    await vi.waitFor(() => expect(openConfirm).toHaveBeenCalledOnce());
    const [, asked] = openConfirm.mock.calls[0] ?? [];
    expect(asked).toEqual({ title: messages.loggedOut, message: messages.loggedOutMessage, cancelText: '' });
    expect(replaceState.mock.calls.map(([state, , address]) => [state, `${address}`])).toEqual([
      ['kept', `${ORIGIN}/?a=b`],
    ]);
  });

  it.each(['/', '/?logout=false'])('is followed by no note at %s', (path) => {
    const { loadUnit } = start({ path });
    expect([loadUnit.mock.calls, replaceState.mock.calls]).toEqual([[], []]);
  });
});
