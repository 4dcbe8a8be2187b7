import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import { onActivate } from '../../dom/on-press';
import { availabilityOf } from './choose-variant';
import type { ProductStore } from './product.store';
import type { Selection } from './product.types';
import type { OptionNodes, ProductNodes } from './product-nodes';
import type { ShownProduct } from './product-text';
import { SELECT_WRAPPER, selectTextClaims } from './select-text';

const labelOf = (radio: HTMLInputElement) => radio.labels?.[0] ?? radio.closest('label');

/** The selection in the controls: browsers restore it when a visitor comes back. */
export const readSelection = (options: readonly OptionNodes[]): Selection =>
  Object.fromEntries(
    options.flatMap(({ name, select, radios }) => {
      const value = select?.value || radios.find(({ checked }) => checked)?.value;
      return value ? [[name, value]] : [];
    }),
  );

/** An option of a select, or a radio button: its name is the reason why its value leads to nothing to buy, if there is one. */
const controlClaims = (name: 'label' | 'aria-label', reason: string | undefined): Claims =>
  reason ? { attributes: { [name]: reason } } : {};

/** The label of a radio button. One that is a button is what screen readers come to. */
const labelClaims = (
  reason: string | undefined,
  { isButton, isChosen }: { readonly isButton: boolean; readonly isChosen: boolean },
): Claims => ({
  classes: { 'inlay-unavailable': reason !== undefined },
  attributes: {
    ...(reason && { title: reason }),
    ...(reason && isButton && { 'aria-label': reason }),
    ...(isButton && { 'aria-pressed': `${isChosen}` }),
  },
});

/** Connects the server's selects and radio buttons, and marks values that lead to nothing to buy. They can still be chosen: the other option may change next. */
export function controlOptions(
  scope: Scope,
  options: readonly OptionNodes[],
  { store, t, marksSoldOut }: ShownProduct & { readonly marksSoldOut: boolean },
): void {
  const messages = { 'sold-out': 'optionSoldOut', missing: 'optionMissing' } as const;

  /** The value with the reason why it leads to nothing; undefined if it can be bought. */
  const reasonOf = (name: string, value: string, text: string) => {
    const availability = availabilityOf(store.product, { ...store.get().selection, [name]: value });
    const isShown = availability === 'missing' || (availability === 'sold-out' && marksSoldOut);
    return availability === 'available' || !isShown ? undefined : t(messages[availability], { value: text });
  };

  for (const { name, select, radios } of options) {
    const chosen = () => store.get().selection[name] ?? '';
    if (select) {
      scope.listen(select, 'change', () => store.choose(name, select.value || undefined));
      scope.follow(store, () => {
        if (select.value !== chosen()) select.value = chosen();
      });
    }
    for (const option of select?.options ?? []) {
      const { value, text } = option;
      if (value) scope.bind(option, store, () => controlClaims('label', reasonOf(name, value, text)));
    }
    const wrapper = select?.closest(SELECT_WRAPPER);
    if (wrapper) scope.bind(wrapper, store, () => selectTextClaims(wrapper));
    for (const radio of radios) {
      const label = labelOf(radio);
      const isButton = label?.matches('[role=button]') ?? false;
      const text = label?.textContent.trim() || radio.value;
      const reason = () => reasonOf(name, radio.value, text);
      const isChosen = () => radio.value === chosen();
      scope.listen(radio, 'change', () => radio.checked && store.choose(name, radio.value));
      scope.follow(store, () => {
        radio.checked = isChosen();
      });
      scope.bind(radio, store, () => controlClaims('aria-label', reason()));
      if (!label) continue;
      // Older pages make a button of the label, which only a mouse can press.
      if (isButton) onActivate(label, scope, () => store.choose(name, radio.value));
      scope.bind(label, store, () => labelClaims(reason(), { isButton, isChosen: isChosen() }));
    }
  }
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
  const planId = buttons.map(({ dataset }) => dataset.subscriptionOptionId).find(Boolean);
  if (planId) store.setPlan(planId);
  read(true);
  const owner = scope.owner();
  const follow = () => {
    read(false);
    for (const wrapper of purchase.flatMap((around) => findAll(around, SELECT_WRAPPER)))
      owner.claim(wrapper, selectTextClaims(wrapper));
  };
  for (const around of purchase) scope.listen(around, 'change', follow);
  return follow;
}
