// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { unit } from '../../../../src/blocks/product-gallery/product-gallery.mount';
import type { ProductStore } from '../../../../src/commerce/product/product.store';
import { shareProduct } from '../../../../src/commerce/product/shown-products';
import { basket } from '../../commerce/product/products';
import { mountUnit } from '../../support/mount-unit';
import { createTestScope } from '../../support/scope';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('starts with the picture of the variant that is chosen already, and follows the choice', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never);
  Element.prototype.getAnimations ??= () => [];
  const slides = ['a', 'b', 'c'].map(
    (id) =>
      `<div class="product-gallery-slides-item" data-image-id="${id}" style="position: absolute"></div>`,
  );
  document.body.innerHTML = `<div class="product-gallery"><div>${slides.join('')}</div></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const variants = ['a', 'b', 'c'].map((id) => ({ id, sku: id, attributes: { Size: id }, mainImageId: id }));
  const product = basket({ variantOptionOrdering: ['Size'], variants });
  let selection: Record<string, string> = { Size: 'c' };
  let told = () => {};
  const store = {
    product,
    get: () => ({ selection }),
    subscribe(listener: () => void) {
      told = listener;
      return () => {};
    },
  } as unknown as ProductStore;
  const page = createTestScope();
  shareProduct(page, element, store);
  const { scope, store: index } = mountUnit(unit, element);
  expect((index as { get(): number }).get()).toBe(2);
  selection = { Size: 'b' };
  told();
  expect((index as { get(): number }).get()).toBe(1);
  scope.end();
  page.end();
});
