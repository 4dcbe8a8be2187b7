// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createStack, drag } from './stack';

describe('swipe', () => {
  it('takes 0.28 s, asked or dragged, there or back', async () => {
    const stack = createStack({ transition: 'swipe', speed: 3 });
    stack.gallery.next();
    expect(stack.glide()?.duration).toBe(280);
    await stack.arrive();
    expect(stack.swipe(drag(-500, 900))?.duration).toBe(280);
    await stack.arrive();
    expect(stack.index()).toBe(2);
    expect(stack.swipe(drag(100, 900))?.duration).toBe(280);
  });

  it.each([
    [900, -399, 0],
    [900, -400, 1],
    [450, -199, 0],
    [450, -200, 1],
  ])('moves on when %i px of width have been dragged by 1/2.25: %i px', (width, px, index) => {
    const stack = createStack({ transition: 'swipe' }, { width });
    stack.swipe(drag(px, 900));
    expect(stack.index()).toBe(index);
  });

  it.each([
    [-50, 250, 1],
    [-49, 250, 0],
    [-50, 251, 0],
  ])('moves on after %i px in %i ms: to slide %i', (px, ms, index) => {
    const stack = createStack({ transition: 'swipe' });
    stack.swipe(drag(px, ms));
    expect(stack.index()).toBe(index);
  });

  it('comes back when the browser has taken the drag for itself', () => {
    const stack = createStack({ transition: 'swipe' });
    stack.swipe(drag(-100, 100), 'pointercancel');
    expect(stack.index()).toBe(0);
    expect(createStack({ transition: 'swipe' }).swipe(drag(100, 900), 'pointercancel')).toBeDefined();
  });

  it('is mirrored where text reads from right to left', () => {
    const stack = createStack({ transition: 'swipe' }, { direction: 'rtl' });
    stack.swipe(drag(500, 900));
    expect(stack.index()).toBe(1);
  });

  it('refuses a drag while it moves', async () => {
    const stack = createStack({ transition: 'swipe' });
    stack.swipe(drag(-500, 900));
    stack.swipe(drag(-500, 900));
    expect(stack.index()).toBe(1);
    await stack.arrive();
    stack.swipe(drag(-500, 900));
    expect(stack.index()).toBe(2);
  });
});

describe.each(['fade', 'ken-burns'])('%s', (transition) => {
  it.each([
    [-50, 250, 1],
    [-49, 250, 0],
    [-50, 251, 0],
    // Slowly, over less and over more than half of its width.
    [-499, 900, 0],
    [-501, 900, 1],
  ])('moves on after %i px in %i ms: to slide %i', (px, ms, index) => {
    const stack = createStack({ transition });
    stack.swipe(drag(px, ms));
    expect(stack.index()).toBe(index);
  });
});

describe('scroll', () => {
  it('goes where a finished drag went, and says at an end that it is one', async () => {
    const stack = createStack({ transition: 'scroll' }, { count: 2 });
    expect(stack.swipe(drag(20, 900))).toBeUndefined();
    expect(stack.ends).toEqual(['beginning']);
    expect(stack.swipe(drag(-20, 900))?.duration).toBe(1000);
    expect(stack.index()).toBe(1);
    await stack.arrive();
    stack.swipe(drag(-20, 900));
    expect(stack.ends).toEqual(['beginning', 'end']);
    stack.swipe(drag(20, 900));
    expect(stack.index()).toBe(0);
  });

  it('goes up and down where its slides lie above each other, and not aside', async () => {
    const stack = createStack({ transition: 'scroll', direction: 'vertical' }, { direction: 'rtl' });
    const up = (y: number) => [
      { x: 0, at: 0 },
      { x: 0, y, at: 100 },
    ];
    stack.swipe(drag(-200, 100));
    expect(stack.index()).toBe(0);
    stack.swipe(up(-200));
    expect(stack.index()).toBe(1);
    await stack.arrive();
    stack.swipe(up(200));
    expect(stack.index()).toBe(0);
    expect(stack.list.style.touchAction).toBe('pan-x pinch-zoom');
  });
});
