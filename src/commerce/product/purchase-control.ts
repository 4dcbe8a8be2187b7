import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';

/** The page's names for a purchase that is not a subscription. */
const ONCE = /^one[-_]time/i;

/** Has the radio buttons say whether a subscription is bought once only. */
export function controlPurchase(
  scope: Scope,
  radios: readonly HTMLInputElement[],
  store: ProductStore,
): void {
  const read = () => store.setOnce(radios.some(({ checked, value }) => checked && ONCE.test(value)));
  for (const radio of radios) scope.listen(radio, 'change', read);
  read();
}
