// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { hasRoom, isTakenInside } from '../../../../src/ui/dialog/scroll-room';

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

describe('the room in a scroller', () => {
  it('is there until the end in that direction', () => {
    expect([hasRoom(metrics(0), up), hasRoom(metrics(0), down)]).toEqual([false, true]);
    expect([hasRoom(metrics(199.5), up), hasRoom(metrics(199.5), down)]).toEqual([true, false]);
    expect(hasRoom(metrics(100), { x: 0, y: 0 })).toBe(false);
  });

  it('is there on either axis, also from right to left', () => {
    expect(hasRoom(metrics(0, 0), { x: 5, y: 0 })).toBe(true);
    expect(hasRoom(metrics(0, -200), { x: -5, y: 0 })).toBe(false);
    expect(hasRoom(metrics(0, -200), { x: 5, y: 0 })).toBe(true);
  });

  it('is looked for between the target and the page', () => {
    document.body.innerHTML = '<div style="overflow: auto"><p><b>text</b></p></div><i>text</i>';
    const scroller = document.querySelector('div');
    for (const [name, value] of Object.entries(metrics(0)))
      Object.defineProperty(scroller, name, { value, configurable: true });
    expect(isTakenInside(document.querySelector('b'), down)).toBe(true);
    expect(isTakenInside(document.querySelector('b'), up)).toBe(false);
    expect(isTakenInside(document.querySelector('i'), down)).toBe(false);
    expect(isTakenInside(null, down)).toBe(false);
  });
});
