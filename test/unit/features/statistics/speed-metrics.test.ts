// @vitest-environment happy-dom
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { InteractionManager } from '../../../../node_modules/web-vitals/dist/modules/lib/InteractionManager.js';
import { LayoutShiftManager } from '../../../../node_modules/web-vitals/dist/modules/lib/LayoutShiftManager.js';
import {
  layoutShiftOf,
  measureSpeed,
  type SpeedEntry,
  slowInteractionOf,
} from '../../../../src/features/statistics/speed-metrics';

const entry = (entryType: string, startTime: number, more: Partial<SpeedEntry> = {}): SpeedEntry => ({
  name: entryType,
  entryType,
  startTime,
  duration: 0,
  ...more,
});

describe('layout shift', () => {
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    entry('layout-shift', startTime, { value, hadRecentInput });

  it.each([
    [[], 0],
    [[shift(0, 0.1), shift(999, 0.1)], 0.2],
    [[shift(0, 0.1), shift(1000, 0.1)], 0.1],
    [[0, 900, 1800, 2700, 3600, 4500].map((at) => shift(at, 0.125)), 0.75],
    [[0, 900, 1800, 2700, 3600, 4500, 5000].map((at) => shift(at, 0.125)), 0.75],
    [[shift(0, 0.1), shift(10, 0.5, true), shift(20, 0.1)], 0.2],
    [[shift(0, 0.5), shift(2000, 0.1), shift(2100, 0.1)], 0.5],
  ])('of %j is %d', (shifts, sum) => {
    expect(layoutShiftOf(shifts)).toBeCloseTo(sum, 10);
  });

  it('is that of web-vitals', () => {
    const steps = fc.array(
      fc.record({
        after: fc.integer({ min: 0, max: 1500 }),
        tenths: fc.integer({ min: 1, max: 9 }),
        input: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(steps, (given) => {
        let time = 0;
        const shifts = given.map(({ after, tenths, input }) => {
          time += after;
          return shift(time, tenths / 10, input);
        });
        const theirs = new LayoutShiftManager();
        let largest = 0;
        for (const one of shifts) {
          theirs._processEntry(one as never);
          largest = Math.max(largest, theirs._sessionValue);
        }
        expect(layoutShiftOf(shifts)).toBeCloseTo(largest, 10);
      }),
    );
  });
});

describe('the slowest interaction', () => {
  const event = (interactionId: number, duration: number) => entry('event', 0, { interactionId, duration });

  it('is the 98th percentile: without one in fifty', () => {
    const events = [event(1, 100), event(8, 300), event(15, 200)];
    expect(slowInteractionOf(events, 49)).toBe(300);
    expect(slowInteractionOf(events, 50)).toBe(200);
    // Quick ones have no entries.
    expect(slowInteractionOf(events, 400)).toBe(100);
    expect(slowInteractionOf([event(0, 400)])).toBeUndefined();
  });

  it('is that of web-vitals', () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 40, max: 500 })));
    fc.assert(
      fc.property(pairs, (given) => {
        const theirs = new InteractionManager();
        const events = given.map(([id, duration]) => event(id, duration));
        for (const one of events) theirs._processEntry(one as never);
        expect(slowInteractionOf(events)).toBe(theirs._estimateP98LongestInteraction()?._latency);
      }),
    );
  });
});

describe('the measures of a page load', () => {
  let buffered: SpeedEntry[] = [];
  let pending: SpeedEntry[] = [];
  let observed: string[] = [];
  let types: readonly string[] = [];
  let kept: Readonly<Record<string, readonly object[]>> = {};
  let deliver = (_: readonly SpeedEntry[]) => {};

  beforeEach(() => {
    [buffered, pending, observed] = [[], [], []];
    types = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
    kept = {};
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static get supportedEntryTypes() {
          return types;
        }
        constructor(callback: (list: object) => void) {
          deliver = (entries) => callback({ getEntries: () => entries });
        }
        observe({ type }: { readonly type: string }) {
          observed.push(type);
          deliver(buffered.filter(({ entryType }) => entryType === type));
        }
        takeRecords = () => pending.splice(0);
        disconnect() {
          deliver = () => {};
        }
      },
    );
    vi.stubGlobal('PerformanceEventTiming', { prototype: { interactionId: 0 } });
    performance.getEntriesByType = ((type: string) =>
      kept[type] ?? []) as typeof performance.getEntriesByType;
  });

  const listeners: Array<(event: Event) => void> = [];
  const measure = () =>
    measureSpeed({
      defer: () => {},
      listen: (_target, _type, handler) => void listeners.push(handler as (event: Event) => void),
    });
  const hide = (timeStamp: number) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    for (const listener of listeners.splice(0)) listener({ timeStamp } as Event);
  };
  const paint = (startTime: number) => entry('paint', startTime, { name: 'first-contentful-paint' });
  const largest = (startTime: number) => entry('largest-contentful-paint', startTime);

  it('are those of the entries before and after, in milliseconds', () => {
    kept = { navigation: [{ responseStart: 80.4 }] };
    buffered = [paint(200.6), largest(210), entry('layout-shift', 300, { value: 0.123456 })];
    const read = measure();
    deliver([largest(900.2)]);
    pending = [entry('event', 1000, { interactionId: 1, duration: 56.2 })];
    expect(read()).toEqual({ TTFB: 80, FCP: 201, LCP: 900, CLS: 0.1235, INP: 56 });
  });

  it('have no shift before a paint, and none where the browser does not tell', () => {
    expect(measure()()).toEqual({});
    buffered = [paint(200)];
    expect(measure()()).toEqual({ FCP: 200, CLS: 0 });
    types = ['paint'];
    observed = [];
    expect(measure()()).toEqual({ FCP: 200 });
    expect(observed).toEqual(['paint']);
  });

  it('have no interactions in a browser whose events are of none', () => {
    vi.stubGlobal('PerformanceEventTiming', undefined);
    measure();
    expect(observed).toEqual(['paint', 'largest-contentful-paint', 'layout-shift']);
  });

  it('leave out what a hidden page paints', () => {
    buffered = [paint(200), largest(210)];
    const read = measure();
    hide(500);
    deliver([largest(900)]);
    expect(read()).toMatchObject({ FCP: 200, LCP: 210 });
    // Opened in the background.
    expect(measure()()).toEqual({});
  });

  it('know from Chrome when the page was hidden before this code', () => {
    kept = {
      'visibility-state': [
        { name: 'visible', startTime: 0 },
        { name: 'hidden', startTime: 205 },
      ],
    };
    buffered = [paint(200), largest(210)];
    expect(measure()()).toEqual({ FCP: 200, CLS: 0 });
  });

  it('of a page that was loaded in advance are counted from when it was shown', () => {
    kept = {
      navigation: [{ responseStart: 80, activationStart: 1000 }],
      'visibility-state': [
        { name: 'hidden', startTime: 0 },
        { name: 'visible', startTime: 1000 },
      ],
    };
    buffered = [paint(1100), largest(1300)];
    expect(measure()()).toEqual({ TTFB: 0, FCP: 100, LCP: 300, CLS: 0 });
  });
});
