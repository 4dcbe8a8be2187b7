import type { Scope } from '../../core/scope';
import { onActivate } from '../../dom/on-press';
import { availabilityOf } from './choose-variant';
import type { ProductStore } from './product.store';
import type { Selection } from './product.types';
import type { OptionNodes, ProductNodes } from './product-nodes';
import type { ShownProduct } from './product-text';

const labelOf = (radio: HTMLInputElement) => radio.labels?.[0] ?? radio.closest('label');

/** The selection in the controls: browsers restore it when a visitor comes back. */
export const readSelection = (options: readonly OptionNodes[]): Selection =>
  Object.fromEntries(
    options.flatMap(({ name, select, radios }) => {
      const value = select?.value || radios.find(({ checked }) => checked)?.value;
      return value ? [[name, value]] : [];
    }),
  );

/** Connects the server's selects and radio buttons, and marks values that lead to nothing to buy. They can still be chosen: the other option may change next. */
export function controlOptions(
  scope: Scope,
  options: readonly OptionNodes[],
  { store, t, marksSoldOut }: ShownProduct & { readonly marksSoldOut: boolean },
): void {
  const owner = scope.owner();
  const messages = { 'sold-out': 'optionSoldOut', missing: 'optionMissing' } as const;

  for (const { name, select, radios } of options) {
    if (select) scope.listen(select, 'change', () => store.choose(name, select.value || undefined));
    for (const radio of radios) {
      scope.listen(radio, 'change', () => radio.checked && store.choose(name, radio.value));
      const label = labelOf(radio);
      // Older pages make a button of the label, which only a mouse can press.
      if (label?.matches('[role=button]')) onActivate(label, scope, () => store.choose(name, radio.value));
    }
  }

  /** The value with the reason why it leads to nothing; undefined if it can be bought. */
  const reasonOf = (name: string, value: string, text: string) => {
    const availability = availabilityOf(store.product, { ...store.get().selection, [name]: value });
    const isShown = availability === 'missing' || (availability === 'sold-out' && marksSoldOut);
    return availability === 'available' || !isShown ? undefined : t(messages[availability], { value: text });
  };

  scope.follow(store, ({ selection }) => {
    for (const { name, select, radios } of options) {
      const chosen = selection[name] ?? '';
      if (select && select.value !== chosen) select.value = chosen;
      for (const option of select?.options ?? []) {
        const reason = option.value && reasonOf(name, option.value, option.text);
        owner.claim(option, reason ? { attributes: { label: reason } } : {});
      }
      for (const radio of radios) {
        radio.checked = radio.value === chosen;
        const label = labelOf(radio);
        const reason = reasonOf(name, radio.value, label?.textContent.trim() || radio.value);
        owner.claim(radio, reason ? { attributes: { 'aria-label': reason } } : {});
        if (!label) continue;
        const isButton = label.matches('[role=button]');
        owner.claim(label, {
          classes: { 'inlay-unavailable': reason !== undefined },
          attributes: {
            ...(reason && { title: reason }),
            ...(reason && isButton && { 'aria-label': reason }),
            ...(isButton && { 'aria-pressed': `${radio.checked}` }),
          },
        });
      }
    }
  });
}

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
