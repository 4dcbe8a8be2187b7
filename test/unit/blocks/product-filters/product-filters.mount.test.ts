// @vitest-environment happy-dom
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { unit } from '../../../../src/blocks/product-filters/product-filters.mount';
import type { Part } from '../../../../src/core/scope';
import { findIn } from '../../support/markup';
import { SizeObserver } from '../../support/measured-page';
import { mountUnit } from '../../support/mount-unit';

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver));

const SELECT = '<select name="tag"><option value="">All</option><option value="buff">Buff</option></select>';
let assign: MockInstance<Location['assign']>;
let scope: Part | undefined;

/** A list's filters in the page; `choose`: as a visitor does it. */
function mount(html: string, beside = '') {
  document.body.innerHTML = `<div class="product-list">${beside}<div class="product-list-filters filters">${html}</div></div>`;
  const element = findIn(document, '.filters');
  const served = element.outerHTML;
  ({ scope } = mountUnit(unit, element));
  const select = element.querySelector('select');
  const press = (key: string) => select?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const choose = () => {
    if (select) select.value = 'buff';
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { element, served, select, press, choose };
}

beforeEach(() => {
  assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
});

const leadsTo = () => assign.mock.calls.map(([address]) => `${address}`.replace(/^.*\/\?/, '?'));

it('apply a choice at once, and say how with the keyboard', () => {
  const { element, served, select, choose } = mount(SELECT);
  expect(select?.getAttribute('aria-description')).toContain('Enter');
  choose();
  expect(leadsTo()).toEqual(['?tag=buff']);
  scope?.end();
  expect(element.outerHTML).toBe(served);
});

it('lead nowhere with the choices that the list has already', () => {
  const { select } = mount(SELECT);
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(leadsTo()).toEqual([]);
});

it.each([
  [SELECT, true],
  ['<input class="ProductList-filter-dropdownToggle-checkbox" type="checkbox">', true],
  ['<a href="?tag=buff">Buff</a>', false],
  [`<form>${SELECT}<button>Show</button></form>`, false],
  [`<form>${SELECT}<input type="submit"></form>`, false],
  [`<form>${SELECT}<button type="button">Reset</button></form>`, true],
])('of %s are ours: %s', (html, isOurs) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  expect(unit.read?.(element, undefined as never, undefined as never) !== undefined).toBe(isOurs);
});

it.each([
  ['is hidden behind its label', { toggle: false, label: true }, true],
  ['can be seen itself', { toggle: true, label: true }, false],
  ['is hidden with its label', { toggle: false, label: false }, false],
  ['has no label', { toggle: false, label: undefined }, false],
])('have a toggle that keyboards reach where it %s', async (_, visible, isReachable) => {
  document.body.innerHTML = `<div class="filters"><input id="toggle" class="ProductList-filter-dropdownToggle-checkbox" type="checkbox">
    ${visible.label === undefined ? '' : '<label for="toggle">Filter</label>'}</div>`;
  const element = document.querySelector<HTMLElement>('.filters');
  const [toggle, label] = [document.querySelector('input'), document.querySelector('label')];
  if (!element || !toggle) throw new Error('There are no filters.');
  // Hidden by `visibility`, as themes do it: that has to be asked for.
  toggle.checkVisibility = (options) => visible.toggle || !options?.visibilityProperty;
  if (label) label.checkVisibility = () => visible.label ?? false;
  ({ scope } = mountUnit(unit, element));
  await Promise.resolve();
  expect(toggle.style.getPropertyValue('position')).toBe(isReachable ? 'absolute' : '');
  scope.end();
  expect(toggle.getAttribute('style')).toBeNull();
});

it('name a parameter by its kind, and remove those of all choices at once, but not the category', () => {
  mount(
    `<select data-filter-type="TAG"><option value="">All</option><option value="buff" selected>Buff</option></select>
     <select name="sort"><option value="title" selected>A to Z</option></select><button class="product-list-filter-button" type="button"></button>`,
    '<button class="product-list-clear-filters-button"></button>',
  );
  const click = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click('.product-list-filter-button');
  expect(leadsTo()).toEqual(['?tag=buff&sort=title']);
  vi.spyOn(location, 'href', 'get').mockReturnValue('https://shop.example/store?tag=buff&sort=title');
  click('.product-list-clear-filters-button');
  expect(assign.mock.calls.at(-1)).toEqual(['https://shop.example/store']);
});
