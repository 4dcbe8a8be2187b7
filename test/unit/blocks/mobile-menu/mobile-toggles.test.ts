// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { unit as mobileMenu } from '../../../../src/blocks/mobile-menu/mobile-menu.mount';
import {
  findMenuToggles,
  isCheckbox,
  overlayToggles,
} from '../../../../src/blocks/mobile-menu/mobile-toggles';
import { unit } from '../../../../src/blocks/mobile-menu/select-menu.mount';
import { mountUnit } from '../../support/mount-unit';

function find(html: string, selector: string) {
  document.body.innerHTML = html;
  const element = document.querySelector<HTMLElement>(selector) as HTMLElement;
  return findMenuToggles(element).map(({ id }) => id);
}
const OVERLAY =
  '<i id="t1" data-controller="MobileOverlayToggle"></i><div class="Mobile-overlay"><i id="t2" data-controller="MobileOverlayToggle"></i></div>';

it.each([
  ['an overlay: those outside of it', OVERLAY, '.Mobile-overlay', ['t1']],
  [
    'a checkbox: its labels',
    '<input type="checkbox" id="mobileNavToggle"><label id="l" for="mobileNavToggle"></label><label for="x"></label>',
    '#mobileNavToggle',
    ['l'],
  ],
  [
    'an element that only has the name of the checkbox',
    '<p id="mobileNavToggle"></p><label for="mobileNavToggle"></label>',
    '#mobileNavToggle',
    [],
  ],
  ['any other menu: the theme’s', '<i id="a" class="mobile-nav-toggle"></i><nav></nav>', 'nav', ['a']],
  [
    'a menu whose toggles belong to a checkbox',
    '<i id="a" class="mobile-nav-toggle"></i><nav></nav><input type="checkbox" id="mobileNavToggle">',
    'nav',
    [],
  ],
])('finds the toggles of %s', (_, html, selector, ids) => {
  expect(find(html, selector)).toEqual(ids);
});

it('knows all toggles of an overlay, also those that close it, and no other checkbox', () => {
  document.body.innerHTML = `${OVERLAY}<input type="checkbox"><input id="mobileNavToggle">`;
  expect(overlayToggles().map(({ id }) => id)).toEqual(['t1', 't2']);
  expect([...document.querySelectorAll('input')].map(isCheckbox)).toEqual([false, false]);
});

it('opens the chosen page of a select, not the one that is shown, and shows that one again', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, href: 'https://a.example/', origin: 'https://a.example' });
  document.body.innerHTML =
    '<select><option value="/a">A</option><option value="/b">B</option><option value="javascript:1">C</option></select>';
  const select = document.querySelector('select') as HTMLSelectElement;
  mountUnit(unit, select);
  const choose = (index: number) => {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('change'));
  };
  choose(0);
  choose(2);
  expect(assign).not.toHaveBeenCalled();
  choose(1);
  expect(assign.mock.calls).toEqual([['/b']]);
  dispatchEvent(new Event('pagehide'));
  expect(select.selectedIndex).toBe(0);
});

const choose = (html: string) => {
  document.body.innerHTML = html;
  const chosen = mobileMenu.choose?.(document.body.firstElementChild as HTMLElement, {} as never);
  return chosen?.name;
};

it.each([
  ['/a', 'select-menu'],
  ['https://a.example/', 'select-menu'],
  ['../b', 'select-menu'],
  ['c.html?x', 'select-menu'],
  ['c.htm', 'select-menu'],
  ['red', undefined],
  ['htmlish', undefined],
])('takes a select whose values are addresses for a menu: %s', (value, name) => {
  expect(choose(`<select><option value="none">-</option><option value="${value}">A</option></select>`)).toBe(
    name,
  );
});

it('takes no other element for a select', () => {
  expect(choose('<nav><a href="/a">A</a></nav>')).toBeUndefined();
});
