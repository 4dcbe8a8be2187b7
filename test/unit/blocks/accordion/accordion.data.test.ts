// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readAccordion } from '../../../../src/blocks/accordion/accordion.data';

const item = (name: string, { open = '', hidden = ' hidden', panel = '', inside = '' } = {}) => `
  <li class="accordion-item" id="${name}"${open}>
    <h2><button class="accordion-item__click-target">${name}<i class="accordion-icon-container"></i></button></h2>
    <div class="accordion-item__dropdown${panel}"${hidden}>${inside}</div>
  </li>`;
const list = (items: string, settings = '') =>
  `<ul class="accordion-items-container"${settings}>${items}</ul>`;

function read(html: string) {
  const block = document.createElement('div');
  block.innerHTML = html;
  const data = readAccordion(block);
  if ('fault' in data) throw new Error(data.fault);
  return data;
}

describe('readAccordion', () => {
  it('reads the button, panel and icon of each item', () => {
    const { items } = read(list(item('one') + item('two')));
    expect(items.map(({ button }) => button.textContent)).toEqual(['one', 'two']);
    expect(items.every(({ dropdown, icon }) => dropdown.hidden && icon)).toBe(true);
    expect(items.map(({ wasOpen, isFound }) => [wasOpen, isFound])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('leaves the items of an accordion inside an answer to that accordion', () => {
    const { items } = read(list(item('outer', { inside: list(item('inner')) }) + item('last')));
    expect(items.map(({ item: { id } }) => id)).toEqual(['outer', 'last']);
  });

  it('skips items without a button or a panel', () => {
    const broken = '<li class="accordion-item"><button class="accordion-item__click-target"></button></li>';
    expect(read(list(broken + item('whole'))).items).toHaveLength(1);
  });

  it.each([
    ['the attribute of the item', { open: ' data-is-open="true"' }, true],
    ['the class of the panel', { panel: ' accordion-item__dropdown--open' }, true],
    ['another value of the attribute', { open: ' data-is-open="false"' }, false],
    ['an empty attribute', { open: ' data-is-open=""' }, false],
  ])('reads from %s whether the item was open', (_, options, wasOpen) => {
    expect(read(list(item('one', options))).items[0]?.wasOpen).toBe(wasOpen);
  });

  it('knows a closed item that the browser has revealed for a search or a link', () => {
    const { items } = read(
      list(
        item('closed') +
          item('found', { hidden: '' }) +
          item('open', { hidden: '', open: ' data-is-open="true"' }),
      ),
    );
    expect(items.map(({ isFound }) => isFound)).toEqual([false, true, false]);
  });

  it('takes only the word `true` for a setting that is on', () => {
    const on = read(
      list(item('one'), ' data-should-allow-multiple-open-items="true" data-is-expanded-first-item="true"'),
    );
    expect(on).toMatchObject({ allowsMultipleOpen: true, initiallyOpen: [0] });
    const off = read(
      list(item('one'), ' data-should-allow-multiple-open-items="" data-is-expanded-first-item="1"'),
    );
    expect(off).toMatchObject({ allowsMultipleOpen: false, initiallyOpen: [] });
  });

  const closed = item('closed');
  const open = item('open', { hidden: '', open: ' data-is-open="true"' });
  const found = item('found', { hidden: '' });
  const FIRST = ' data-is-expanded-first-item="true"';
  const SEVERAL = ' data-should-allow-multiple-open-items="true"';
  it.each([
    ['none', closed + closed, '', []],
    ['those of the server', closed + open + open, SEVERAL, [1, 2]],
    ['the first one by its setting', closed + closed, FIRST, [0]],
    ['those of the server rather than the first one', closed + open, FIRST, [1]],
    ['the one that a link leads into, alone', open + closed + found, FIRST, [2]],
    ['the one that a link leads into beside the others, where several may be', open + found, SEVERAL, [0, 1]],
  ])('opens %s at first', (_, items, settings, initiallyOpen) => {
    expect(read(list(items, settings)).initiallyOpen).toEqual(initiallyOpen);
  });

  it.each([['<div></div>'], [list('')]])('reports an accordion without items: %s', (html) => {
    const block = document.createElement('div');
    block.innerHTML = html;
    expect(readAccordion(block)).toEqual({ fault: 'The accordion has no item with a header and a panel.' });
  });
});
