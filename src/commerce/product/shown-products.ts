import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { onDocument } from '../../ui/on-document';
import type { ProductStore } from './product.store';

/** A list may have hundreds of products, each with its pictures: nothing here looks at all of them. */
function createProducts() {
  /** The products at an element and in it, by every element that has any. */
  const within = new WeakMap<Element, Map<Element, ProductStore>>();
  const changes = createStore(0);
  let isDue = false;
  /** Products that start together are one change. */
  const announce = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      changes.set(changes.get() + 1);
    });
  };
  return {
    subscribe: changes.subscribe,
    add(element: Element, store: ProductStore): () => void {
      const maps: Map<Element, ProductStore>[] = [];
      for (let around: Element | null = element; around; around = around.parentElement) {
        const products = within.get(around) ?? new Map<Element, ProductStore>();
        within.set(around, products.set(element, store));
        maps.push(products);
      }
      announce();
      return () => {
        for (const products of maps) products.delete(element);
        announce();
      };
    },
    named(id: string): { readonly element: Element; readonly product: ProductStore['product'] } | undefined {
      for (const [element, { product }] of within.get(document.documentElement) ?? [])
        if (product.id === id) return { element, product };
      return undefined;
    },
    /** The product around an element, else the only one in the nearest element around it that has any. */
    find(element: Element): ProductStore | undefined {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const products = within.get(around);
        const own = products?.get(around);
        if (own) return own;
        if (products?.size) return products.size === 1 ? [...products.values()][0] : undefined;
      }
      return undefined;
    },
  };
}

const pageProducts = () => onDocument(document, 'products', createProducts);

export const shownProduct = (id: string) => pageProducts().named(id);

/** Lets pictures in the page follow the choice of a product. */
export function shareProduct(scope: Scope, element: Element, store: ProductStore): void {
  scope.defer(pageProducts().add(element, store));
}

/** Calls back with the product of an element, now and after each change of the page's products; undefined without one. */
export function followProduct(
  scope: Scope,
  element: Element,
  follow: (product: ProductStore | undefined) => void,
): void {
  const products = pageProducts();
  let product: ProductStore | undefined;
  let stop = () => {};
  const find = () => {
    const found = products.find(element);
    if (found === product) return;
    stop();
    product = found;
    stop = found?.subscribe(scope.guard(() => follow(found))) ?? (() => {});
    follow(found);
  };
  scope.defer(products.subscribe(scope.guard(find)));
  scope.defer(() => stop());
  follow(undefined);
  find();
}
