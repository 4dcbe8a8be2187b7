// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollTween } from '../../../src/dom/scroll-tween';

/** happy-dom scrolls nothing: an element that takes every position. */
function createStrip(): HTMLElement {
  const strip = document.createElement('div');
  strip.scrollTo = ((to: ScrollToOptions) => {
    strip.scrollLeft = to.left ?? strip.scrollLeft;
    strip.scrollTop = to.top ?? strip.scrollTop;
  }) as typeof strip.scrollTo; // The two-number overload is not used here.
  return strip;
}

const moving = { axis: 'x', reducedMotion: () => false } as const;

describe('a scroll tween', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('arrives exactly, after its duration', async () => {
    const element = createStrip();
    const arrival = createScrollTween({ ...moving, element, duration: 300 }).to(640);
    vi.advanceTimersByTime(150);
    expect(element.scrollLeft).toBeGreaterThan(100);
    expect(element.scrollLeft).toBeLessThan(540);
    vi.advanceTimersByTime(200);
    expect(element.scrollLeft).toBe(640);
    expect(await arrival).toBe('done');
  });

  it('scrolls the axis it was told', async () => {
    const element = createStrip();
    const arrival = createScrollTween({ ...moving, element, axis: 'y', duration: 50 }).to(30);
    vi.advanceTimersByTime(100);
    await arrival;
    expect([element.scrollLeft, element.scrollTop]).toEqual([0, 30]);
  });

  it('raises a short duration to 50 ms', () => {
    const element = createStrip();
    createScrollTween({ ...moving, element, duration: -5 }).to(100);
    vi.advanceTimersByTime(32);
    expect(element.scrollLeft).toBeLessThan(100);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses a duration of %s', (duration) => {
    expect(() => createScrollTween({ ...moving, element: createStrip(), duration })).toThrow(RangeError);
  });

  it.each(['wheel', 'pointerdown', 'touchstart', 'keydown'])(
    'gives way to the visitor’s %s and takes its listeners along',
    async (type) => {
      const element = createStrip();
      const signals: AbortSignal[] = [];
      const listen = element.addEventListener.bind(element);
      element.addEventListener = (...[name, listener, options]: Parameters<typeof listen>) => {
        if (typeof options === 'object' && options.signal) signals.push(options.signal);
        listen(name, listener, options);
      };
      const arrival = createScrollTween({ ...moving, element, duration: 300 }).to(640);
      vi.advanceTimersByTime(100);
      const { scrollLeft } = element;
      element.dispatchEvent(new Event(type));
      vi.advanceTimersByTime(500);
      expect(element.scrollLeft).toBe(scrollLeft);
      expect(await arrival).toBe('cancelled');
      expect(signals.length).toBeGreaterThan(0);
      expect(signals.every((signal) => signal.aborted)).toBe(true);
    },
  );

  it('cancels the tween before when it is sent elsewhere', async () => {
    const element = createStrip();
    const tween = createScrollTween({ ...moving, element, duration: 300 });
    const first = tween.to(640);
    vi.advanceTimersByTime(100);
    const second = tween.to(0);
    vi.advanceTimersByTime(400);
    expect(await Promise.all([first, second])).toEqual(['cancelled', 'done']);
    expect(element.scrollLeft).toBe(0);
  });

  it('jumps for a visitor who asked for less movement', async () => {
    const element = createStrip();
    const tween = createScrollTween({ ...moving, element, duration: 300, reducedMotion: () => true });
    const arrival = tween.to(640);
    expect(element.scrollLeft).toBe(640);
    expect(await arrival).toBe('done');
    tween.cancel();
  });
});
