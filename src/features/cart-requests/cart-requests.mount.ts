import type { CartAddition } from '../../commerce/cart/cart.types';
import { pageCart } from '../../commerce/cart/page-cart';
import { defineFeature } from '../../core/unit';
import { number, object, string, strings } from '../../data/shape';

/** A request of a theme's script may be anything. */
const readAddition = object({
  ...strings('productId sku additionalFields productName'),
  quantity: number(1),
  billing: object({ ...strings('planId'), kind: string() }),
});

function toAddition(payload: unknown): CartAddition | undefined {
  const { billing, ...addition } = readAddition(payload);
  if (!addition.productId) return undefined;
  const { kind, planId } = billing;
  return kind === 'subscription' || kind === 'payment-plan'
    ? { ...addition, billing: { kind, planId } }
    : addition;
}

export const unit = defineFeature({
  mount(_, scope) {
    const add = scope.guard(async (payload: unknown) => {
      const addition = toAddition(payload);
      if (addition) await pageCart(scope).add(addition);
      else scope.warn('handler', 'cart:add has no productId, so nothing is added. Name the product.');
    });
    scope.on('cart:add', add);
    scope.on(
      'cart:refresh',
      scope.guard(() => pageCart(scope).refresh()),
    );
  },
});
