// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
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
  sessionStorage.clear();
  replace.mockClear();
  vi.unstubAllGlobals();
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

describe('the event broadcast channel', () => {
  it.each([
    [{ websiteRoles: { 1: true }, website: { developerMode: true } }, 1],
    [{ permissions: { permissions: { 1: true } }, website: { developerMode: true } }, 1],
    [{ ...EDITOR, website: { developerMode: true } }, 0],
    [VIEWER, 0],
  ])('is there for holders of the admin permission alone: %j: %i', (context, count) => {
    open('/about', context);
    expect(channels).toHaveLength(count);
    for (const end of ends.splice(0)) end();
    expect(channels).toEqual([]);
  });
});
