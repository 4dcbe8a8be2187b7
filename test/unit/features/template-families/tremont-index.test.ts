// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { firstPicture } from '../../../../src/features/template-families/tremont-index';

const first = (names: readonly string[], settings = '') => {
  const elements = [...names, settings].map((className) => {
    const element = document.createElement('div');
    element.className = className;
    return element;
  });
  const body = elements.pop() ?? document.body;
  return firstPicture(elements, body.classList)?.className;
};

it('shows the first page of an index, or the picture of the index where its owner wants that', () => {
  expect(first(['index-main-image', 'one', 'two'])).toBe('one');
  expect(first(['index-main-image', 'one'], 'tweak-index-inactive-on-load')).toBe('index-main-image');
  expect(first(['index-main-image'])).toBe('index-main-image');
  expect(first([])).toBeUndefined();
});

it('shows the page that the visitor is on in the list at its foot', () => {
  expect(first(['one', 'two active-page'])).toBe('two active-page');
});
