// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { unit } from '../../../../src/blocks/section-nav/section-nav.mount';
import { mountUnit } from '../../support/mount-unit';

function mount(html: string, className = '') {
  const nav = document.createElement('nav');
  nav.className = className;
  nav.innerHTML = html;
  const served = nav.outerHTML;
  const { scope, store } = mountUnit(unit, nav);
  const toggle = nav.querySelector<HTMLElement>('.folder-nav-toggle');
  const state = () => [nav.classList.contains('expanded'), toggle?.getAttribute('aria-expanded')];
  return { nav, served, scope, store, toggle, state };
}
const TOGGLE = '<span class="folder-nav-toggle"></span>';

it('opens and closes the list, and puts it back', () => {
  const { nav, served, scope, toggle, state } = mount(`<h2 class="nav-section-label"> Ferns </h2>${TOGGLE}`);
  expect(state()).toEqual([false, 'false']);
  expect([toggle?.getAttribute('aria-label'), toggle?.getAttribute('role')]).toEqual(['Ferns', 'button']);
  toggle?.click();
  expect(state()).toEqual([true, 'true']);
  toggle?.click();
  expect(state()).toEqual([false, 'false']);
  scope.end();
  expect(nav.outerHTML).toBe(served);
});

it('starts as the server has written it', () => {
  expect(mount(TOGGLE, 'expanded').state()).toEqual([true, 'true']);
});

it('leaves a list without a toggle alone', () => {
  expect(mount('<a href="/a">A</a>').store).toBeUndefined();
});
