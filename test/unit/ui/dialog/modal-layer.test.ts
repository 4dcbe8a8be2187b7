// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { containFocus, lockScroll, openModalLayer } from '../../../../src/ui/dialog/modal-layer';

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

it('the scroll lock with overlay scrollbars changes no element and leaves nothing behind, in any order', () => {
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

it.each([
  ['overflow-x: visible; overflow-y: visible', 'body'],
  ['overflow: auto', 'html'],
  ['overflow-x: hidden', 'html'],
])('the scroll lock is on what scrolls the window: with «%s» on html, on %s', (style, scroller) => {
  setScrollbarWidth(0);
  document.documentElement.setAttribute('style', style);
  const unlock = lockScroll(document);
  const [rule] = document.adoptedStyleSheets[0]?.cssRules ?? [];
  expect(rule?.cssText.replace(/\s/g, '')).toContain(`${scroller}{overflow:hidden!important`);
  unlock();
  document.documentElement.removeAttribute('style');
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
});

describe('the focus in a layer that covers the page', () => {
  /** Tab from an element; where it leads, or undefined where the browser decides. */
  const tab = (from: HTMLElement | null, init: KeyboardEventInit = {}) => {
    from?.focus();
    return press(document.activeElement ?? document.body, 'Tab', init)
      ? document.activeElement?.id || document.activeElement?.tagName
      : undefined;
  };
  const find = (id: string) => document.getElementById(id);
  const PAGE = `<a href="#x" id="behind">Behind</a><div id="layer"><h2 id="heading" tabindex="-1">Title</h2>
    <button id="first">1</button><h3 id="between" tabindex="-1">More</h3><button id="last">2</button></div>`;
  const layerOf = () => {
    document.body.innerHTML = PAGE;
    const layer = find('layer');
    if (!layer) throw new Error('no layer');
    // Without layout nothing would be tabbable.
    for (const element of document.querySelectorAll('*'))
      vi.spyOn(element, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    return layer;
  };

  it('goes round at its ends, and is the browser’s between them', () => {
    const end = containFocus(layerOf());
    expect([tab(find('last')), tab(find('first'), { shiftKey: true })]).toEqual(['first', 'last']);
    expect([tab(find('first')), tab(find('last'), { shiftKey: true })]).toEqual([undefined, undefined]);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(tab(find('last'), { [modifier]: true }), modifier).toBeUndefined();
    expect(press(document.body, 'Enter')).toBe(false);
    end();
    expect(tab(find('last'))).toBeUndefined();
  });

  it('goes to the next stop from where Tab does not lead, and into it from outside', () => {
    const end = containFocus(layerOf());
    expect([tab(find('heading')), tab(find('between'))]).toEqual(['first', 'last']);
    expect([tab(find('between'), { shiftKey: true }), tab(find('heading'), { shiftKey: true })]).toEqual([
      'first',
      'last',
    ]);
    expect([tab(find('behind')), tab(find('behind'), { shiftKey: true })]).toEqual(['first', 'last']);
    end();
  });

  it('stays where there is no stop', () => {
    const layer = layerOf();
    layer.innerHTML = '<p>Wait</p>';
    const end = containFocus(layer);
    expect(tab(find('behind'))).toBe('behind');
    end();
  });

  it('is kept by the topmost layer alone, and by none after the last', () => {
    const layer = layerOf();
    const other = find('behind');
    if (!other) throw new Error('no other');
    const close = openModalLayer(layer, () => {});
    const closeOther = openModalLayer(other, () => {});
    expect(tab(find('last'))).not.toBe('first');
    closeOther();
    expect(tab(find('last'))).toBe('first');
    close();
    expect(tab(find('last'))).toBeUndefined();
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('asks to be closed at Escape, as long as it is open', () => {
    const requestClose = vi.fn();
    const close = openModalLayer(layerOf(), requestClose);
    press(document.body, 'Escape');
    expect(requestClose).toHaveBeenCalledOnce();
    close();
    press(document.body, 'Escape');
    expect(requestClose).toHaveBeenCalledOnce();
  });
});

it('a document without a window has nothing to scroll', () => {
  const other = document.implementation.createHTMLDocument();
  const before = other.documentElement.outerHTML;
  const end = lockScroll(Object.defineProperty(other, 'defaultView', { value: null }));
  expect(other.documentElement.outerHTML).toBe(before);
  end();
  expect(other.documentElement.outerHTML).toBe(before);
});
