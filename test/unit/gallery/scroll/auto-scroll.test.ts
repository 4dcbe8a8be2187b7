// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { createAutoScroll } from '../../../../src/gallery/scroll/auto-scroll';
import { createTestScope } from '../../support/scope';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});

function createAutoScrollOf(onStart = vi.fn()) {
  const viewport = document.createElement('div');
  // happy-dom scrolls nothing.
  viewport.scrollTo = (({ left = 0 }: ScrollToOptions) => {
    viewport.scrollLeft = left;
  }) as typeof viewport.scrollTo; // The two-number overload is not used here.
  const scope = createTestScope();
  return { viewport, scope, onStart, autoScroll: createAutoScroll(viewport, scope, onStart) };
}

it('says that it is running before its first frame, until it arrives', async () => {
  const seen: boolean[] = [];
  const { viewport, autoScroll } = createAutoScrollOf(vi.fn(() => seen.push(autoScroll.isRunning())));
  const arrival = autoScroll.to(300, 100);
  expect(seen).toEqual([true]);
  vi.advanceTimersByTime(200);
  expect(await arrival).toBe('done');
  expect([viewport.scrollLeft, autoScroll.isRunning()]).toEqual([300, false]);
});

it('lets the newest movement overtake the one before', async () => {
  const { viewport, autoScroll, onStart } = createAutoScrollOf();
  const first = autoScroll.to(300, 100);
  vi.advanceTimersByTime(50);
  const second = autoScroll.to(20, 100);
  expect(await first).toBe('overtaken');
  expect(autoScroll.isRunning()).toBe(true);
  vi.advanceTimersByTime(200);
  expect(await second).toBe('done');
  expect([viewport.scrollLeft, onStart.mock.calls.length]).toEqual([20, 2]);
});

it('tells a movement that the visitor has stopped from one that its end has', async () => {
  const { scope, autoScroll } = createAutoScrollOf();
  const stopped = autoScroll.to(300, 100);
  autoScroll.cancel();
  expect(await stopped).toBe('cancelled');
  const ended = autoScroll.to(300, 100);
  scope.end();
  expect(await ended).toBe('overtaken');
});

it('arrives exactly, after its duration', async () => {
  const { viewport, autoScroll } = createAutoScrollOf();
  const arrival = autoScroll.to(640, 300);
  vi.advanceTimersByTime(150);
  expect(viewport.scrollLeft).toBeGreaterThan(100);
  expect(viewport.scrollLeft).toBeLessThan(540);
  vi.advanceTimersByTime(200);
  expect(viewport.scrollLeft).toBe(640);
  expect(await arrival).toBe('done');
});

it('raises a short duration to 50 ms', () => {
  const { viewport, autoScroll } = createAutoScrollOf();
  autoScroll.to(100, -5);
  vi.advanceTimersByTime(32);
  expect(viewport.scrollLeft).toBeLessThan(100);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a duration of %s', async (duration) => {
  await expect(createAutoScrollOf().autoScroll.to(100, duration)).rejects.toThrow(RangeError);
});

it.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
  'gives way to the visitor’s %s and takes its listeners along',
  async (type) => {
    const { viewport, autoScroll } = createAutoScrollOf();
    const signals: AbortSignal[] = [];
    const listen = viewport.addEventListener.bind(viewport);
    viewport.addEventListener = (...[name, listener, options]: Parameters<typeof listen>) => {
      if (typeof options === 'object' && options.signal) signals.push(options.signal);
      listen(name, listener, options);
    };
    const arrival = autoScroll.to(640, 300);
    vi.advanceTimersByTime(100);
    const { scrollLeft } = viewport;
    viewport.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(500);
    expect(viewport.scrollLeft).toBe(scrollLeft);
    expect(await arrival).toBe('cancelled');
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  },
);

it('jumps for a visitor who asked for less movement', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { viewport, autoScroll } = createAutoScrollOf();
  const arrival = autoScroll.to(640, 300);
  expect(viewport.scrollLeft).toBe(640);
  expect(await arrival).toBe('done');
  autoScroll.cancel();
});
