// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readNavFolders, unit } from '../../../../src/blocks/nav-folders/nav-folders.mount';
import { mountUnit } from '../../support/mount-unit';

function read(html: string) {
  document.body.innerHTML = `<nav>${html}</nav>`;
  const [nav] = document.body.children;
  if (!(nav instanceof HTMLElement)) throw new Error('The navigation is not there.');
  return readNavFolders(nav);
}

it.each([
  [
    '<span class="Header-nav-item--folder"><a class="Header-nav-folder-title">Shop</a><span class="Header-nav-folder"></span></span>',
    'Header-nav-folder',
  ],
  ['<div class="folder"><div class="folder-toggle">Shop</div><div class="subnav"></div></div>', 'subnav'],
  [
    '<div class="folder"><input type="checkbox"><label class="folder-toggle-label">Shop</label><div class="subnav"></div></div>',
    'subnav',
  ],
  [
    '<ul><li class="folder-collection folder"><a>Shop</a><div class="notch"></div><div class="subnav"></div></li></ul>',
    'subnav',
  ],
  [
    '<ul><li class="folder"><div class="folder-parent"><a>Shop</a><div class="folder-child-wrapper"><ul class="folder-child"><li><a>Pots</a></li></ul></div></div></li></ul>',
    'folder-child-wrapper',
  ],
])('finds the title and the links of %s', (html, content) => {
  expect(read(html)).toMatchObject([{ title: { textContent: 'Shop' }, content: { className: content } }]);
});

it.each([
  '<a href="/">Home</a>',
  '<div class="folder"><a href="/shop">Shop</a></div>',
  '<div class="folder"><div class="subnav"><a href="/pots">Pots</a></div></div>',
])('finds no folder in %s', (html) => {
  expect(read(html)).toBeUndefined();
});

it('opens a folder at the first press of its title, once its code has come, and gives it back', async () => {
  document.body.innerHTML =
    '<nav><div class="folder"><div class="folder-toggle">Shop</div><div class="subnav"><a href="/pots">Pots</a></div></div></nav>';
  const nav = document.querySelector('nav');
  const title = document.querySelector('.folder-toggle');
  if (!nav || !title) throw new Error('The navigation is not there.');
  const served = nav.outerHTML;
  // happy-dom has no animations.
  for (const element of nav.querySelectorAll('*')) element.getAnimations = () => [];
  const { scope } = mountUnit(unit, nav);
  expect([title.getAttribute('role'), title.getAttribute('aria-expanded')]).toEqual(['button', 'false']);
  title.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => title.getAttribute('aria-expanded')).toBe('true');
  scope.end();
  expect(nav.outerHTML).toBe(served);
});
