// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { canScroll, scrollsInside } from '../../../../src/ui/dialog/prevent-scroll';

const metrics = (scrollTop: number, scrollLeft = 0) => ({
  scrollTop,
  scrollLeft,
  scrollWidth: 300,
  scrollHeight: 300,
  clientWidth: 100,
  clientHeight: 100,
});
const down = { x: 0, y: 5 };
const up = { x: 0, y: -5 };

describe('a scroller', () => {
  it('can scroll until the end in that direction', () => {
    expect([canScroll(metrics(0), up), canScroll(metrics(0), down)]).toEqual([false, true]);
    expect([canScroll(metrics(199.5), up), canScroll(metrics(199.5), down)]).toEqual([true, false]);
    expect(canScroll(metrics(100), { x: 0, y: 0 })).toBe(false);
  });

  it('can scroll on either axis, also from right to left', () => {
    expect(canScroll(metrics(0, 0), { x: 5, y: 0 })).toBe(true);
    expect(canScroll(metrics(0, -200), { x: -5, y: 0 })).toBe(false);
    expect(canScroll(metrics(0, -200), { x: 5, y: 0 })).toBe(true);
  });

  it('is looked for between the target and the page', () => {
    document.body.innerHTML = '<div style="overflow: auto"><p><b>text</b></p></div><i>text</i>';
    const scroller = document.querySelector('div');
    for (const [name, value] of Object.entries(metrics(0)))
      Object.defineProperty(scroller, name, { value, configurable: true });
    expect(scrollsInside(document.querySelector('b'), down)).toBe(true);
    expect(scrollsInside(document.querySelector('b'), up)).toBe(false);
    expect(scrollsInside(document.querySelector('i'), down)).toBe(false);
    expect(scrollsInside(null, down)).toBe(false);
  });
});
