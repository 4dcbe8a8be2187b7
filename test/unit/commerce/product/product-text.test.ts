import { expect, it } from 'vitest';
import { createProductText } from '../../../../src/commerce/product/product-text';

it.each([
  ['left', { left: 'Only {n} of {all} left' }, 'Only 2 of {all} left'],
  ['left', { left: '' }, undefined],
  ['left', { left: 7 }, undefined],
  ['left', {}, undefined],
  ['toString', {}, undefined],
])('the page’s own text “%s” among %j is %s', (key, localized, expected) => {
  expect(createProductText(localized).own(key, { n: 2 })).toBe(expected);
});

it('a text is the page’s own, or ours', () => {
  expect(createProductText({ addToCart: 'In den Korb' })('addToCart')).toBe('In den Korb');
  expect(createProductText({ addToCart: null })('addToCart')).toBe('Add to cart');
});
