// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readMobileMenu } from '../../../../src/blocks/mobile-menu/mobile-menu.data';
import { findIn } from '../../support/markup';

const read = (html: string, selector: string) => {
  document.body.innerHTML = html;
  const element = findIn(document, selector);
  return readMobileMenu(element);
};

const BRINE = `<div class="Mobile">
  <button id="burger" data-controller="MobileOverlayToggle"></button>
  <div class="Mobile-overlay"><div data-controller="MobileOverlayFolders">
    <div class="Mobile-overlay-menu-main"><button id="opener" data-controller-folder-toggle="a"></button></div>
    <div data-controller-folder="a"><button id="back" data-controller-folder-toggle="a"></button></div>
  </div><button id="close" data-controller="MobileOverlayToggle"></button></div>
</div>`;

it('finds burger, closers and folders of an overlay', () => {
  const menu = read(BRINE, '.Mobile-overlay');
  expect(menu?.toggles.map(({ id }) => id)).toEqual(['burger']);
  expect(menu?.closers?.map(({ id }) => id)).toEqual(['close']);
  expect(menu?.lists?.folders).toHaveLength(2);
  expect(menu?.lists?.folders[1]).toMatchObject({ openers: [{ id: 'opener' }], backs: [{ id: 'back' }] });
});

it('finds the labels of a checkbox, and the folders of its menu', () => {
  const menu = read(
    `<input type="checkbox" id="mobileNavToggle"><label for="mobileNavToggle"></label>
     <div id="overlayNav"><div class="folder"><input type="checkbox" class="folder-toggle-box"><label class="folder-toggle-label">A</label><div class="subnav"></div></div></div>`,
    '#mobileNavToggle',
  );
  expect(menu?.toggles).toHaveLength(1);
  expect(menu?.disclosures).toMatchObject([
    { title: { textContent: 'A' }, checkbox: { type: 'checkbox' }, lists: [{ className: 'subnav' }] },
  ]);
});

it('finds what opens menus beside and above the page', () => {
  expect(
    read(
      '<a class="body-overlay"></a><div id="sidecarNav"></div><div class="mobile-nav-toggle"></div>',
      '#sidecarNav',
    ),
  ).toMatchObject({
    toggles: [{ className: 'mobile-nav-toggle' }],
    closers: [{ className: 'body-overlay' }],
  });
  expect(
    read('<div id="mobileNav"></div><nav id="mobileMenuLink"><a>Menu</a></nav>', '#mobileNav'),
  ).toMatchObject({ toggles: [{ textContent: 'Menu' }], takesFocus: true });
});

it('finds a button inside of its menu, and the only navigation of a page that has no other menu', () => {
  expect(
    read(
      '<nav id="mobile-navigation"><span id="mobile-navigation-label"></span></nav>',
      '#mobile-navigation',
    ),
  ).toMatchObject({ toggles: [{ id: 'mobile-navigation-label' }], takesFocus: false });
  expect(
    read('<a class="ctrl-button menu">Menu</a><nav class="main-nav"></nav>', '.ctrl-button'),
  ).toMatchObject({ toggles: [{ textContent: 'Menu' }], menu: { className: 'main-nav' } });
});

it.each([
  ['fixed', true],
  ['absolute', true],
  ['static', false],
  ['relative', false],
])('covers the page where its box is %s: %s', (position, covers) => {
  const html = `<div style="position: ${position}"><div id="mobileNav"></div></div><a id="mobileMenu"></a>`;
  expect(read(html, '#mobileNav')?.coversPage?.()).toBe(covers);
});

it('leaves a menu to the checkbox that opens it', () => {
  const html =
    '<input type="checkbox" id="mobileNavToggle"><div id="sidecarNav"></div><label class="mobile-nav-toggle-label" for="mobileNavToggle"></label>';
  expect(read(html, '#sidecarNav')).toBeUndefined();
  expect(read(html, '#mobileNavToggle')).toMatchObject({ menu: { id: 'sidecarNav' } });
});

it.each([
  '<li class="folder"><a>A</a><div class="subnav"></div></li>',
  '<li class="folder"><label>A</label><div class="subnav"></div></li>',
  '<li><div class="folder-wrapper"><a>A</a><ul></ul></div></li>',
  '<li class="mobile-folder"><a>A</a><ul></ul></li>',
  '<li class="folder"><div class="folder-parent"><a>A</a><div class="folder-child-wrapper"></div></div></li>',
  '<div class="folder"><div class="folder-toggle">A</div><div class="subnav"></div></div>',
])('finds the folder %s of a menu once', (folder) => {
  const menu = read(`<div id="mobileNav"><ul>${folder}</ul></div><a id="mobileMenu"></a>`, '#mobileNav');
  expect(menu?.disclosures?.map(({ title, lists }) => [title.textContent, lists.length])).toEqual([['A', 1]]);
});

it.each([
  ['an overlay without a bar', '<div class="Mobile-overlay"></div>', '.Mobile-overlay'],
  [
    'no menu',
    '<input type="checkbox" id="mobileNavToggle"><label for="mobileNavToggle"></label>',
    '#mobileNavToggle',
  ],
  [
    'no checkbox',
    '<p id="mobileNavToggle"></p><label for="mobileNavToggle"></label><div id="overlayNav"></div>',
    '#mobileNavToggle',
  ],
  ['nothing that opens it', '<div id="sidecarNav"></div>', '#sidecarNav'],
])('leaves a page alone that has %s', (_, html, selector) => {
  expect(read(html, selector)).toBeUndefined();
});

const stateOf = (html: string, selector: string) =>
  read(html, selector)
    ?.shown?.()
    .map(([element, { classes }]) => [element.localName, Object.keys(classes ?? {})]);

it('knows the state of the page by which the theme of an overlay shows it, and does without its folders', () => {
  const bare = BRINE.replace(' data-controller="MobileOverlayFolders"', '');
  expect(read(bare, '.Mobile-overlay')?.lists).toBeUndefined();
  expect(stateOf(bare, '.Mobile-overlay')).toEqual([['body', ['is-mobile-overlay-active']]]);
});

it.each([
  ['no header', '', '', 'tray'],
  [
    'room in its header',
    '<header id="siteHeader"><p id="in" class="nav-social-wrapper"></p></header>',
    '',
    'in',
  ],
  [
    'no room in its header',
    '<header id="siteHeader"><p id="in" class="nav-social-wrapper"></p></header>',
    'mobile-style-nav',
    'tray',
  ],
])('opens the tray of a page, or the links in its header, with %s', (_, header, bodyClass, opened) => {
  document.body.className = bodyClass;
  const tray = '<div class="overlay-nav-wrapper" id="tray"></div><a id="mobileMenu"></a>';
  const menu = read(header + tray, '#tray');
  expect([menu?.shownMenu?.().id, menu?.coversPage?.()]).toEqual([opened, opened === 'tray']);
  expect(stateOf(header + tray, '#tray')).toEqual([['body', ['nav-open']]]);
  document.body.className = '';
});

it('has no menu for a button that is the menu’s name alone on its page', () => {
  expect(read('<a id="mobileMenu">Menu</a>', '#mobileMenu')).toBeUndefined();
});
