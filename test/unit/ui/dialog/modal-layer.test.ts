// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lockScroll } from '../../../../src/ui/dialog/modal-layer';

const html = () => document.documentElement.outerHTML;
const setScrollbarWidth = (width: number) =>
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - width);

function isStopped(target: Element, event: Event): boolean {
  target.dispatchEvent(event);
  return event.defaultPrevented;
}
const press = (target: Element, key: string, init: KeyboardEventInit = {}) =>
  isStopped(target, new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const turnWheel = (ctrlKey = false) => {
  const event = new WheelEvent('wheel', { deltaY: 5, bubbles: true, cancelable: true });
  // happy-dom's wheel events have no modifiers of their own.
  return isStopped(document.body, Object.assign(event, { ctrlKey }));
};

afterEach(() => vi.restoreAllMocks());

describe('the scroll lock with overlay scrollbars', () => {
  it('changes no element and leaves nothing behind, in any order', () => {
    setScrollbarWidth(0);
    const mine = new CSSStyleSheet();
    document.adoptedStyleSheets = [mine];
    const before = html();
    const first = lockScroll(document);
    const second = lockScroll(document);
    expect(document.adoptedStyleSheets).toHaveLength(3);
    expect(html()).toBe(before);
    first();
    first();
    expect(document.adoptedStyleSheets).toHaveLength(2);
    second();
    expect(document.adoptedStyleSheets).toEqual([mine]);
    document.adoptedStyleSheets = [];
  });
});

describe('the scroll lock with a scrollbar that takes up room', () => {
  it('keeps the scrollbar and prevents wheel and keys instead', () => {
    setScrollbarWidth(15);
    const unlock = lockScroll(document);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect([turnWheel(), press(document.body, 'PageDown'), press(document.body, ' ')]).toEqual([
      true,
      true,
      true,
    ]);
    unlock();
    expect([turnWheel(), press(document.body, 'PageDown')]).toEqual([false, false]);
  });

  it('leaves zooming, shortcuts and the keys of controls alone', () => {
    setScrollbarWidth(15);
    const unlock = lockScroll(document);
    document.body.innerHTML = '<input><button>ok</button>';
    const [input, button] = document.body.children;
    if (!input || !button) throw new Error('no controls');
    expect([turnWheel(true), press(document.body, 'ArrowLeft', { altKey: true })]).toEqual([false, false]);
    expect([press(input, 'End'), press(button, ' '), press(button, 'Enter')]).toEqual([false, false, false]);
    expect(press(button, 'ArrowDown')).toBe(true);
    unlock();
  });
});
