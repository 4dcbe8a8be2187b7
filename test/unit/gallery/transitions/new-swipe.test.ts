// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createStack, drag, type StackOptions } from './stack';

const create = (designOptions: Record<string, unknown> = {}, options: StackOptions = {}) =>
  createStack({ transition: 'new-swipe', ...designOptions }, options);

/** A drag that stands still at its end: nothing of its speed is left. */
const slow = (px: number) => drag(px, 1200, 500);

describe('the axis of a drag', () => {
  it('is set by a movement of more than 10 px', () => {
    const stack = create();
    stack.hold([
      { x: 0, at: 0 },
      { x: -10, at: 10 },
    ]);
    expect(stack.placeOf(0)).toBe(0);
    stack.hold([
      { x: 0, at: 0 },
      { x: -20, at: 20 },
    ]);
    expect(stack.placeOf(0)).toBe(-2);
    expect(stack.placeOf(1)).toBe(98);
  });

  it('is the page’s when the finger goes upwards first', () => {
    const stack = create();
    stack.hold([
      { x: 0, at: 0 },
      { x: -9, y: -11, at: 10 },
      { x: -300, y: -11, at: 90 },
    ]);
    expect(stack.placeOf(0)).toBe(0);
    expect(stack.list.style.touchAction).toBe('pan-y pinch-zoom');
  });
});

describe('boundaries', () => {
  it.each([
    ['none', 30],
    ['inertial', 10.5],
    ['hard', 0],
    [undefined, 10.5],
  ])('%s: of 30 percent past an end, %d are seen', async (boundaries, seen) => {
    const stack = create({ boundaries }, { count: 2 });
    const pull = slow(300);
    stack.hold(pull);
    expect(stack.placeOf(0)).toBe(seen);
    stack.release(pull);
    expect(stack.ends).toEqual(['beginning']);
    await stack.arrive();
    expect([stack.index(), stack.placeOf(0), stack.gallery.get().inMotion]).toEqual([0, 0, false]);
    stack.gallery.next();
    await stack.arrive();
    const push = slow(-300);
    stack.hold(push);
    expect(stack.placeOf(1)).toBe(0 - seen);
    stack.release(push);
    expect(stack.ends).toEqual(['beginning', 'end']);
    await stack.arrive();
    expect([stack.index(), stack.placeOf(1)]).toEqual([1, 0]);
  });

  it('can differ, and what is left out is inertial', () => {
    const pull = slow(300);
    const hard = create({ boundaries: { start: 'hard' } }, { count: 2, attributes: { currentIndex: 1 } });
    hard.hold(slow(-300));
    expect(hard.placeOf(1)).toBe(-10.5);
    const none = create({ boundaries: { start: 'none', end: 'hard' } });
    none.hold(pull);
    expect(none.placeOf(0)).toBe(30);
    expect(hard.warn).not.toHaveBeenCalled();
  });

  it('are not met where the gallery loops', () => {
    const stack = create({ boundaries: 'hard' }, { attributes: { loop: true } });
    stack.swipe(slow(600));
    expect(stack.index()).toBe(2);
    expect(stack.ends).toEqual([]);
  });

  it('say nothing of a drag that the browser has taken', () => {
    const stack = create();
    stack.swipe(slow(300), 'pointercancel');
    expect(stack.ends).toEqual([]);
  });

  it.each([['soft'], [null], [{ start: 'soft', end: 7 }]])(
    'are reported once if they are %j',
    (boundaries) => {
      const { warn } = create({ boundaries });
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          /^designOptions\.boundaries(?:: soft)? is not one of the expected options \(none\|hard\|inertial\), the default is used\.$/,
        ),
      );
    },
  );
});

