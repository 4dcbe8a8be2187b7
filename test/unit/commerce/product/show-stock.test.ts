// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { refusalOf, showStock, variantClaims } from '../../../../src/commerce/product/show-stock';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const read = (source: object) => readProduct({ id: 'p', ...source }, { currency: 'USD' });

function show(product: ReturnType<typeof read>, selection = {}) {
  const element = document.createElement('div');
  element.innerHTML = '<div class="product-scarcity">Only 3 left!</div>';
  const scope = createTestScope();
  const store = createProductStore(product, selection);
  showStock(scope, findProductNodes(element, scope), { store, t: createProductText() })();
  const scarcity = element.firstElementChild;
  return { isHidden: scarcity?.hasAttribute('hidden'), text: scarcity?.textContent };
}

it.each([
  [
    'the only variant, of whose stock the page says no more',
    read({ variants: [{ price: 500, qtyInStock: 3 }] }),
    {},
  ],
  ['no variant that has been chosen', basket(), {}],
])('what the server says of %s stays', (_, product, selection) => {
  expect(show(product, selection)).toEqual({ isHidden: false, text: 'Only 3 left!' });
});

it('what the server says is hidden with a variant of which it is not said', () => {
  expect(show(basket(), { Size: 'Large', Colour: 'Natural' }).isHidden).toBe(true);
});

it('what is left of the chosen variant is said', () => {
  expect(show(basket(), { Size: 'Small', Colour: 'Natural' })).toEqual({
    isHidden: false,
    text: 'Only 3 left in stock',
  });
});

it('a product that is sold by plans and has none is unavailable, unless it is bought once', () => {
  const store = createProductStore(read({ isSubscribable: true, variants: [{ price: 500 }] }), {});
  expect(refusalOf(store)).toBe('unavailable');
  store.setOnce(true);
  expect(refusalOf(store)).toBeUndefined();
});

it('a choice that no variant has is unavailable; one that is not made yet says nothing, unless all are sold out', () => {
  const variants = [
    { attributes: { Size: 'S', Colour: 'Red' }, price: 500, qtyInStock: 0 },
    { attributes: { Size: 'L', Colour: 'Blue' }, price: 500, qtyInStock: 2 },
  ];
  const variantOptionOrdering = ['Size', 'Colour'];
  const some = read({ variants, variantOptionOrdering });
  expect(refusalOf(createProductStore(some, { Size: 'S', Colour: 'Blue' }))).toBe('unavailable');
  expect(refusalOf(createProductStore(some, { Size: 'S' }))).toBeUndefined();
  expect(refusalOf(createProductStore(some, { Size: 'S', Colour: 'Red' }))).toBe('soldOut');
  const none = read({
    variants: variants.map((variant) => ({ ...variant, qtyInStock: 0 })),
    variantOptionOrdering,
  });
  expect(refusalOf(createProductStore(none, { Size: 'S' }))).toBe('soldOut');
});

it('the element around the options has the choice for theme scripts', () => {
  const attributesOf = (selection: Record<string, string>) =>
    variantClaims(createProductStore(basket(), selection)).attributes;
  expect(attributesOf({ Size: 'Small' })).toEqual({ 'data-unselected-options': '["Colour"]' });
  const small = attributesOf({ Size: 'Small', Colour: 'Natural' });
  expect(small).toMatchObject({ 'data-unselected-options': '[]', 'data-variant-in-stock': 'true' });
  expect(JSON.parse(String(small?.['data-selected-variant']))).toMatchObject({
    attributes: { Size: 'Small', Colour: 'Natural' },
  });
});
