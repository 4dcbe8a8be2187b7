// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentChoice } from '../../../../src/consent/categories';
import { createConsent } from '../../../../src/consent/consent';
import { readSiteContext } from '../../../../src/context/context';
import { createBus } from '../../../../src/core/entry/bus';
import type { Services } from '../../../../src/core/entry/services';
import { createScope } from '../../../../src/core/scope';
import { createReportQueue } from '../../../../src/features/error-reports/error-reports.mount';

const ASKING = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true } };
const YES = { performance: true, marketing: true };
const NO = { performance: false, marketing: false };

beforeEach(() => vi.useFakeTimers());

function setUp({ isDebounced = true, delayMs = 1000, context = {} } = {}) {
  const bus = createBus(() => {});
  const consent = createConsent((choice) => bus.emit('consent:changed', choice));
  const services = {
    bus,
    consent,
    context: readSiteContext(context),
    report: vi.fn(),
  } as unknown as Services;
  const scope = createScope({ services, name: 'sample' });
  const send = vi.fn();
  const report = createReportQueue<{ readonly data: number }>(scope, { delayMs, isDebounced, send });
  const add = (data: number) => report({ data });
  const sent = () =>
    send.mock.calls.map(([reports]: ReadonlyArray<ReadonlyArray<{ data: number }>>) =>
      reports?.map(({ data }) => data),
    );
  return { add, scope, sent, choose: consent.choose };
}

describe('error reports', () => {
  it('are debounced by 1 s', () => {
    const { add, sent } = setUp();
    add(1);
    vi.advanceTimersByTime(900);
    add(2);
    vi.advanceTimersByTime(900);
    expect(sent()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(sent()).toEqual([[1, 2]]);
  });

  it('are not queued beyond 10, so 500 in a loop are one call', () => {
    const { add, sent } = setUp();
    for (let count = 0; count < 500; count += 1) add(count);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]);
  });

  it('say the same only once in a call', () => {
    const { add, sent } = setUp();
    for (const error of [1, 1, 2, 1]) add(error);
    vi.advanceTimersByTime(1000);
    add(1);
    vi.advanceTimersByTime(1000);
    expect(sent()).toEqual([[1, 2], [1]]);
  });

  it('are sent although errors never stop', () => {
    const { add, sent } = setUp();
    for (let count = 0; count < 100; count += 1) {
      add(count);
      vi.advanceTimersByTime(100);
    }
    expect(sent().length).toBeGreaterThan(2);
  });

  it('stop after 20 sends', () => {
    const { add, sent } = setUp();
    for (let count = 0; count < 30; count += 1) {
      add(count);
      vi.advanceTimersByTime(1000);
    }
    expect(sent()).toHaveLength(20);
  });

  it('go when the page is hidden or the site destroyed', () => {
    const { add, scope, sent } = setUp();
    const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    add(1);
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    add(2);
    scope.end();
    expect(sent()).toEqual([[1], [2]]);
  });
});

it('the log is sent 30 s after its first line, whatever comes meanwhile', () => {
  const { add, sent } = setUp({ isDebounced: false, delayMs: 30_000 });
  add(1);
  vi.advanceTimersByTime(29_999);
  add(2);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([[1, 2]]);
});

describe('where the visitor is asked', () => {
  it.each<[string, ConsentChoice, readonly number[][]]>([
    ['a yes', YES, [[1, 2]]],
    ['a no', NO, []],
  ])('what waits is sent once on a yes, dropped on a no: %s', (_, choice, expected) => {
    const { add, sent, choose } = setUp({ context: ASKING });
    add(1);
    add(2);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
    if (choice) choose(choice);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual(expected);
  });
});
