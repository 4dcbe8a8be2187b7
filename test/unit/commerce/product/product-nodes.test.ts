// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import {
  blockPictures,
  findProductNodes,
  showBlockPicture,
} from '../../../../src/commerce/product/product-nodes';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

function find(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  return findProductNodes(element, { owns: () => true });
}

const STEPPER = '<div class="product-quantity-input"><button class="increase-button"></button><input></div>';

it.each([
  ['on its own', STEPPER, 1],
  ['in a wrapper', `<div class="product-quantity-input-wrapper">${STEPPER}</div>`, 1],
  ['in a wrapper alone', STEPPER.replace('input"', 'input-wrapper"'), 1],
  ['for wide windows and for narrow ones', STEPPER + STEPPER, 2],
  // A calculator of the shop's own, for one, is no quantity.
  ['in a code block', '<p><input type="number"></p>', 0],
])('a quantity %s is controlled once', (_, html, times) => {
  const { quantities } = find(html);
  expect(quantities).toHaveLength(times);
  expect(new Set(quantities.map(({ increase }) => increase)).size).toBe(times);
});

it('the products beside it keep their own parts', () => {
  const { prices, buttons } = find(`<p class="product-price"></p><div class="sqs-add-to-cart-button"></div>
    <div class="product-add-ons"><p class="product-price"></p><div class="sqs-add-to-cart-button"></div></div>`);
  expect([prices.length, buttons.length]).toEqual([1, 1]);
});

it('a node that belongs to a product within it is not its own', () => {
  const element = document.createElement('div');
  element.innerHTML = `<div class="product-price"></div><article><div class="product-price"></div></article>`;
  const { prices } = findProductNodes(element, { owns: (node) => !node.closest('article') });
  expect(prices).toEqual([element.firstElementChild]);
});

it('an option has a name, at its element or within, and a control; an element that lacks one of them is no option', () => {
  const { options } =
    find(`<div class="variant-option" data-variant-option-name="Size"><select></select></div>
    <div class="variant-option"><p data-variant-option-name="Colour"><input type="radio"><input type="checkbox"></p></div>
    <div class="variant-option"><select></select></div>
    <div class="variant-option" data-variant-option-name="Shape"></div>`);
  expect(options.map(({ name, select, radios }) => [name, select !== null, radios.length])).toEqual([
    ['Size', true, 0],
    ['Colour', false, 1],
  ]);
});

it('a price is its value where the server tells that from the text around it', () => {
  const { prices } = find(
    '<p class="product-price">from <b class="product-price-value"></b></p><p class="product-price"></p>',
  );
  expect(prices.map(({ localName }) => localName)).toEqual(['b', 'p']);
});

it('there is one node for instalments, the first', () => {
  expect(find('<p></p>').instalments).toBeNull();
  const { instalments } = find('<b data-afterpay></b><p class="product-payment-method-messaging"></p>');
  expect(instalments?.localName).toBe('b');
});

it('a product that is one of those beside another finds its own parts', () => {
  const element = document.createElement('div');
  element.innerHTML = `<div class="product-list"><article><p class="product-price"></p></article></div>`;
  const article = element.querySelector('article') ?? element;
  expect(findProductNodes(article, { owns: () => true }).prices).toHaveLength(1);
  expect(findProductNodes(element, { owns: () => true }).prices).toHaveLength(0);
});

it('the picture of the chosen variant is shown, and none of them for a variant without one', () => {
  const element = document.createElement('div');
  element.innerHTML = ['v1', 'v2']
    .map((id) => `<i class="sqs-product-block-variant-image" data-image-id="${id}"></i>`)
    .join('');
  const before = element.innerHTML;
  const scope = createTestScope();
  const store = createProductStore(basket(), {});
  expect(blockPictures(scope, element)).toHaveLength(2);
  showBlockPicture(scope, element, store);
  const shown = () => [...element.children].map(({ classList }) => classList.contains('shown'));
  expect(shown()).toEqual([false, false]);
  store.choose('Size', 'Large');
  store.choose('Colour', 'Natural');
  expect(shown()).toEqual([false, true]);
  store.choose('Size', 'Small');
  expect(shown()).toEqual([true, false]);
  store.choose('Size', 'Large');
  store.choose('Colour', 'Buff');
  expect(shown()).toEqual([false, false]);
  scope.end();
  expect(element.innerHTML).toBe(before);
});
