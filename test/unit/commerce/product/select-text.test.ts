// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { controlOptions, controlPurchase } from '../../../../src/commerce/product/option-controls';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { selectTextClaims } from '../../../../src/commerce/product/select-text';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const OPTION = `<div class="variant-option"><div class="variant-select-wrapper"><select data-variant-option-name="Size">
  <option value="">Choose a size</option><option value="Small">Small, 20 cm</option></select></div></div>`;
const PLAN = `<div class="product-subs-otp"><div class="subscription-frequency-select-wrapper"><select>
  <option>Weekly</option><option>Monthly</option></select></div></div>`;

function setUp(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const scope = createTestScope();
  const nodes = findProductNodes(element, scope);
  const store = createProductStore(basket(), {});
  const select = element.querySelector('select');
  const wrapper = select?.parentElement;
  if (!select || !wrapper) throw new Error('The page has no select.');
  return { scope, nodes, store, select, wrapper };
}

const text = ({ dataset }: HTMLElement) => [dataset.text, dataset.selectedValue];

it('is the text of the chosen option, and empty without a select', () => {
  const { wrapper } = setUp(OPTION);
  expect(selectTextClaims(wrapper).attributes).toEqual({
    'data-text': 'Choose a size',
    'data-selected-value': 'Choose a size',
  });
  expect(selectTextClaims(document.createElement('div')).attributes).toEqual({
    'data-text': '',
    'data-selected-value': '',
  });
});

it('follows the choice of an option, and goes with the scope', () => {
  const { scope, nodes, store, wrapper } = setUp(OPTION);
  controlOptions(scope, nodes.options, { store, t: createProductText(), marksSoldOut: true });
  expect(text(wrapper)).toEqual(['Choose a size', 'Choose a size']);
  store.choose('Size', 'Small');
  expect(text(wrapper)).toEqual(['Small, 20 cm', 'Small, 20 cm']);
  scope.end();
  expect(text(wrapper)).toEqual([undefined, undefined]);
});

it('follows the choice of a plan', () => {
  const { scope, nodes, store, select, wrapper } = setUp(PLAN);
  const follow = controlPurchase(scope, nodes, store);
  follow();
  expect(text(wrapper)).toEqual(['Weekly', 'Weekly']);
  select.selectedIndex = 1;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(text(wrapper)).toEqual(['Monthly', 'Monthly']);
});
