// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';

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
