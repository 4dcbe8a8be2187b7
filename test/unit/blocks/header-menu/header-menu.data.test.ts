// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readFixed } from '../../../../src/blocks/header-menu/header-toggles';
import { readHeaderMenus } from '../../../../src/blocks/header-menu/open-header-menus';

const body = document.body;
afterEach(() => {
  body.innerHTML = '';
  body.removeAttribute('class');
});

function read(html: string) {
  body.innerHTML = `<header id="header" data-controller="Header">${html}</header>`;
  const [header] = body.children;
  if (!(header instanceof HTMLElement)) throw new Error('The header is not there.');
  return readHeaderMenus(header);
}

it('finds burgers with both of their names, and the lists of the menu', () => {
  const { menu } =
    read(`<button class="header-burger-btn"><span class="js-header-burger-open-title">Open</span><span class="js-header-burger-close-title">Close</span></button>
    <div class="header-menu"><div data-folder="root" class="header-menu-nav-folder">
      <a data-folder-id="/visit" href="/visit">Visit</a>
      <div data-folder="/visit" class="header-menu-nav-folder"><a data-action="back" href="/">Back</a></div>
      <div data-folder="/lost" class="header-menu-nav-folder"></div>
    </div></div>`) ?? {};
  expect(menu?.burgers).toMatchObject([{ labels: { open: 'Open', close: 'Close' } }]);
  expect(menu?.folders).toMatchObject([
    { openers: [] },
    { openers: [{ textContent: 'Visit' }], backs: [{ textContent: 'Back' }] },
  ]);
});

it('takes the languages of a site for a folder', () => {
  const { folders } =
    read(`<div class="language-picker language-picker-desktop"><div class="current-language">English</div><div class="language-picker-content"><a href="/de">Deutsch</a></div></div>
    <div class="language-picker language-picker-desktop"><div class="current-language">Lost</div></div>`) ??
    {};
  expect(folders).toMatchObject([
    { title: { textContent: 'English' }, content: { className: 'language-picker-content' } },
  ]);
});

it.each([
  ['', undefined],
  ['tweak-fixed-header-style-scroll-back', undefined],
  ['tweak-fixed-header tweak-fixed-header-style-basic', { hidesOnScroll: false }],
  ['tweak-fixed-header tweak-fixed-header-style-scroll-back', { hidesOnScroll: true }],
])('reads from body classes "%s" what it does while the page scrolls', (classes, fixed) => {
  body.className = classes;
  expect(readFixed(document.body)).toEqual(fixed);
});
