// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { unit } from '../../../../src/features/statistics/page-speed.mount';

vi.mock('../../../../src/features/statistics/speed-metrics', () => ({
  measureSpeed: () => () => ({ LCP: 812 }),
}));

const TIMINGS = 'id=p1&t=user-timing&n=menu&v=120';
const METRICS = 'id=p1&t=page-speed&n=LCP&v=812';

const beacon = vi.fn((_address: string, _batch: string) => true);
const report = vi.fn();
/** How long the server takes to name the page load, and what it then says. */
let settings = { ms: 0, status: 200, body: '{"pageLoadId":"p1"}' };
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  settings = { ms: 0, status: 200, body: '{"pageLoadId":"p1"}' };
  vi.stubGlobal('navigator', { sendBeacon: beacon });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await new Promise((resolve, reject) => {
      setTimeout(resolve, settings.ms);
      signal?.addEventListener('abort', reject);
    });
    return { status: settings.status, headers: new Headers(), text: async () => settings.body };
  });
});
afterEach(() => {
  end();
  vi.clearAllMocks();
});

function mount() {
  const services = {
    bus: createBus(() => {}),
    consent: createConsent(() => {}),
    context: readSiteContext({ website: { id: 'w1' } }),
    report,
    loadUnit: (_: string, load: () => Promise<object>) => load(),
    inlay: { inspect: () => [{ block: 'menu', mountedAt: 120 }] },
  } as unknown as SiteServices;
  end = mountFeature({ name: 'page-speed', services, unit });
}
const sent = () => beacon.mock.calls.map(([, batch]) => batch);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function hide() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

describe('records of a page load', () => {
  it.each([
    ['at once', 0],
    ['after 20 s', 20_000],
  ])(
    'are flushed 30 s after load, page-speed metrics after at most 60 s, with an id that comes %s',
    async (_, ms) => {
      settings = { ...settings, ms };
      mount();
      await pass(29_999);
      expect(sent()).toEqual([]);
      await pass(1);
      expect(sent()).toEqual([TIMINGS]);
      await pass(29_999);
      expect(sent()).toEqual([TIMINGS]);
      await pass(1);
      expect(sent()).toEqual([TIMINGS, METRICS]);
      await hide();
      expect(sent()).toHaveLength(2);
    },
  );

  it('are flushed when the page is hidden, in one batch, and not again', async () => {
    mount();
    await pass(5000);
    await hide();
    expect(sent()).toEqual([`${TIMINGS}\n${METRICS}`]);
    await pass(60_000);
    expect(sent()).toHaveLength(1);
  });

  it('of a page that is hidden before it has its id follow it', async () => {
    settings = { ...settings, ms: 2000 };
    mount();
    await hide();
    expect(sent()).toEqual([]);
    await pass(2000);
    expect(sent()).toEqual([`${TIMINGS}\n${METRICS}`]);
  });
});

describe('no record is sent', () => {
  it.each([
    [{ ms: 40_000, status: 200, body: '' }, 'Metric settings request timeout'],
    [{ ms: 0, status: 200, body: '{}' }, 'Unable to resolve pageLoadId'],
    [{ ms: 0, status: 404, body: '' }, 'XHR request DONE with unexpected status'],
  ])(
    'where the settings do not come, which only the debug overlay’s page says: %j',
    async (given, message) => {
      settings = given;
      const info = vi.spyOn(console, 'info').mockImplementation(() => {});
      history.replaceState(null, '', '?inlay=debug');
      mount();
      await pass(30_000);
      expect(info.mock.calls).toEqual([[`[inlay] page-speed: ${message}`]]);
      history.replaceState(null, '', '/');
      mount();
      await pass(30_000);
      expect(info).toHaveBeenCalledTimes(1);
      expect(report).not.toHaveBeenCalled();
      await pass(60_000);
      await hide();
      expect(sent()).toEqual([]);
    },
  );

  it('once the site is destroyed', async () => {
    mount();
    await pass(1000);
    end();
    await pass(60_000);
    await hide();
    expect(sent()).toEqual([]);
  });
});

it('records wait for a page that is still loading', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  mount();
  await pass(70_000);
  expect(sent()).toEqual([]);
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await pass(30_000);
  expect(sent()).toEqual([TIMINGS]);
});
