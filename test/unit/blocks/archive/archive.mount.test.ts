// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readArchive } from '../../../../src/blocks/archive/archive.mount';

const read = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return readArchive(element);
};
const TOGGLE = '<input type="checkbox" class="archive-dropdown-toggle-checkbox">';

it('finds the checkbox and the list beside it', () => {
  expect(read(`<div>${TOGGLE}<ul class="archive-group-list"></ul></div>`)).toMatchObject({
    toggle: { type: 'checkbox' },
    list: { className: 'archive-group-list' },
  });
});

it.each([
  ['', 'no checkbox'],
  [TOGGLE, 'no list'],
  ['<i class="archive-dropdown-toggle-checkbox"></i>', 'another element'],
])('gives the block up: %s', (html) => {
  expect(read(html)).toEqual({ fault: 'The archive has no list that its checkbox could open.' });
});
