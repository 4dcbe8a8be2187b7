// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollMotion } from '../../../../src/gallery/scroll/scroll-motion';
import { createTestScope } from '../../support/scope';

type Ending = 'done' | 'cancelled' | 'overtaken';

/** The scroller's own movement: the test says how it ends. */
const own = vi.hoisted(() => ({
  to: vi.fn(),
  cancel: vi.fn(),
  isRunning: false,
  start() {},
  end(_: Ending) {},
}));
vi.mock('../../../../src/gallery/scroll/auto-scroll', () => ({
  createAutoScroll: (_: unknown, __: unknown, onStart: () => void) => {
    own.start = onStart;
    return { to: own.to, cancel: own.cancel, isRunning: () => own.isRunning };
  },
}));

const SILENCE_MS = 300;

/** Slides of 100 px in a viewport that the test scrolls. */
function mount({ loop = undefined as object | undefined } = {}) {
  const viewport = document.createElement('div');
  const scope = createTestScope();
  const state = { position: 0, isOutdated: false };
  const calls: unknown[] = [];
  const measure = {
    sign: () => -1,
    position: () => state.position,
    forget: vi.fn(),
    isOutdated: () => state.isOutdated,
  };
  const points = {
    positionOf: (index: number) => index * 100,
    nearestTo: (position: number) => Math.round(position / 100),
    isBetween: (position: number) => position % 100 !== 0,
    stopAfter: (index: number) => index,
  };
  vi.spyOn(viewport, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    calls.push(['jump', to.left]);
    state.position = -(to.left ?? 0);
  }) as never);
  const scroller = {
    viewport,
    scope,
    duration: 400,
    onMotion: (isMoving: boolean) => calls.push(['motion', isMoving]),
    onRest: (index: number) => calls.push(['rest', index]),
  };
  const onChange = vi.fn();
  const motion = createScrollMotion({ scroller, measure, points, loop, onChange } as never);
  const refresh = vi.fn();
  /** The visitor scrolls to a position. */
  const scroll = (position: number) => {
    state.position = position;
    motion.scrolled(refresh);
  };
  const scrollEnd = () => viewport.dispatchEvent(new Event('scrollend'));
  return { motion, calls, state, measure, scroll, scrollEnd, refresh, onChange, scope };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  own.isRunning = false;
  own.cancel.mockReset();
  own.to.mockReset().mockImplementation(() => {
    own.start();
    own.isRunning = true;
    return new Promise((resolve) => {
      own.end = (outcome) => {
        own.isRunning = false;
        resolve(outcome);
      };
    });
  });
  vi.stubGlobal('onscrollend', null);
});

