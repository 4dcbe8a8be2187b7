// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Part } from '../../../../src/core/scope';
import { unit } from '../../../../src/features/anchors/anchors.mount';
import { createTestScope } from '../../support/scope';

const root = document.documentElement;
const report = vi.fn();
let scope: Part;

function start(html = '', address = '/') {
  document.body.innerHTML = html;
  history.replaceState(null, '', address);
  scope = createTestScope({ report });
  unit.mount(undefined as never, scope as never);
  return vi.advanceTimersByTimeAsync(3000);
}

function click(selector: string, init: MouseEventInit = {}) {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(press);
}
const isSmooth = () => root.style.scrollBehavior === 'smooth';

// happy-dom would follow the links.
const { navigation } = (window as unknown as { happyDOM: { settings: { navigation: object } } }).happyDOM
  .settings;

beforeEach(() => {
  Object.assign(navigation, { disableMainFrameNavigation: true, disableFallbackToSetURL: true });
  vi.useFakeTimers();
});
afterEach(() => {
  Object.assign(navigation, { disableMainFrameNavigation: false, disableFallbackToSetURL: false });
  scope.end();
  expect(root.getAttribute('style')).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

describe('a click', () => {
  it.each<[string, string, boolean, MouseEventInit?]>([
    ['on a link to a part of the page', '<a href="#there"><b>to</b></a>', true],
    ['on a link to a name', '<a href="#named"><b>to</b></a>', true],
    ['on a link to the top', '<a href="#top"><b>to</b></a>', true],
    ['in this window, as it says itself', '<a href="#there" target="_self"><b>to</b></a>', true],
    ['on a link to nothing', '<a href="#nowhere"><b>to</b></a>', false],
    ['on a link without a name', '<a href="#"><b>to</b></a>', false],
    ['on a link to another page', '<a href="/other#there"><b>to</b></a>', false],
    ['on a link to another window', '<a href="#there" target="_blank"><b>to</b></a>', false],
    ['beside links', '<b>to</b>', false],
    ['with the middle button', '<a href="#there"><b>to</b></a>', false, { button: 1 }],
    ['with Ctrl', '<a href="#there"><b>to</b></a>', false, { ctrlKey: true }],
    ['with Shift', '<a href="#there"><b>to</b></a>', false, { shiftKey: true }],
    ['with the command key', '<a href="#there"><b>to</b></a>', false, { metaKey: true }],
  ])('%s: %s scrolls smoothly: %s', async (_, html, expected, init) => {
    await start(`${html}<p id="there"></p><a name="named"></a>`);
    click('b', init);
    expect(isSmooth()).toBe(expected);
    await vi.advanceTimersByTimeAsync(999);
    expect(isSmooth()).toBe(expected);
    await vi.advanceTimersByTimeAsync(1);
    expect(isSmooth()).toBe(false);
  });

  it('that the page has answered itself is left alone', async () => {
    await start('<a href="#there"><b>to</b></a><p id="there"></p>');
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    click('b');
    expect(isSmooth()).toBe(false);
  });

  it('jumps for visitors who prefer reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
    await start('<a href="#there"><b>to</b></a><p id="there"></p>');
    click('b');
    expect(isSmooth()).toBe(false);
  });

  it('begins the time anew where another follows', async () => {
    await start('<a href="#there"><b>to</b></a><p id="there"></p>');
    click('b');
    await vi.advanceTimersByTimeAsync(900);
    click('b');
    await vi.advanceTimersByTimeAsync(900);
    expect(isSmooth()).toBe(true);
  });
});

it.each([
  ['skip-link', '<main id="there"></main>', 'there', '-1'],
  ['header-skip-to-content', '<main id="there" tabindex="3"></main>', 'there', '3'],
  ['my-skip-nav', '<button id="there"></button>', 'there', null],
  ['link', '<main id="there"></main>', '', null],
])('a link with the class %s to %s moves the focus to «%s»', async (className, target, focused, tabindex) => {
  await start(`<a href="#there" class="${className}">to</a>${target}`);
  click('a');
  const found = document.getElementById('there');
  expect([document.activeElement?.id, found?.getAttribute('tabindex')]).toEqual([focused, tabindex]);
  const served = target.match(/tabindex="(.)"/)?.[1] ?? null;
  scope.end();
  expect(found?.getAttribute('tabindex')).toBe(served);
});

describe('the target of the address', () => {
  const scroll = () => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const arriveBy = (...types: string[]) =>
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(types.map((type) => ({ type })) as never);

  it.each([
    ['by a link', '/#there', ['navigate'], 1],
    ['to nothing', '/#nowhere', ['navigate'], 0],
    ['without a target', '/', ['navigate'], 0],
    ['by reloading', '/#there', ['reload'], 0],
    ['by Back', '/#there', ['back_forward'], 0],
  ])('is shown to who comes %s', async (_, address, types, times) => {
    const scrolled = scroll();
    arriveBy(...types);
    await start('<p id="there"></p>', address);
    expect(scrolled.mock.calls).toEqual(Array(times).fill([{ behavior: 'instant' }]));
  });

  it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
    'is left by who has moved on: %s',
    async (type) => {
      const scrolled = scroll();
      arriveBy('navigate');
      const idle = start('<p id="there"></p>', '/#there');
      dispatchEvent(new Event(type));
      await idle;
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});

describe('room above what is scrolled to', () => {
  const BAR = '<header style="position: fixed"><i>bar</i></header>';
  /** happy-dom has no layout. */
  const measure = (width: number, height: number, padding = 'auto') => {
    const own = getComputedStyle;
    const styleOf = (element: Element) => (element === root ? { scrollPaddingTop: padding } : own(element));
    vi.stubGlobal('getComputedStyle', styleOf);
    document.elementsFromPoint = () => [...document.querySelectorAll('i')];
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width, height } as DOMRect);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  };
  afterEach(() => {
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });

  it.each([
    ['a fixed header', BAR, true],
    ['a bar that is no header', '<div style="position: fixed"><i></i></div>', false],
  ])('is kept for %s: %s', async (_, html, isKept) => {
    measure(innerWidth, 60);
    await start(html);
    expect(root.style.getPropertyValue('scroll-padding-top')).toBe(
      isKept ? 'var(--header-fixed-top-offset, 60px)' : '',
    );
  });

  it('is the site’s own where it has set some', async () => {
    measure(innerWidth, 60, '20px');
    await start(BAR);
    expect(root.style.getPropertyValue('scroll-padding-top')).toBe('');
  });
});