describe('snapPoints', () => {
  it.each([
    [undefined, -490, 0, 0],
    ['100%', -510, 1, 0],
    ['50%', -300, 0, -50],
    ['50%', -200, 0, 0],
    ['50%', -800, 1, 0],
    ['25%', -300, 0, -25],
    ['25%', -700, 1, 25],
    ['none', -313, 0, -31.3],
    ['none', -640, 1, 36],
  ])(
    '%s: a drag of %i px comes to rest at slide %i, %i percent off',
    async (snapPoints, px, index, place) => {
      const stack = create({ snapPoints });
      stack.swipe(slow(px));
      await stack.arrive();
      expect([stack.index(), stack.placeOf(index)]).toEqual([index, place]);
      expect(stack.gallery.get().inMotion).toBe(false);
      expect(stack.warn).not.toHaveBeenCalled();
    },
  );

  it('are looked for where the finger’s speed would lead', () => {
    const stack = create();
    stack.swipe(drag(-400, 400));
    expect(stack.index()).toBe(1);
    const still = create();
    still.swipe(slow(-400));
    expect(still.index()).toBe(0);
  });

  it.each([
    [-60, 120, 1],
    [-50, 240, 1],
    [-45, 120, 0],
    [-60, 260, 0],
  ])('are left by a swipe: %i px in %i ms lead to slide %i', (px, duration, index) => {
    const stack = create();
    stack.swipe(drag(px, duration));
    expect(stack.index()).toBe(index);
  });

  it('let a drag begin where the last one came to rest', async () => {
    const stack = create({ snapPoints: '50%' });
    stack.swipe(slow(-500));
    await stack.arrive();
    stack.hold(slow(-100));
    expect(stack.placeOf(0)).toBe(-60);
    stack.release(slow(-100));
    await stack.arrive();
    expect([stack.index(), stack.placeOf(0)]).toEqual([0, -50]);
    stack.gallery.next();
    await stack.arrive();
    expect([stack.index(), stack.placeOf(1)]).toEqual([1, 0]);
  });

  it.each([['0%'], ['101%'], ['half'], [50], [null]])(
    'are reported if they are %j, and the default is used',
    async (snapPoints) => {
      const stack = create({ snapPoints });
      expect(stack.warn).toHaveBeenCalledOnce();
      stack.swipe(slow(-300));
      await stack.arrive();
      expect(stack.placeOf(0)).toBe(0);
    },
  );
});

describe('the rest of the way', () => {
  it.each([
    [766, 200, 400],
    [767, 300, 500],
  ])('at a width of %i px takes %i to %i ms', (width, shortest, longest) => {
    const durationAfter = (trace: ReturnType<typeof drag>) => create({}, { width }).swipe(trace)?.duration;
    expect(durationAfter(slow(-500))).toBe(longest);
    expect(durationAfter(drag(-250, 50))).toBe(shortest);
    // In between as long as the finger's speed needs: 1 px a ms.
    expect(durationAfter(drag(-400, 400))).toBeCloseTo(width - 400, 5);
  });

  it('continues at the speed of the finger, or from a standstill if the finger went the other way', () => {
    expect(create().swipe(drag(-600, 600))?.easing).toBe('cubic-bezier(0.25, 0.250, 0.5, 1)');
    expect(create().swipe(slow(-600))?.easing).toBe('cubic-bezier(0.25, 0.1, 0.25, 1)');
    const last = { attributes: { currentIndex: 2 } };
    expect(create({}, last).swipe(drag(600, 600))?.easing).toBe('cubic-bezier(0.25, 0.250, 0.5, 1)');
    for (const back of [
      create({ boundaries: 'none' }).swipe(drag(300, 300)),
      create({ boundaries: 'none' }, last).swipe(drag(-300, 300)),
    ])
      expect(back).toMatchObject({ easing: 'cubic-bezier(0.25, 0.1, 0.25, 1)', duration: 500 });
  });

  it('takes no time where there is no way to go, nor for visitors who prefer reduced motion', () => {
    expect(create({ boundaries: 'hard' }).swipe(slow(300))?.duration).toBe(0);
    expect(create({ snapPoints: 'none' }).swipe(slow(-300))?.duration).toBe(0);
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(create().swipe(slow(-300))?.duration).toBe(0);
  });

  it('takes the time of `speed` without a drag', () => {
    const stack = create({ speed: 0.7 });
    stack.gallery.next();
    expect(stack.glide()?.duration).toBe(700);
  });
});
