import type { Scope } from '../../core/scope';
import { createStore } from '../../store/store';
import { onDocument } from '../../ui/on-document';
import type { ProductStore } from './product.store';

type Products = ReadonlyMap<Element, ProductStore>;

/** The products of the page that can be chosen, by their elements. */
const pageProducts = () => onDocument(document, 'products', () => createStore<Products>(new Map()));

/** Lets pictures in the page follow what is chosen of a product. */
export function shareProduct(scope: Scope, element: Element, store: ProductStore): void {
  const products = pageProducts();
  products.set(new Map([...products.get(), [element, store]]));
  scope.defer(() => products.set(new Map([...products.get()].filter(([other]) => other !== element))));
}

/** The product around an element, else the only one in the nearest element around it that has any. */
function productOf(element: Element, products: Products): ProductStore | undefined {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const own = products.get(around);
    if (own) return own;
    const inside = [...products].filter(([product]) => around?.contains(product));
    if (inside.length) return inside.length === 1 ? inside[0]?.[1] : undefined;
  }
  return undefined;
}

/** Calls back with the product of an element, now and after each change; undefined as long as there is none. */
export function followProduct(
  scope: Scope,
  element: Element,
  follow: (product: ProductStore | undefined) => void,
): void {
  const products = pageProducts();
  let product: ProductStore | undefined;
  let stop = () => {};
  const find = () => {
    const found = productOf(element, products.get());
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