describe('the movement of a scroller', () => {
  it('begins with the first scroll of the visitor, and ends at a slide', () => {
    const { motion, calls, scroll, scrollEnd, measure } = mount();
    scroll(40);
    scroll(200);
    expect(calls).toEqual([['motion', true]]);
    expect(measure.forget).toHaveBeenCalledOnce();
    scrollEnd();
    expect(calls).toEqual([
      ['motion', true],
      ['motion', false],
      ['rest', 2],
    ]);
    expect(motion.current()).toBe(2);
    scrollEnd();
    expect(calls).toHaveLength(3);
    scroll(210);
    expect(calls.at(-1)).toEqual(['motion', true]);
  });

  it('reports no other slide where it comes back', () => {
    const { calls, scroll, scrollEnd } = mount();
    scroll(40);
    scroll(0);
    scrollEnd();
    expect(calls).toEqual([
      ['motion', true],
      ['motion', false],
    ]);
  });

  it('does not begin where the browser has rounded a position, or has moved slides of another size', () => {
    const { calls, scroll, state, refresh } = mount();
    scroll(1.4);
    expect(calls).toEqual([]);
    state.isOutdated = true;
    scroll(1.5);
    expect(calls).toEqual([]);
    expect(refresh).toHaveBeenCalledOnce();
    state.isOutdated = false;
    scroll(1.5);
    expect(calls).toEqual([['motion', true]]);
    // Once it has begun, sizes are known to change.
    state.isOutdated = true;
    scroll(30);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('keeps the length of an endless track', () => {
    const arrange = vi.fn();
    const loop = { arrange, recenter: vi.fn(), home: (index: number) => 1000 + index * 100 };
    const { calls, motion, scroll, measure } = mount({ loop });
    motion.jumpTo(1);
    expect(calls).toEqual([['jump', -1100]]);
    expect(arrange).toHaveBeenLastCalledWith(1100);
    scroll(1200);
    expect(measure.forget).not.toHaveBeenCalled();
    expect(arrange).toHaveBeenLastCalledWith();
  });

  it('settles between two slides once: where the browser returns to, it stays', async () => {
    const { calls, scroll, scrollEnd, state, motion } = mount();
    scroll(140);
    scrollEnd();
    expect(own.to.mock.calls[0]?.[0]).toBe(-100);
    expect(motion.isFree()).toBe(true);
    expect(calls).toEqual([['motion', true]]);
    // What it does itself is heard of, too.
    scroll(100.5);
    state.position = 140;
    own.end('done');
    await settled();
    expect(own.to).toHaveBeenCalledOnce();
    expect(calls.slice(1)).toEqual([
      ['motion', false],
      ['rest', 1],
    ]);
    expect(motion.isFree()).toBe(false);
  });

  it.each([
    ['without `scrollend`', false, 1],
    ['with it', true, 0],
  ])('ends after a silence in browsers %s', (_, hasEvent, ends) => {
    if (!hasEvent) {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(window, 'onscrollend');
    }
    const { calls, scroll } = mount();
    scroll(100);
    vi.advanceTimersByTime(SILENCE_MS - 1);
    scroll(200);
    vi.advanceTimersByTime(SILENCE_MS - 1);
    expect(calls).toEqual([['motion', true]]);
    vi.advanceTimersByTime(1);
    expect(calls.length).toBe(1 + 2 * ends);
  });

  it('waits no longer when its scope ends', () => {
    const { calls, scroll, motion, scope } = mount();
    motion.dragStarted();
    motion.dragEnded(0);
    own.end('cancelled');
    scroll(100);
    const before = calls.length;
    scope.end();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(calls.length).toBe(before);
  });
});

describe('a drag', () => {
  it('stops what moves, and settles at the speed of the finger', async () => {
    const { calls, motion, scroll, scrollEnd, onChange } = mount();
    motion.dragStarted();
    expect(own.cancel).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenCalledOnce();
    expect([motion.isDragging(), motion.isFree()]).toEqual([true, true]);
    scroll(160);
    scrollEnd();
    expect(calls).toEqual([['motion', true]]);
    motion.dragEnded(0.5);
    expect(motion.isDragging()).toBe(false);
    expect(own.to.mock.calls[0]?.[0]).toBeLessThan(0);
    scroll(200);
    own.end('done');
    await settled();
    expect(calls.at(-1)).toEqual(['rest', 2]);
  });

  it('that ends with its scope leads nowhere', () => {
    const { motion, scope } = mount();
    motion.dragStarted();
    scope.end();
    motion.dragEnded(0.5);
    expect(own.to).not.toHaveBeenCalled();
  });
});

describe('a way to a slide', () => {
  it('is a jump, or a movement of its own, which is no scroll of the visitor', async () => {
    const { calls, motion, scroll, onChange } = mount();
    expect(await motion.goTo(3, { isInstant: true })).toBe('done');
    expect([motion.current(), calls]).toEqual([3, [['jump', -300]]]);
    const way = motion.goTo(1, { isInstant: false });
    expect(own.to).toHaveBeenLastCalledWith(-100, 400, undefined);
    scroll(200);
    expect(calls).toHaveLength(1);
    const before = onChange.mock.calls.length;
    own.end('done');
    expect(await way).toBe('done');
    expect(onChange.mock.calls.length).toBe(before + 1);
  });

  it('that the visitor interrupts waits for silence, and then settles', async () => {
    const { motion, calls, state, scroll, scrollEnd } = mount();
    const way = motion.goTo(2, { isInstant: false });
    state.position = 130;
    own.end('cancelled');
    expect(await way).toBe('cancelled');
    expect(motion.isFree()).toBe(true);
    scroll(140);
    expect(calls).toEqual([['motion', true]]);
    scrollEnd();
    expect(own.to).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(SILENCE_MS);
    expect(own.to).toHaveBeenCalledTimes(2);
    expect(motion.isFree()).toBe(true);
  });

  it('that a drag interrupts is the drag’s', async () => {
    const { motion } = mount();
    const way = motion.goTo(2, { isInstant: false });
    motion.dragStarted();
    own.end('cancelled');
    await way;
    vi.advanceTimersByTime(SILENCE_MS);
    expect(own.to).toHaveBeenCalledOnce();
  });

  it('that another overtakes changes nothing', async () => {
    const { motion, onChange } = mount();
    const way = motion.goTo(2, { isInstant: false });
    const before = onChange.mock.calls.length;
    own.end('overtaken');
    expect(await way).toBe('overtaken');
    expect(onChange.mock.calls.length).toBe(before);
  });
});

it('is put in its place again only at rest', () => {
  const { motion, calls, scroll } = mount();
  motion.replace();
  expect(calls).toEqual([['jump', -0]]);
  own.isRunning = true;
  motion.replace();
  own.isRunning = false;
  scroll(50);
  motion.replace();
  expect(calls).toEqual([
    ['jump', -0],
    ['motion', true],
  ]);
});
