// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMenuOverlay, whileOpen } from '../../../../src/ui/navigation/menu-overlay';
import { findIn } from '../../support/markup';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

it('writes a class only while the menu is open: a closed one may have it from the server', () => {
  expect([true, false].map(whileOpen('burger--active'))).toEqual([
    { classes: { 'burger--active': true } },
    {},
  ]);
});

let animations: Array<{ readonly finished: Promise<unknown> }> = [];

beforeEach(() => {
  animations = [];
  // happy-dom has no animations.
  Element.prototype.getAnimations = () => animations as unknown as Animation[];
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

const PAGE = `<header><button class="burger">Menu</button><nav><a href="#place">Place</a><a href="/about">About</a>
  <a href="/other#place">Other</a><i class="cross"></i></nav></header><div class="shade"></div><main>Text</main>`;

function create(options: object = {}) {
  document.body.innerHTML = PAGE;
  const before = document.body.innerHTML;
  const find = (selector: string) => findIn(document, selector);
  const scope = createTestScope();
  const told: string[] = [];
  scope.on('menu:opened', () => void told.push('opened'));
  scope.on('menu:closed', () => void told.push('closed'));
  const menu = createMenuOverlay(scope, {
    container: find('header'),
    menu: find('nav'),
    toggles: [{ element: find('.burger') }],
    ...options,
  });
  const toggle = () => find('.burger').click();
  const press = (type: string, selector: string) =>
    find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  return { ...menu, before, scope, told, find, toggle, press };
}
const pressEscape = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
  );

describe('a menu over the page', () => {
  it('is opened and closed by its toggle, which says so, and tells the page', () => {
    const { find, toggle, told, isOpen } = create({ openClass: 'active' });
    const burger = find('.burger');
    const state = () => [
      isOpen.get(),
      burger.getAttribute('aria-expanded'),
      burger.className,
      document.documentElement.className,
    ];
    expect(burger.getAttribute('aria-controls')).toBe(find('nav').id);
    expect(state()).toEqual([false, 'false', 'burger', '']);
    toggle();
    expect(state()).toEqual([true, 'true', 'burger active', 'inlay-menu-open']);
    toggle();
    expect([state(), told]).toEqual([
      [false, 'false', 'burger', ''],
      ['opened', 'closed'],
    ]);
  });

  it('keeps the id that its server gave it', () => {
    document.body.innerHTML = PAGE.replace('<nav', '<nav id="mine"');
    const toggle = findIn(document, '.burger');
    createMenuOverlay(createTestScope(), {
      container: findIn(document, 'header'),
      menu: findIn(document, 'nav'),
      toggles: [{ element: toggle }],
    });
    expect([findIn(document, 'nav').id, toggle.getAttribute('aria-controls')]).toEqual(['mine', 'mine']);
  });

  it('opens once, however often it is asked to', () => {
    const { open, close, told } = create();
    open();
    open();
    close();
    close();
    expect(told).toEqual(['opened', 'closed']);
  });

  it('is closed by Escape, which gives the focus back to its toggle', () => {
    const { isOpen, toggle, find } = create();
    toggle();
    find('a').focus();
    pressEscape();
    expect([isOpen.get(), document.activeElement]).toEqual([false, find('.burger')]);
  });

  it('goes back to the folder before by Escape, where it is in one', () => {
    const goBack = vi.fn(() => true);
    const { isOpen, toggle } = create({ goBack });
    toggle();
    pressEscape();
    expect([isOpen.get(), goBack.mock.calls.length]).toEqual([true, 1]);
    goBack.mockReturnValue(false);
    pressEscape();
    expect(isOpen.get()).toBe(false);
  });

  it('is closed by a press outside, and not by one in it', () => {
    const { isOpen, toggle, press } = create();
    toggle();
    for (const inside of ['.burger', 'nav', 'nav a']) press('pointerdown', inside);
    expect(isOpen.get()).toBe(true);
    press('pointerdown', 'main');
    expect(isOpen.get()).toBe(false);
  });

  it('that leaves the page usable is closed when the press has arrived, and is not modal', () => {
    const coversPage = vi.fn(() => document.body.dataset.state === 'open');
    const { isOpen, toggle, press } = create({ coversPage });
    toggle();
    expect([coversPage.mock.calls.length, document.documentElement.className]).toEqual([1, '']);
    press('pointerdown', 'main');
    expect(isOpen.get()).toBe(true);
    press('click', 'main');
    expect(isOpen.get()).toBe(false);
    toggle();
    pressEscape();
    expect(isOpen.get()).toBe(false);
  });

  it.each([
    ['#place', false],
    ['/about', true],
    ['/other#place', true],
  ])('is left open by a link to %s: %s', (href, staysOpen) => {
    const { isOpen, toggle, find } = create();
    toggle();
    find(`[href="${href}"]`).click();
    expect(isOpen.get()).toBe(staysOpen);
  });

  it('stays open where the page has answered the press on a link itself', () => {
    const { isOpen, toggle, find } = create();
    toggle();
    const link = find('[href="#place"]');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(isOpen.get()).toBe(true);
  });

  it('is closed by what is in it and behind it for that', () => {
    document.body.innerHTML = PAGE;
    const closers = () => [findIn(document, '.cross'), findIn(document, '.shade')];
    const scope = createTestScope();
    const { isOpen, open } = createMenuOverlay(scope, {
      container: findIn(document, 'header'),
      menu: findIn(document, 'nav'),
      toggles: [],
      closers: closers(),
    });
    for (const closer of closers()) {
      open();
      // The press on the shade is not one outside.
      closer.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(isOpen.get()).toBe(true);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      closer.dispatchEvent(click);
      expect([isOpen.get(), click.defaultPrevented]).toEqual([false, true]);
    }
  });

  it.each([
    [true, 'A'],
    [false, 'BODY'],
  ])('takes the focus where it covers its toggle: %s', (takesFocus, tag) => {
    // `tabbable` looks for what is displayed.
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
    const { open } = create({ takesFocus });
    open();
    expect(document.activeElement?.tagName).toBe(tag);
  });

  it('takes no focus where it has been closed by who heard of it', () => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
    const { open, close, scope } = create({ takesFocus: true });
    scope.on('menu:opened', close);
    open();
    expect(document.activeElement).toBe(document.body);
  });

  it('is closed by a window in which its toggles are not seen', () => {
    const isSeen = vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
    const { isOpen, toggle } = create();
    toggle();
    dispatchEvent(new Event('resize'));
    expect(isOpen.get()).toBe(true);
    isSeen.mockReturnValue(false);
    dispatchEvent(new Event('resize'));
    expect(isOpen.get()).toBe(false);
  });

  it('is another one in some windows, and is closed by a window with the first one', () => {
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
    let shown = 'main';
    const { isOpen, toggle, press } = create({ shownMenu: () => findIn(document, shown) });
    toggle();
    // A press in what is shown is not one outside.
    press('pointerdown', 'main');
    dispatchEvent(new Event('resize'));
    expect(isOpen.get()).toBe(true);
    shown = 'nav';
    dispatchEvent(new Event('resize'));
    expect(isOpen.get()).toBe(false);
  });
});

