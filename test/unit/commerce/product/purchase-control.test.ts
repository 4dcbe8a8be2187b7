// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { controlPurchase } from '../../../../src/commerce/product/option-controls';
import { createProductStore, planOf } from '../../../../src/commerce/product/product.store';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { createTestScope } from '../../support/scope';

const option = (productSubscriptionOptionId: string) => ({ productSubscriptionOptionId, price: 1800 });
const product = readProduct(
  { id: 'p', variants: [{ price: 2000, pricingOptions: ['o1', 'o2'].map(option) }] },
  { currency: 'GBP' },
);

function control(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  const store = createProductStore(product, {});
  controlPurchase(createTestScope(), findProductNodes(element, createTestScope()), store);
  return {
    planId: () => planOf(store)?.planId,
    change(selector: string, by: (control: HTMLInputElement & HTMLSelectElement) => void) {
      const found = element.querySelector<HTMLInputElement & HTMLSelectElement>(selector);
      if (!found) throw new Error(`The page has no ${selector}.`);
      by(found);
      found.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
}

it('begins with the plan of the button, or the first', () => {
  expect(control('<p></p>').planId()).toBe('o1');
  const button = (id: string) =>
    control(`<div class="sqs-add-to-cart-button" data-subscription-option-id="${id}"></div>`);
  expect(button('o2').planId()).toBe('o2');
  expect(button('unknown').planId()).toBe('o1');
});

it('follows the select by its values, or by its order', () => {
  const select = (options: string) =>
    control(`<div class="product-subs-otp"><select>${options}</select></div>`);
  const named = select('<option value="o2">Monthly</option><option value="o1">Weekly</option>');
  expect(named.planId()).toBe('o2');
  named.change('select', (found) => {
    found.selectedIndex = 1;
  });
  expect(named.planId()).toBe('o1');
  const unnamed = select(
    '<option value="">How often?</option><option>Weekly</option><option>Monthly</option>',
  );
  expect(unnamed.planId()).toBe('o1');
  unnamed.change('select', (found) => {
    found.selectedIndex = 2;
  });
  expect(unnamed.planId()).toBe('o2');
});

it('takes the first plan for an option that only the page knows, where it has fewer than the shop', () => {
  const one = control(
    '<div class="product-subs-otp"><select><option value="x">Now and then</option></select></div>',
  );
  expect(one.planId()).toBe('o1');
});

it('stays a subscription where nothing can be chosen, and takes the server’s chosen option', () => {
  const found = control('<div class="product-subs-otp"><p></p></div>');
  expect(found.planId()).toBe('o1');
  const element = document.createElement('div');
  element.innerHTML =
    '<div class="product-subs-otp"><select><option value="o1">A</option><option value="o2">B</option></select></div>';
  const [first, second] = element.querySelectorAll('option');
  // happy-dom does not read the attribute.
  for (const option of [first, second])
    if (option) Object.defineProperty(option, 'defaultSelected', { value: option === second });
  const store = createProductStore(product, {});
  controlPurchase(createTestScope(), findProductNodes(element, createTestScope()), store);
  expect(planOf(store)?.planId).toBe('o2');
});

it.each([
  ['ONE_TIME_PURCHASE', 'SUBSCRIPTION'],
  ['one-time-purchase-radio', 'subscription-radio'],
])('is bought once while %s is chosen', (once, often) => {
  const found = control(`<div class="pdp-subscriptions-and-otp">
    <input type="radio" name="r" value="${once}" checked><input type="radio" name="r" value="${often}"></div>`);
  expect(found.planId()).toBeUndefined();
  found.change(`[value="${often}"]`, (radio) => {
    radio.checked = true;
  });
  expect(found.planId()).toBe('o1');
});

it('begins with the server’s choice, and takes that of an earlier visit when it is asked to', () => {
  const element = document.createElement('div');
  element.innerHTML = `<div class="product-subs-otp"><input type="radio" name="r" value="ONE_TIME_PURCHASE">
    <input type="radio" name="r" value="SUBSCRIPTION" checked></div>`;
  // What a browser keeps when the page is loaded again.
  const [once] = element.querySelectorAll('input');
  if (once) once.checked = true;
  const store = createProductStore(product, {});
  const follow = controlPurchase(createTestScope(), findProductNodes(element, createTestScope()), store);
  expect(planOf(store)?.planId).toBe('o1');
  follow();
  expect(planOf(store)).toBeUndefined();
});
