import type { CartAddition } from '../../commerce/cart/cart.types';
import { defineFeature } from '../../core/unit';
import { number, object, string, strings } from '../../data/shape';

/** What a theme's script says may be anything. */
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
  mount(_, scope, pending) {
    const answer = async (name: string, payload: unknown) => {
      const { pageCart } = await scope.load('page-cart', () => import('../../commerce/cart/page-cart'));
      const cart = pageCart(scope);
      if (name === 'cart:refresh') {
        await cart.refresh();
        return;
      }
      const addition = toAddition(payload);
      if (addition) await cart.add(addition);
      else scope.warn('handler', 'cart:add has no productId, so nothing is added. Name the product.');
    };
    const answerGuarded = scope.guard(answer);
    scope.on('cart:add', (addition) => answerGuarded('cart:add', addition));
    scope.on('cart:refresh', () => answerGuarded('cart:refresh', undefined));
    for (const { name, payload } of pending) answerGuarded(name, payload);
  },
});