describe('a closed menu beside the window', () => {
  const isInert = () => findIn(document, 'nav').hasAttribute('inert');
  const beside = { left: -300, right: 0, width: 300 };
  const inside = { left: 0, right: 300, width: 300 };

  it('is out of the keyboard’s reach until it opens, and again when it has moved away', async () => {
    const { toggle, find, before, scope } = create();
    setBox(find('nav'), beside);
    await vi.waitFor(() => expect(isInert()).toBe(true));
    toggle();
    expect(isInert()).toBe(false);
    setBox(find('nav'), inside);
    let finish = () => {};
    animations = [{ finished: new Promise<void>((resolve) => (finish = resolve)) }];
    toggle();
    await Promise.resolve();
    expect(isInert()).toBe(false);
    setBox(find('nav'), beside);
    finish();
    await vi.waitFor(() => expect(isInert()).toBe(true));
    scope.end();
    expect(document.body.innerHTML).toBe(before);
  });

  it('is in reach in a window where it is always there, and while it is open', async () => {
    const { find, toggle } = create();
    setBox(find('nav'), beside);
    await vi.waitFor(() => expect(isInert()).toBe(true));
    setBox(find('nav'), inside);
    dispatchEvent(new Event('resize'));
    expect(isInert()).toBe(false);
    toggle();
    setBox(find('nav'), beside);
    vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
    dispatchEvent(new Event('resize'));
    expect(isInert()).toBe(false);
  });
});
