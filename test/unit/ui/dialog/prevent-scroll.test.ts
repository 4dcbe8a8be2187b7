// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canScroll, preventScroll, scrollsInside } from '../../../../src/ui/dialog/prevent-scroll';

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

describe('while the page must not scroll', () => {
  let undo = () => {};
  beforeEach(() => {
    document.body.innerHTML = `<div style="overflow: auto"><b>text</b></div><i>text</i><a href="#">link</a>
      <textarea></textarea><button>button</button>`;
    for (const [name, value] of Object.entries(metrics(0)))
      Object.defineProperty(document.querySelector('div'), name, { value, configurable: true });
    undo = preventScroll(document);
  });
  afterEach(() => {
    undo();
  });

  /** Whether an event at an element keeps the page from scrolling. */
  function stops(selector: string, event: Event): boolean {
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  }
  const init = { bubbles: true, cancelable: true };
  const key = (name: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key: name, ...init, ...more });
  // happy-dom’s events of wheels have no keys.
  const wheel = (deltaY: number, ctrlKey = false) =>
    Object.assign(new Event('wheel', init), { deltaX: 0, deltaY, ctrlKey });
  const touch = (type: string, ...places: readonly number[]) =>
    Object.assign(new Event(type, init), { touches: places.map((clientY) => ({ clientX: 0, clientY })) });

  it('no key scrolls it, and a scroller only as far as it goes', () => {
    for (const name of [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageUp',
      'PageDown',
      'Home',
      'End',
      ' ',
    ])
      expect(stops('i', key(name)), name).toBe(true);
    expect(['ArrowDown', 'PageDown', 'End', ' '].map((name) => stops('b', key(name)))).toEqual(
      Array(4).fill(false),
    );
    expect(['ArrowUp', 'PageUp', 'Home'].map((name) => stops('b', key(name)))).toEqual(Array(3).fill(true));
    expect(stops('b', key(' ', { shiftKey: true }))).toBe(true);
    expect(stops('b', key('ArrowDown', { shiftKey: true }))).toBe(false);
  });

  it('keys stay with the browser and with what has keys of its own', () => {
    expect(stops('i', key('a'))).toBe(false);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(stops('i', key('ArrowDown', { [modifier]: true })), modifier).toBe(false);
    expect(stops('textarea', key('ArrowDown'))).toBe(false);
    expect(stops('button', key(' '))).toBe(false);
    expect(stops('button', key('ArrowDown'))).toBe(true);
  });

  it('the wheel scrolls a scroller and zooms', () => {
    expect([stops('i', wheel(5)), stops('b', wheel(5)), stops('b', wheel(-5))]).toEqual([true, false, true]);
    expect(stops('i', wheel(5, true))).toBe(false);
  });

  it('the middle button scrolls nothing, but opens a link', () => {
    const press = (button: number) => new MouseEvent('mousedown', { button, ...init });
    expect([stops('i', press(1)), stops('i', press(0)), stops('a', press(1))]).toEqual([true, false, false]);
  });

  it('a finger scrolls a scroller, and two of them zoom', () => {
    const moves = (selector: string, from: readonly number[], to: readonly number[]) => {
      stops(selector, touch('touchstart', ...from));
      return stops(selector, touch('touchmove', ...to));
    };
    expect([moves('i', [50], [40]), moves('b', [50], [40]), moves('b', [50], [60])]).toEqual([
      true,
      false,
      true,
    ]);
    expect(moves('i', [50, 80], [40, 90])).toBe(false);
    vi.stubGlobal('visualViewport', { scale: 2 });
    expect(moves('i', [50], [40])).toBe(false);
    vi.stubGlobal('visualViewport', { scale: 1 });
    expect(moves('i', [50], [40])).toBe(true);
  });

  it('each step of a finger is seen from where the last one ended', () => {
    stops('b', touch('touchstart', 50));
    expect(stops('b', touch('touchmove', 40))).toBe(false);
    expect(stops('b', touch('touchmove', 45))).toBe(true);
  });

  it('ends with its undo', () => {
    undo();
    expect([stops('i', key('End')), stops('i', wheel(5))]).toEqual([false, false]);
  });
});
