import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';
import type { QuantityNodes } from './product-nodes';

/** Keeps the field and its two buttons within what can be ordered. `onLimit` is called when a visitor asks for more. */
export function controlQuantity(
  scope: Scope,
  { input, decrease, increase }: QuantityNodes,
  { store, onLimit }: { readonly store: ProductStore; readonly onLimit: (max: number) => void },
): () => void {
  const owner = scope.owner();
  const set = (wanted: number) => {
    const { max } = store.get().limits;
    store.setQuantity(wanted);
    if (wanted > max) onLimit(max);
  };
  if (input) {
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
    if (button) scope.listen(button, 'click', () => set(store.get().quantity + step));
  }
  return () => {
    const { quantity, limits } = store.get();
    if (input) {
      owner.claim(input, { attributes: { min: `${limits.min}`, max: `${limits.max}` } });
      if (input.value !== `${quantity}`) input.value = `${quantity}`;
    }
    // Not `disabled`: the button that was pressed would lose focus.
    if (decrease) owner.claim(decrease, { attributes: { 'aria-disabled': `${quantity <= limits.min}` } });
    if (increase) owner.claim(increase, { attributes: { 'aria-disabled': `${quantity >= limits.max}` } });
  };
}
