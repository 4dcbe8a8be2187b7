import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';
import type { ProductNodes } from './product-nodes';

/** The page's names for a purchase that is not a subscription. */
const ONCE = /^one[-_]time/i;

/** The plan of the option that is chosen; there may be one before them that stands for none. */
function chosenPlan(select: HTMLSelectElement, { product: { plans } }: ProductStore): string | undefined {
  const isKnown = plans.some(({ planId }) => planId === select.value);
  const index = select.selectedIndex - Math.max(0, select.options.length - plans.length);
  return isKnown ? select.value : plans[index]?.planId;
}

/**
 * Has the server's radio buttons say whether a subscription is bought once only, and its select by which plan. Read when anything around
 * them changes: a theme's script may have added to them.
 */
export function controlPurchase(
  scope: Scope,
  { purchase, buttons }: Pick<ProductNodes, 'purchase' | 'buttons'>,
  store: ProductStore,
): void {
  const read = () => {
    for (const around of purchase) {
      const radios = [...around.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      if (radios.length) store.setOnce(radios.some(({ checked, value }) => checked && ONCE.test(value)));
      const select = around.querySelector('select');
      const planId = select && chosenPlan(select, store);
      if (planId) store.setPlan(planId);
    }
  };
  const offered = buttons.find(({ dataset }) => dataset.subscriptionOptionId)?.dataset.subscriptionOptionId;
  if (offered) store.setPlan(offered);
  read();
  for (const around of purchase) scope.listen(around, 'change', read);
}
