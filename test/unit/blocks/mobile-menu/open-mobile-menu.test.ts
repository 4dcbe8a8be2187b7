// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlaceOfBody, openMobileMenu } from '../../../../src/blocks/mobile-menu/open-mobile-menu';
import { findIn } from '../../support/markup';
import { createTestScope, endTestScopes } from '../../support/scope';

// Browsers have both, happy-dom neither.
let moving: readonly Element[];
beforeEach(() => {
  moving = [];
  HTMLElement.prototype.getAnimations = function () {
    return moving.includes(this) ? [{ finished: Promise.resolve() } as unknown as Animation] : [];
  };
  vi.stubGlobal('CSS', { supports: () => true });
});

afterEach(() => {
  endTestScopes();
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations');
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a theme that fixes the body', 'fixed', '-300px', [[{ top: 300, behavior: 'instant' }]]],
  ['any other theme', '', '', []],
])('keeps the place in the page under %s', (_, position, top, scrolled) => {
  vi.stubGlobal('scrollY', 300);
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  const scope = createTestScope();
  const keepPlace = keepPlaceOfBody(scope);
  const { style } = document.body;
  keepPlace(true, () => (style.position = position));
  expect([style.top, scrollTo.mock.calls]).toEqual([top, []]);
  keepPlace(false, () => (style.position = ''));
  expect([style.top, scrollTo.mock.calls]).toEqual(['', scrolled]);
});

/** The menu of an element in a page of this HTML, with its toggle, after the first press of which it is open. */
function mount(html: string, selector: string, toggleSelector: string) {
  document.body.innerHTML = html;
  const before = document.body.outerHTML;
  const scope = createTestScope();
  openMobileMenu(scope, findIn(document, selector));
  const toggle = findIn(document, toggleSelector);
  return { before, find: (wanted: string) => findIn(document, wanted), scope, toggle };
}

const pressEscape = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));

const CLASSIC = `<a id="mobileMenu">Menu</a><a class="body-overlay"></a>
  <nav id="mobileNav"><ul><li><a id="home" href="/">Home</a></li>
    <li class="folder"><a id="title">Shop</a><div class="subnav"><a href="/s">S</a></div></li></ul></nav>`;
const STATES = ['mobile-menu-open', 'mobile-nav-open', 'sqs-mobile-nav-open'];

