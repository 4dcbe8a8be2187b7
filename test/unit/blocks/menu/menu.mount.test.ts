// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMenuStore, unit } from '../../../../src/blocks/menu/menu.mount';
import { mountUnit } from '../../support/mount-unit';

it('selects only a menu that exists, the first one included', () => {
  const store = createMenuStore(3, 1);
  store.select(0);
  expect(store.get()).toBe(0);
  store.select(2);
  expect(store.get()).toBe(2);
  for (const index of [3, -1, 0.5]) store.select(index);
  expect(store.get()).toBe(2);
});

const RADIOS = ['a', 'b', 'c'];
const HTML = `<div class="sqs-block-menu" id="block-1"><div class="menu-selector">${RADIOS.map(
  (name) => `<label class="menu-select-labels" for="menu-select-${name}">${name.toUpperCase()}</label>`,
).join('')}</div><div class="menus">${RADIOS.map(
  (name) =>
    `<input type="radio" name="m" id="menu-select-${name}" ${name === 'a' ? 'checked' : ''}><div class="menu"><p id="dish-${name}">${name}</p></div>`,
).join('')}</div></div>`;

describe('a mounted menu', () => {
  let block: HTMLElement;
  let mounted: ReturnType<typeof mountUnit<unknown, ReturnType<typeof createMenuStore>>>;
  let seen: Element[];
  const all = (selector: string) => [...block.querySelectorAll<HTMLElement>(selector)];
  const tabs = () => all('label');
  const shown = () => all('.menu').map((panel) => !panel.hasAttribute('hidden'));
  const isChecked = () => all('input').map((radio) => (radio as HTMLInputElement).checked);
  const press = (index: number, key: string, init = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true, ...init });
    tabs()[index]?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const focused = () => tabs().indexOf(document.activeElement as HTMLElement);
  const mount = () => {
    document.body.innerHTML = HTML;
    block = document.body.firstElementChild as HTMLElement;
    mounted = mountUnit(unit, block) as typeof mounted;
  };

  beforeEach(() => {
    seen = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
    location.hash = '';
    mount();
  });
  afterEach(() => {
    mounted.scope.end();
    location.hash = '';
    delete window.applyActiveStyle;
  });

  it.each(['aria-label', 'aria-labelledby'])('keeps the name that its server has written as %s', (name) => {
    mounted.scope.end();
    document.body.innerHTML = HTML.replace('class="menu-selector"', `class="menu-selector" ${name}="own"`);
    block = document.body.firstElementChild as HTMLElement;
    mounted = mountUnit(unit, block) as typeof mounted;
    const list = block.querySelector('.menu-selector');
    expect([list?.getAttribute('aria-label'), list?.getAttribute('aria-labelledby')]).toEqual(
      name === 'aria-label' ? ['own', null] : [null, 'own'],
    );
  });

  it('follows arrows from right to left', () => {
    const list = block.querySelector<HTMLElement>('.menu-selector');
    list?.style.setProperty('direction', 'rtl');
    press(0, 'ArrowLeft');
    expect(focused()).toBe(1);
  });

  it('leaves other keys, and those with a modifier, to the browser', () => {
    expect(press(0, 'x')).toBe(false);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      expect(press(0, 'End', { [modifier]: true }), modifier).toBe(false);
  });

  it('follows its radio buttons, and `applyActiveStyle` of old pages', () => {
    const radios = all('input') as HTMLInputElement[];
    if (radios[2]) radios[2].checked = true;
    radios[2]?.dispatchEvent(new Event('change'));
    expect(shown()).toEqual([false, false, true]);
    // A radio button that has lost its check hears of it, too.
    radios[0]?.dispatchEvent(new Event('change'));
    expect(shown()).toEqual([false, false, true]);
    if (radios[1]) radios[1].checked = true;
    (window.applyActiveStyle as (id: string) => void)('b');
    expect(shown()).toEqual([false, true, false]);
    (window.applyActiveStyle as (id: string) => void)('a');
    expect(shown()).toEqual([false, true, false]);
  });

  it('shows the menu in which the browser has found a text', () => {
    all('.menu')[1]?.dispatchEvent(new Event('beforematch'));
    expect(shown()).toEqual([false, true, false]);
  });

  it('follows the address, to a menu with its tabs or to what is in one', () => {
    location.hash = '#menu-b';
    dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual([false, true, false]);
    expect(seen.at(-1)).toBe(block);
    location.hash = '#dish-c';
    dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual([false, false, true]);
    expect(seen.at(-1)?.id).toBe('dish-c');
    location.hash = '#elsewhere';
    dispatchEvent(new Event('hashchange'));
    expect(seen.length).toBe(2);
  });

  it('starts with the menu that the address names', () => {
    mounted.scope.end();
    location.hash = '#dish-b';
    mount();
    expect(shown()).toEqual([false, true, false]);
  });

  it('restores the page, its checked button and its function', () => {
    mounted.scope.end();
    const own = () => {};
    window.applyActiveStyle = own;
    mount();
    expect(window.applyActiveStyle).not.toBe(own);
    mounted.store.select(2);
    mounted.scope.end();
    expect(window.applyActiveStyle).toBe(own);
    expect(isChecked()).toEqual([true, false, false]);
    expect(document.body.innerHTML).toBe(HTML.replaceAll('checked>', 'checked="">').replaceAll(' >', '>'));
  });

  it('restores a page none of whose buttons was checked', () => {
    mounted.scope.end();
    document.body.innerHTML = HTML.replace('checked', '');
    block = document.body.firstElementChild as HTMLElement;
    mounted = mountUnit(unit, block) as typeof mounted;
    expect(() => mounted.scope.end()).not.toThrow();
    expect(isChecked()).toEqual([false, false, false]);
  });

  it('leaves a function that the page has set meanwhile, and takes its own away with the last menu', () => {
    const second = document.createElement('div');
    second.innerHTML = HTML.replace(/menu-select-(?=\w")/g, '$&other-').replaceAll('dish', 'drink');
    document.body.append(second);
    const other = mountUnit(unit, second.firstElementChild as HTMLElement);
    other.scope.end();
    expect(window.applyActiveStyle).toBeTypeOf('function');
    mounted.scope.end();
    expect('applyActiveStyle' in window).toBe(false);
    mount();
    const own = () => {};
    window.applyActiveStyle = own;
    mounted.scope.end();
    expect(window.applyActiveStyle).toBe(own);
  });
});
