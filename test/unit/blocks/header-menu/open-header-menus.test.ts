// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openHeaderMenus, readHeaderMenus } from '../../../../src/blocks/header-menu/open-header-menus';
import { createBus } from '../../../../src/core/entry/bus';
import { pageElement } from '../../support/markup';
import { SizeObserver, setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

const MENU = `<div class="header-menu" data-section-theme="black"><nav class="header-menu-nav-list">
  <div class="header-menu-nav-folder" data-folder="/visit"><button data-action="back"></button></div>
  <div class="header-menu-nav-folder" data-folder="/unlinked"></div>
  <div class="header-menu-nav-folder" data-folder="root"><button data-folder-id="/visit"></button></div>
</nav></div>`;
const BURGER = '<div class="header-burger"><button class="header-burger-btn burger"></button></div>';

let scope: ReturnType<typeof createTestScope>;
let bus: ReturnType<typeof createBus>;

beforeEach(() => {
  bus = createBus(() => {});
  scope = createTestScope({ bus });
});

const header = (html: string, theme = 'white') =>
  pageElement(`<header class="${theme}" data-section-theme="${theme}">${html}</header>`);

it('reads the root of its menu first, and leaves out folders that nothing opens', () => {
  const { menu } = readHeaderMenus(header(BURGER + MENU));
  expect(menu?.folders.map(({ element }) => element.dataset.folder)).toEqual(['root', '/visit']);
  expect(menu?.folders.map(({ openers, backs }) => [openers.length, backs.length])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it.each([
  ['a burger', MENU],
  ['a menu', BURGER],
])('has no menu over the page without %s', (_, html) => {
  expect(readHeaderMenus(header(html)).menu).toBeUndefined();
});

it('takes the colours of its menu while that is open', () => {
  const element = header(BURGER + MENU);
  const colours = () => [element.className, element.dataset.sectionTheme];
  openHeaderMenus(scope, element);
  expect(colours()).toEqual(['white', 'white']);
  bus.emit('menu:opened');
  expect([colours(), document.body.className]).toEqual([['black', 'black'], 'header--menu-open']);
  bus.emit('menu:closed');
  expect([colours(), document.body.className]).toEqual([['white', 'white'], '']);
});

it('keeps its own colours if its menu has the same', () => {
  const element = header(BURGER + MENU, 'black');
  openHeaderMenus(scope, element);
  bus.emit('menu:opened');
  expect([element.className, element.dataset.sectionTheme]).toEqual(['black', 'black']);
});

it('does not open for a report of another menu', () => {
  openHeaderMenus(scope, header(BURGER + MENU));
  bus.emit('menu:opened', { element: document.body });
  expect(document.body.classList.contains('header--menu-open')).toBe(false);
});

it.each([
  ['fixed', '64px'],
  ['absolute', ''],
])('with a menu that is %s begins %j below the top of it, where the header is', async (position, padding) => {
  const element = header(BURGER + MENU);
  const menu = element.querySelector<HTMLElement>('.header-menu');
  menu?.style.setProperty('position', position);
  setBox(element, { height: 64 });
  openHeaderMenus(scope, element);
  await Promise.resolve();
  SizeObserver.resize();
  expect(menu?.style.paddingTop).toBe(padding);
});