describe('a menu for narrow windows', () => {
  it('opens and closes with its toggle, by the states that scripts of themes write', () => {
    const { find, toggle } = mount(CLASSIC, '#mobileNav', '#mobileMenu');
    expect([document.body.className, find('#mobileNav').className]).toEqual(['', '']);
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect([...document.body.classList]).toEqual(STATES);
    expect([...find('#mobileNav').classList]).toEqual(['menu-open', 'sqs-mobile-nav-open']);
    toggle.click();
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect([document.body.className, find('#mobileNav').className]).toEqual(['', '']);
  });

  it('takes focus, and gives it back to its toggle with Escape', () => {
    const { find, toggle } = mount(CLASSIC, '#mobileNav', '#mobileMenu');
    toggle.click();
    expect(document.activeElement).toBe(find('#home'));
    pressEscape();
    expect(document.body.className).toBe('');
    expect(document.activeElement).toBe(toggle);
  });

  it('closes with the shade behind it', () => {
    const { find, toggle } = mount(CLASSIC, '#mobileNav', '#mobileMenu');
    toggle.click();
    find('.body-overlay').click();
    expect(document.body.className).toBe('');
  });

  it('is mounted with the folders that the theme closes once it is open', () => {
    const { find, toggle } = mount(CLASSIC, '#mobileNav', '#mobileMenu');
    const title = find('#title');
    // In a wide window, where the menu has not been opened, the theme shows them.
    expect(title.hasAttribute('aria-expanded')).toBe(false);
    find('.subnav').style.display = 'none';
    toggle.click();
    expect(title.getAttribute('aria-expanded')).toBe('false');
    title.click();
    expect(find('.subnav').style.display).toBe('block');
    expect(find('.subnav').id).toMatch(/-links-0-0$/);
    toggle.click();
    toggle.click();
    title.click();
    // Not mounted twice: a second one would have opened it again.
    expect(title.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows its links in a theme without a state for it, and hides them again', () => {
    const html = CLASSIC.replace('<nav', '<nav style="display: none"').replace(
      '<ul',
      '<ul style="opacity: 0"',
    );
    const { find, toggle } = mount(html, '#mobileNav', '#mobileMenu');
    const styles = () => [find('#mobileNav').style.display, find('ul').style.opacity];
    toggle.click();
    expect(styles()).toEqual(['block', '1']);
    toggle.click();
    expect(styles()).toEqual(['none', '0']);
  });

  it('leaves a box alone that the theme is moving', () => {
    const html = CLASSIC.replace('<ul', '<ul style="opacity: 0"');
    const { find, toggle } = mount(html, '#mobileNav', '#mobileMenu');
    moving = [find('ul')];
    toggle.click();
    expect(find('ul').style.opacity).toBe('0');
  });

  it('shows its own links, not those of its folders', () => {
    const html = `<a id="mobileMenu">Menu</a><nav id="mobileNav">
      <div class="folder"><a>Shop</a><div class="subnav" style="display: none"><a href="/s">S</a></div></div>
      <p style="display: none"><a href="/about">About</a></p></nav>`;
    const { find, toggle } = mount(html, '#mobileNav', '#mobileMenu');
    toggle.click();
    expect([find('.subnav'), find('p')].map(({ style }) => style.display)).toEqual(['none', 'block']);
  });

  it('opens nothing without a toggle', () => {
    document.body.innerHTML = '<div id="sidecarNav"></div>';
    const before = document.body.innerHTML;
    openMobileMenu(createTestScope(), findIn(document, '#sidecarNav'));
    expect(document.body.innerHTML).toBe(before);
  });

  it('is given back as it was when the scope ends', () => {
    const { before, find, scope, toggle } = mount(CLASSIC, '#mobileNav', '#mobileMenu');
    toggle.click();
    find('#title').click();
    scope.end();
    expect(document.body.outerHTML).toBe(before);
    toggle.click();
    expect(document.body.outerHTML).toBe(before);
  });
});

describe('a menu that theme CSS shows by a checkbox', () => {
  const page = (attributes = '') => `<input type="checkbox" id="mobileNavToggle"${attributes}>
    <label for="mobileNavToggle">Menu</label><div id="overlayNav"><a href="/">Home</a></div>`;

  it('checks it while it is open', () => {
    const { find, toggle } = mount(page(), '#mobileNavToggle', 'label');
    const checkbox = find('input') as HTMLInputElement;
    toggle.click();
    expect([checkbox.checked, document.body.classList.contains('mobile-nav-open')]).toEqual([true, true]);
    pressEscape();
    expect([checkbox.checked, document.body.className]).toEqual([false, '']);
  });

  it.each([
    ['unchecked', '', false],
    ['checked', ' checked', true],
  ])('leaves it as the server wrote it when the scope ends: %s', (_, attributes, expected) => {
    const { find, scope, toggle } = mount(page(attributes), '#mobileNavToggle', 'label');
    const checkbox = find('input') as HTMLInputElement;
    toggle.click();
    if (expected) toggle.click();
    expect(checkbox.checked).toBe(!expected);
    scope.end();
    expect(checkbox.checked).toBe(expected);
  });
});

describe('an overlay with folders that slide', () => {
  const OVERLAY = `<div class="Mobile">
    <button id="burger" data-controller="MobileOverlayToggle">Menu</button>
    <div class="Mobile-overlay"><div id="frame" data-controller="MobileOverlayFolders">
      <div class="Mobile-overlay-menu-main"><button id="opener" data-controller-folder-toggle="a">Shop</button></div>
      <div id="folder" data-controller-folder="a"><button id="back" data-controller-folder-toggle="a">Back</button></div>
    </div></div></div>`;

  it('tells the theme which folder is open, and goes back with Escape before it closes', () => {
    const { find, toggle } = mount(OVERLAY, '.Mobile-overlay', '#burger');
    const look = () => [
      document.body.className,
      find('#frame').className,
      find('#folder').className,
      find('.Mobile-overlay-menu-main').className,
    ];
    const root = 'Mobile-overlay-menu-main';
    toggle.click();
    expect(look()).toEqual(['is-mobile-overlay-active', '', '', root]);
    expect(find('#folder').hasAttribute('inert')).toBe(true);
    find('#opener').click();
    expect(look()).toEqual(['is-mobile-overlay-active', 'has-active-folder', 'is-active-folder', root]);
    pressEscape();
    expect(look()).toEqual(['is-mobile-overlay-active', '', '', root]);
    pressEscape();
    expect(look()).toEqual(['', '', '', root]);
  });

  it('starts at its root when it opens again, with all lists in reach while it is closed', () => {
    const { find, toggle } = mount(OVERLAY, '.Mobile-overlay', '#burger');
    toggle.click();
    find('#opener').click();
    toggle.click();
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    toggle.click();
    expect(find('#frame').className).toBe('');
  });
});

it('opens the links in the header in the place of the menu where the header has room for them', () => {
  const html = `<header id="siteHeader"><div class="nav-social-wrapper"><p style="display: none"><a href="/h">H</a></p></div></header>
    <div id="sideTrayWrapper"><p style="display: none"><a href="/t">T</a></p></div><a id="mobileMenu">Menu</a>`;
  const displays = () => [...document.querySelectorAll('p')].map(({ style }) => style.display);
  const { toggle } = mount(html, '#sideTrayWrapper', '#mobileMenu');
  toggle.click();
  expect([displays(), document.body.className]).toEqual([['block', 'none'], 'nav-open']);
  toggle.click();
  document.body.classList.add('mobile-style-nav');
  toggle.click();
  expect(displays()).toEqual(['none', 'block']);
  document.body.classList.remove('mobile-style-nav');
});
