// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import { mountFeature } from '../../../../src/core/entry/feature-instance';
import type { SiteServices } from '../../../../src/core/entry/site-services';
import { HOME } from '../../../../src/core/inlay-files';
import { unit } from '../../../../src/features/error-reports/error-reports.mount';

const ERROR = { message: 'x', stack: 'Error: x' };
const FAULT = {
  phase: 'read',
  block: 'menu',
  message: 'There is no list.',
  cause: 'There is no list.',
} as const;

let calls: Array<{ readonly path: string; readonly init: RequestInit }> = [];
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ path: new URL(url).pathname, init });
    return { status: 200, headers: new Headers(), text: async () => '{}' };
  });
});
afterEach(() => {
  end();
});

function mount(rows: readonly object[] = []) {
  const bus = createBus(() => {});
  const services = {
    bus,
    consent: createConsent(() => {}),
    context: readSiteContext({ website: { id: 'w1' }, templateId: 't1' }),
    report: vi.fn(),
    inlay: { inspect: () => rows },
  } as unknown as SiteServices;
  end = mountFeature({ name: 'error-reports', services, unit });
  return bus;
}
const paths = () => calls.map(({ path }) => path);

describe('an error', () => {
  it('is reported 1 s after the last one', () => {
    const bus = mount();
    bus.emit('page:error', ERROR);
    vi.advanceTimersByTime(999);
    bus.emit('page:error', { ...ERROR, message: 'Another' });
    vi.advanceTimersByTime(999);
    expect(paths()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(paths()).toEqual(['/api/events/RecordJavascriptErrors']);
  });

  it('has page url, user agent, websiteId, templateId, app, message and stack, and the event its name and timestamp', () => {
    vi.stubGlobal('location', { origin: 'https://otter.example', pathname: '/a', protocol: 'https:' });
    mount().emit('page:error', ERROR);
    vi.advanceTimersByTime(1000);
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual([
      {
        eventName: 'javascript-error',
        timestamp: Date.UTC(2026, 0, 1),
        data: {
          message: 'x',
          stack: 'Error: x',
          app: 'inlay',
          pageUrl: 'https://otter.example/a',
          userAgent: navigator.userAgent,
          websiteId: 'w1',
          templateId: 't1',
        },
      },
    ]);
  });

  it('is not reported after 20 sends', () => {
    const bus = mount();
    for (let count = 0; count < 21; count += 1) {
      bus.emit('page:error', ERROR);
      vi.advanceTimersByTime(1000);
    }
    expect(calls).toHaveLength(20);
  });
});

it('the log is flushed 30 s after its first line, in the field data: a JSON list of pageUrl, type, data', () => {
  vi.stubGlobal('location', { origin: 'https://otter.example', pathname: '/a', protocol: 'https:' });
  const bus = mount();
  bus.emit('fault', FAULT);
  vi.advanceTimersByTime(20_000);
  bus.emit('fault', { ...FAULT, message: 'Another' });
  vi.advanceTimersByTime(9999);
  expect(paths()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(paths()).toEqual(['/api/events/Trace']);
  const line = {
    pageUrl: 'https://otter.example/a',
    type: 'fault',
    data: { unit: 'menu (read)', message: 'There is no list.' },
  };
  expect(JSON.parse(new URLSearchParams(String(calls[0]?.init.body)).get('data') ?? '')).toEqual([
    line,
    { ...line, data: { ...line.data, message: 'Another' } },
  ]);
});

describe('a fault', () => {
  const emitFault = (bus: ReturnType<typeof mount>, fault: object) => bus.emit('fault', fault as never);

  it('is a line of the log, once, also where it came before', () => {
    const early = { ...FAULT };
    const bus = mount([{ fault: early }, {}]);
    vi.advanceTimersByTime(30_000);
    expect(paths()).toEqual(['/api/events/Trace']);
    emitFault(bus, early);
    vi.advanceTimersByTime(30_000);
    expect(paths()).toEqual(['/api/events/Trace']);
    const traces = JSON.parse(new URLSearchParams(`${calls[0]?.init.body}`).get('data') ?? '');
    expect(traces).toMatchObject([{ type: 'fault', data: { unit: 'menu (read)', message: FAULT.message } }]);
  });

  it.each([
    ['of Inlay’s code', `Error: x\n    at draw (${HOME}site.js:1:1)`, 1],
    ['of the page’s code', 'Error: x\n    at theme (https://theme.example/t.js:1:1)', 0],
    ['without a stack', undefined, 0],
  ])('by an error %s is reported: %#', (_, stack, times) => {
    const bus = mount();
    emitFault(bus, { ...FAULT, cause: Object.assign(new Error('x'), { stack }) });
    vi.advanceTimersByTime(30_000);
    expect(paths()).toEqual(Array(times).fill('/api/events/RecordJavascriptErrors'));
  });
});
