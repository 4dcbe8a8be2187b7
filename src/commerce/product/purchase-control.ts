import type { Scope } from '../../core/scope';
import type { ProductStore } from './product.store';
import type { ProductNodes } from './product-nodes';

/** The page's names for a purchase that is not a subscription. */
const ONCE = /^one[-_]time/i;

/** The plan of an option; an option before them may stand for no plan. */
function planOfOption(select: HTMLSelectElement, index: number, { product: { plans } }: ProductStore) {
  const value = select.options[index]?.value;
  const named = plans.find(({ planId }) => planId === value);
  return (named ?? plans[index - Math.max(0, select.options.length - plans.length)])?.planId;
}

/**
 * Lets the server's radio buttons choose a single purchase or a subscription, and its select the plan. Both are read at each change: a theme's script may
 * add to them. The store begins with the server's choice; the returned call takes the browser's, possibly restored from an earlier visit.
 */
export function controlPurchase(
  scope: Scope,
  { purchase, buttons }: Pick<ProductNodes, 'purchase' | 'buttons'>,
  store: ProductStore,
): () => void {
  const read = (isServed: boolean) => {
    for (const around of purchase) {
      const radios = [...around.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const isChosen = (radio: HTMLInputElement) => (isServed ? radio.defaultChecked : radio.checked);
      if (radios.length) store.setOnce(radios.some((radio) => isChosen(radio) && ONCE.test(radio.value)));
      const select = around.querySelector('select');
      if (!select) continue;
      const served = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
      const planId = planOfOption(select, isServed ? Math.max(0, served) : select.selectedIndex, store);
      if (planId) store.setPlan(planId);
    }
  };
  const { subscriptionOptionId } =
    buttons.find(({ dataset }) => dataset.subscriptionOptionId)?.dataset ?? ({} as DOMStringMap);
  if (subscriptionOptionId) store.setPlan(subscriptionOptionId);
  read(true);
  const follow = () => read(false);
  for (const around of purchase) scope.listen(around, 'change', follow);
  return follow;
}
