// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readMenu } from '../../../../src/blocks/menu/menu.data';
import { findLinked, namePanels } from '../../../../src/blocks/menu/menu.mount';
import { pageElement } from '../../support/markup';

const blockOf = (html: string) =>
  pageElement(`<div class="sqs-block-menu" id="block-1"><div class="menu-wrapper">${html}</div></div>`);

const pagesOf = (html: string) => {
  const data = readMenu(blockOf(html));
  if (!data || 'fault' in data) throw new Error('The menu is not read.');
  return data;
};

const tab = (name: string, attributes = '') =>
  `<label class="menu-select-labels js-menu-select-labels" ${attributes}>${name}</label>`;
const panel = (name: string, attributes = '') => `<div class="menu js-menu" ${attributes}>${name}</div>`;
const menus = (tabs: string, panels: string) =>
  `<div class="menu-selector">${tabs}</div><div class="menus">${panels}</div>`;

describe('readMenu', () => {
  it('pairs tabs and panels by their order, and shows the first', () => {
    const { pages, selected, tablist } = pagesOf(menus(tab('A') + tab('B'), panel('a') + panel('b')));
    expect(pages.map((page) => [page.tab.textContent, page.panel.textContent, page.radio])).toEqual([
      ['A', 'a', null],
      ['B', 'b', null],
    ]);
    expect([selected, tablist.className]).toEqual([0, 'menu-selector']);
  });

  it('pairs tabs of old pages with the panel after their radio button', () => {
    const radio = (id: string, checked = '') => `<input type="radio" name="m" id="${id}" ${checked}>`;
    const { pages, selected } = pagesOf(
      menus(
        tab('B', 'for="menu-select-2-x"') + tab('A', 'for="menu-select-1-x"'),
        `${radio('menu-select-1-x', 'checked')}${panel('a')}${radio('menu-select-2-x')}${panel('b')}`,
      ),
    );
    expect(pages.map((page) => [page.tab.textContent, page.panel.textContent, page.radio?.id])).toEqual([
      ['B', 'b', 'menu-select-2-x'],
      ['A', 'a', 'menu-select-1-x'],
    ]);
    expect(selected).toBe(1);
  });

  it.each([['aria-selected="true"'], ['class="menu-select-labels menu-select-labels--active"']])(
    'starts with the tab that has %s',
    (attributes) => {
      const marked = `<label ${attributes.startsWith('class') ? '' : 'class="menu-select-labels"'} ${attributes}>B</label>`;
      expect(pagesOf(menus(tab('A') + marked, panel('a') + panel('b'))).selected).toBe(1);
    },
  );

  it('prefers the radio button that is checked to the tab that is marked, also the first one', () => {
    const radio = (id: string, checked = '') => `<input type="radio" name="m" id="${id}" ${checked}>`;
    const { selected } = pagesOf(
      menus(
        tab('A', 'for="r1"') + tab('B', 'for="r2" aria-selected="true"'),
        `${radio('r1', 'checked')}${panel('a')}${radio('r2')}${panel('b')}`,
      ),
    );
    expect(selected).toBe(0);
  });

  it('reports tabs that are not as many as their menus', () => {
    expect(readMenu(blockOf(menus(tab('A'), panel('a') + panel('b'))))).toEqual({
      fault: 'The menu block has 1 tabs for 2 menus.',
    });
  });

  it.each([
    ['one menu, in old markup', '<div class="menus"><input type="radio"><div class="menu">a</div></div>'],
    ['one menu with a tab', menus(tab('A'), panel('a'))],
    ['no menu', ''],
  ])('leaves %s alone', (_, html) => {
    expect(readMenu(blockOf(html))).toBeUndefined();
  });

  it.each([
    ['no tab', menus('', panel('a') + panel('b')), 'The menu block has 0 tabs for 2 menus.'],
    [
      'a tab too many',
      menus(tab('A') + tab('B') + tab('C'), panel('a') + panel('b')),
      'The menu block has 3 tabs for 2 menus.',
    ],
  ])('gives up with %s', (_, html, fault) => {
    expect(readMenu(blockOf(html))).toEqual({ fault });
  });
});

describe('addresses of menus', () => {
  it('names panels after their menus, each once on the page', () => {
    const { pages } = pagesOf(
      menus(
        tab('Wine &amp; beer') + tab('Wine, beer') + tab('الغداء') + tab('✳') + tab('Own'),
        panel('a') + panel('b') + panel('c') + panel('d') + panel('e', 'id="own"'),
      ),
    );
    expect(namePanels(pages, 'block-1')).toEqual([
      'menu-wine-beer',
      'block-1-menu-2',
      'menu-الغداء',
      'block-1-menu-4',
      'own',
    ]);
  });

  it('finds the menu that an address leads to', () => {
    const { pages } = pagesOf(
      menus(tab('A', 'id="tab-a"') + tab('B'), panel('a') + panel('<p id="süppe">b</p>', 'id="menu-b"')),
    );
    expect(findLinked(pages, '#menu-b')?.index).toBe(1);
    expect(findLinked(pages, `#${encodeURIComponent('süppe')}`)?.index).toBe(1);
    expect(findLinked(pages, '#tab-a')?.index).toBe(0);
    for (const hash of ['', '#', '#elsewhere', '#%E0%A4%A', '#block-1'])
      expect(findLinked(pages, hash), hash).toBeUndefined();
  });
});
