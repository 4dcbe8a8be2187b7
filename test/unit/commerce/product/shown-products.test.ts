// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { ProductStore } from '../../../../src/commerce/product/product.store';
import { followProduct, shareProduct, shownProduct } from '../../../../src/commerce/product/shown-products';
import { createTestScope } from '../../support/scope';

let scope = createTestScope();
beforeEach(() => {
  scope = createTestScope();
});

const storeOf = (name: string) => ({ name, subscribe: () => () => {} }) as unknown as ProductStore;
const query = (selector: string) => document.querySelector(selector) ?? document.body;
const settled = () => new Promise((done) => setTimeout(done));

it('follows the product around an element, else the only one near it', async () => {
  document.body.innerHTML = `<main><article><i></i><div class="a"><b></b></div></article>
    <article><u></u><div class="b"></div><div class="c"></div></article></main>`;
  const followed: Record<string, ProductStore | undefined> = {};
  for (const name of ['i', 'b', 'u'])
    followProduct(scope, query(name), (product) => {
      followed[name] = product;
    });
  const [a, b, c] = ['a', 'b', 'c'].map(storeOf) as [ProductStore, ProductStore, ProductStore];
  const page = scope.part();
  shareProduct(page, query('.a'), a);
  shareProduct(page, query('.b'), b);
  const second = scope.part();
  shareProduct(second, query('.c'), c);
  await settled();
  expect(followed).toEqual({ i: a, b: a, u: undefined });
  second.end();
  await settled();
  expect(followed).toEqual({ i: a, b: a, u: b });
  page.end();
  await settled();
  expect(followed).toEqual({ i: undefined, b: undefined, u: undefined });
});

it('hears of changes of the product that it follows, and of no other', async () => {
  document.body.innerHTML = '<article><b></b><div class="a"></div></article>';
  const listeners = new Set<() => void>();
  const store = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as ProductStore;
  const follower = scope.part();
  const follow = vi.fn();
  followProduct(follower, query('b'), follow);
  expect(follow.mock.calls).toEqual([[undefined]]);
  const page = scope.part();
  shareProduct(page, query('.a'), store);
  await settled();
  expect([follow.mock.lastCall, listeners.size]).toEqual([[store], 1]);
  for (const listener of listeners) listener();
  expect(follow).toHaveBeenCalledTimes(3);
  page.end();
  await settled();
  expect([follow.mock.lastCall, listeners.size]).toEqual([[undefined], 0]);
  const other = scope.part();
  shareProduct(other, query('.a'), store);
  await settled();
  follower.end();
  expect(listeners.size).toBe(0);
  other.end();
});

it('names a product of the page by its id', () => {
  document.body.innerHTML = '<div class="a"></div>';
  const page = scope.part();
  const product = { id: 'p7' };
  shareProduct(page, query('.a'), { product, subscribe: () => () => {} } as unknown as ProductStore);
  expect(shownProduct('p7')).toEqual({ element: query('.a'), product });
  expect(shownProduct('p8')).toBeUndefined();
  page.end();
  expect(shownProduct('p7')).toBeUndefined();
});

it('finds the products of a long list in steps that grow with the list, not with its square', async () => {
  const COUNT = 250;
  document.body.innerHTML = `<ul>${'<li><div class="product"><b></b></div></li>'.repeat(COUNT)}</ul>`;
  const steps = vi.spyOn(Node.prototype, 'parentElement', 'get');
  const list = scope.part();
  let found = 0;
  const products = [...document.querySelectorAll('.product')];
  for (const element of products)
    followProduct(list, element.firstElementChild ?? element, (product) => {
      if (product) found += 1;
    });
  for (const [index, element] of products.entries()) shareProduct(list, element, storeOf(`${index}`));
  await settled();
  expect(found).toBe(COUNT);
  expect(steps.mock.calls.length).toBeGreaterThan(COUNT);
  expect(steps.mock.calls.length).toBeLessThan(20 * COUNT);
  steps.mockRestore();
  list.end();
});
