// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createProductStore } from '../../../../src/commerce/product/product.store';
import { findProductNodes } from '../../../../src/commerce/product/product-nodes';
import { createProductText } from '../../../../src/commerce/product/product-text';
import { readProduct } from '../../../../src/commerce/product/read-product';
import { refusalOf, showStock } from '../../../../src/commerce/product/show-stock';
import { createTestScope } from '../../support/scope';
import { basket } from './products';

const read = (source: object) => readProduct({ id: 'p', ...source }, { currency: 'USD' });

function show(product: ReturnType<typeof read>, selection = {}) {
  const element = document.createElement('div');
  element.innerHTML = '<div class="product-scarcity">Only 3 left!</div>';
  const scope = createTestScope();
  const store = createProductStore(product, selection);
  showStock(scope, findProductNodes(element, scope), { store, t: createProductText() });
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

describe('the parts of a chosen variant', () => {
  /** What the server has written for a product, and the call that shows what is chosen. */
  function setUp(html: string, product = basket()) {
    const element = document.createElement('div');
    element.innerHTML = html;
    const scope = createTestScope();
    const store = createProductStore(product, {});
    showStock(scope, findProductNodes(element, scope), { store, t: createProductText() });
    const choose = (selection: Record<string, string>) => {
      for (const [name, value] of Object.entries(selection)) store.choose(name, value);
    };
    return { element, scope, choose };
  }
  const isShown = (node: Element | null) => !node?.hasAttribute('hidden');

  it('say what is unselected and what is selected, and whether that can be bought', () => {
    const { element, choose, scope } = setUp('<div class="product-variants"></div>');
    const variants = element.firstElementChild as HTMLElement;
    expect(variants.dataset.unselectedOptions).toBe('["Size","Colour"]');
    expect(variants.dataset.selectedVariant).toBeUndefined();
    choose({ Size: 'Large', Colour: 'Natural' });
    expect(variants.dataset.unselectedOptions).toBe('[]');
    expect(JSON.parse(variants.dataset.selectedVariant ?? '')).toEqual({
      id: 'v2',
      sku: 'SQ2',
      attributes: { Size: 'Large', Colour: 'Natural' },
    });
    expect(variants.dataset.variantInStock).toBe('true');
    expect(variants.childElementCount).toBe(0);
    choose({ Colour: 'Buff' });
    expect(variants.dataset.variantInStock).toBeUndefined();
    expect(variants.querySelector('.variant-out-of-stock')?.textContent).not.toBe('');
    scope.end();
    expect(element.innerHTML).toBe('<div class="product-variants"></div>');
  });

  it('show the server’s text for its own variant alone', () => {
    const own = `data-variant-attributes='{"Size":"Large","Colour":"Natural"}'`;
    const { element, choose } = setUp(`<div class="product-scarcity" ${own}>Few</div>`);
    expect(isShown(element.firstElementChild)).toBe(false);
    choose({ Size: 'Large', Colour: 'Buff' });
    expect(isShown(element.firstElementChild)).toBe(false);
    choose({ Colour: 'Natural' });
    expect(isShown(element.firstElementChild)).toBe(true);
  });

  it('offer to tell of new ones for the variant that is sold out', () => {
    const { element, choose } = setUp(
      '<div class="product-restock-notification" data-variant-id="v3"></div><div class="product-restock-notification" data-variant-id="v2"></div><div class="product-restock-notification"></div>',
    );
    const shown = () => [...element.children].map(isShown);
    expect(shown()).toEqual([false, false, false]);
    choose({ Size: 'Large', Colour: 'Buff' });
    expect(shown()).toEqual([true, false, true]);
    choose({ Colour: 'Natural' });
    expect(shown()).toEqual([false, false, false]);
  });
});

it('a product whose page is damaged is unavailable, and keeps what the server says of it', () => {
  const store = createProductStore(
    { ...basket(), lacksVariants: true },
    { Size: 'Small', Colour: 'Natural' },
  );
  expect([store.get().variant, refusalOf(store)]).toEqual([undefined, 'unavailable']);
});
