// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { openFiltersDrawer } from '../../../../src/blocks/product-filters/open-filters-drawer';
import { createStore } from '../../../../src/store/store';
import { setBox } from '../../support/measured-page';
import { createTestScope } from '../../support/scope';

const menu = vi.hoisted(() => ({ createMenuOverlay: vi.fn() }));
vi.mock('../../../../src/ui/navigation/menu-overlay', () => menu);

let isOpen = createStore(false);
beforeEach(() => {
  isOpen = createStore(false);
  menu.createMenuOverlay.mockReset().mockReturnValue({ isOpen });
});

function open(header = '') {
  document.body.innerHTML = `${header}<button></button><aside><b class="product-list-filters-drawer-close-button"></b></aside><i></i>`;
  const [opener, drawer, shade] = document.querySelectorAll<HTMLElement>('button,aside,i');
  const bar = document.querySelector('#header');
  if (!opener || !drawer || !shade) throw new Error('The drawer is missing.');
  if (bar) setBox(bar, { bottom: 70.4 });
  const before = document.body.innerHTML;
  const changed = vi.fn();
  const scope = createTestScope();
  openFiltersDrawer(scope, { drawer, opener, shades: [shade] }, changed);
  const state = () => [
    drawer.getAttribute('data-is-shown'),
    drawer.getAttribute('data-is-transitioning'),
    drawer.style.getPropertyValue('--filter-drawer-height-offset'),
    shade.style.display,
  ];
  return { before, changed, scope, state };
}

it('comes into the window by an attribute, with a shade behind it, and goes again', () => {
  const { before, changed, scope, state } = open();
  expect(state()).toEqual(['false', 'true', '0px', '']);
  isOpen.set(true);
  expect(state()).toEqual(['true', 'true', '0px', 'block']);
  isOpen.set(false);
  expect(state()).toEqual(['false', 'true', '0px', '']);
  expect(changed.mock.calls).toEqual([[false], [true], [false]]);
  scope.end();
  expect(document.body.innerHTML).toBe(before);
});

it('leaves room for the header', () => {
  const { state } = open('<div id="header"></div>');
  expect(state()[2]).toBe('70px');
  const bar = document.querySelector('#header');
  if (bar) setBox(bar, { bottom: -20 });
  isOpen.set(true);
  expect(state()[2]).toBe('0px');
});

it('is closed by its button and its shades, and takes the focus', () => {
  open();
  const [, { closers, toggles, takesFocus }] = menu.createMenuOverlay.mock.calls[0] ?? [];
  expect(closers.map(({ tagName }: Element) => tagName)).toEqual(['B', 'I']);
  expect([toggles[0].element.tagName, takesFocus]).toEqual(['BUTTON', true]);
});
