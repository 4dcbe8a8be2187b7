// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { watchSize as Watch } from '../../../src/dom/watch-size';

/** As in browsers: what is observed is reported once in a frame if its size is another than at the last report. */
const reported = new Map<Element, string>();
const sizes = new Map<Element, [number, number]>();
let callback: ResizeObserverCallback = () => {};

class FakeObserver {
  constructor(given: ResizeObserverCallback) {
    callback = given;
  }
  observe(element: Element) {
    if (!reported.has(element)) reported.set(element, '0,0');
  }
  unobserve(element: Element) {
    reported.delete(element);
  }
}

const active = () => [...reported].filter(([element, before]) => String(sizes.get(element)) !== before);

/** A frame: what was asked for it, then the reports; returns the elements whose reports would be an error of a loop. */
function frame(): Element[] {
  vi.advanceTimersByTime(16);
  const entries = active().map(([target]) => {
    const [width, height] = sizes.get(target) ?? [0, 0];
    reported.set(target, String(sizes.get(target)));
    return { target, contentRect: { width, height } };
  });
  if (entries.length) callback(entries as unknown as ResizeObserverEntry[], {} as ResizeObserver);
  return active().map(([element]) => element);
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', FakeObserver));

let watchSize: typeof Watch;
let element: Element;
beforeEach(async () => {
  // One observer for the whole page.
  vi.resetModules();
  ({ watchSize } = await import('../../../src/dom/watch-size'));
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout'] });
  element = document.createElement('div');
  sizes.set(element, [300, 100]);
  return () => vi.useRealTimers();
});

it('tells each watcher once initially, then of each change', () => {
  const [early, late] = [vi.fn(), vi.fn()];
  watchSize(element, early);
  frame();
  watchSize(element, late);
  frame();
  frame();
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
  sizes.set(element, [200, 100]);
  frame();
  frame();
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([2, 2]);
});

it('tells in the next frame what a watcher has changed itself, and makes no error of it', () => {
  const fit = vi.fn(() => void sizes.set(element, [300, 40]));
  watchSize(element, fit);
  expect([frame(), fit.mock.calls.length]).toEqual([[], 1]);
  expect([frame(), fit.mock.calls.length]).toEqual([[], 2]);
  expect([frame(), frame(), fit.mock.calls.length]).toEqual([[], [], 2]);
});

it('misses no frame of a continuing change', () => {
  const seen: unknown[] = [];
  watchSize(element, () => seen.push(sizes.get(element)?.[0]));
  for (const width of [300, 290, 280, 270]) {
    sizes.set(element, [width, 100]);
    frame();
  }
  expect(seen).toEqual([300, 290, 280, 270]);
});

it('does not call a watcher that has stopped, also before the next frame or during a report', () => {
  const gone = vi.fn();
  const undos: (() => void)[] = [];
  undos.push(watchSize(element, () => undos[1]?.()));
  undos.push(watchSize(element, gone));
  frame();
  undos[0]?.();
  sizes.set(element, [10, 10]);
  frame();
  expect([gone.mock.calls.length, reported.has(element)]).toEqual([0, false]);
});

it('tells of what is watched from within a report in the next frame, and makes no error of it', () => {
  const other = document.createElement('div');
  sizes.set(other, [50, 50]);
  const begun = vi.fn();
  watchSize(element, () => void watchSize(other, begun));
  expect([frame(), begun.mock.calls.length]).toEqual([[], 0]);
  expect([frame(), begun.mock.calls.length]).toEqual([[], 1]);
});

it('tells the others in the next frames after a watcher has failed', () => {
  const other = document.createElement('div');
  sizes.set(other, [50, 50]);
  watchSize(element, () => {
    throw new Error('It failed.');
  });
  expect(frame).toThrow('It failed.');
  const begun = vi.fn();
  watchSize(other, begun);
  expect([frame(), begun.mock.calls.length]).toEqual([[], 1]);
});
