import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { ProductState, ProductStore } from './product.store';
import type { QuantityNodes } from './product-nodes';

/** Keeps the field and its two buttons within what can be ordered. `onLimit` is called when a visitor asks for more. */
export function controlQuantity(
  scope: Scope,
  { input, decrease, increase }: QuantityNodes,
  { store, onLimit }: { readonly store: ProductStore; readonly onLimit: (max: number) => void },
): void {
  const set = (wanted: number) => {
    const { maxQuantity } = store.get();
    store.setQuantity(wanted);
    if (wanted > maxQuantity) onLimit(maxQuantity);
  };
  if (input) {
    scope.bind(input, store, ({ maxQuantity }) => ({ attributes: { min: '1', max: `${maxQuantity}` } }));
    scope.follow(store, ({ quantity }) => {
      if (input.value !== `${quantity}`) input.value = `${quantity}`;
    });
    scope.listen(input, 'change', () => {
      set(input.valueAsNumber || Number.parseInt(input.value, 10));
      input.value = `${store.get().quantity}`;
    });
  }
  const steps = [
    [decrease, -1],
    [increase, 1],
  ] as const;
  for (const [button, step] of steps) {
    if (!button) continue;
    scope.bind(button, store, (state) => stepClaims(state, step));
    scope.listen(button, 'click', () => set(store.get().quantity + step));
  }
}

/** A button that changes the quantity by one. Not `disabled` at a limit: the button that was pressed would lose focus. */
export const stepClaims = (
  { quantity, maxQuantity }: Pick<ProductState, 'quantity' | 'maxQuantity'>,
  step: 1 | -1,
): Claims => ({
  attributes: { 'aria-disabled': `${step < 0 ? quantity <= 1 : quantity >= maxQuantity}` },
});
