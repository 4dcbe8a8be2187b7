import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isPressable, onActivate } from '../../dom/on-press';
import { createContentReplacer } from './content-replacer';
import { type ProductStore, planOf } from './product.store';
import type { ShownProduct } from './product-text';
import { refusalOf } from './show-stock';

/** The button of a product in its present state, and the attributes that the server has left out. */
function cartButtonClaims(store: ProductStore, missing: Claims['attributes']): Claims {
  const { status } = store.get();
  return {
    classes: { 'cart-adding': status === 'adding', 'cart-added': status === 'added' },
    attributes: { ...missing, 'aria-disabled': `${refusalOf(store) !== undefined || status === 'adding'}` },
  };
}

/** The add-to-cart button and its state. Newer buttons contain a text or icon for each state, which theme CSS chooses; in older ones the text is changed. */
export function controlCartButton(
  scope: Scope,
  button: HTMLElement,
  { store, t, press }: ShownProduct & { readonly press: () => unknown },
): void {
  const text =
    button.querySelector('.add-to-cart-text') ??
    button.querySelector('.sqs-add-to-cart-button-inner') ??
    button;
  const hasTexts = button.querySelector('.cart-added-text,.icons-container') !== null;
  const hasName = button.hasAttribute('aria-label') || button.textContent.trim() !== '';
  const show = createContentReplacer(text, scope);
  const offered = planOf(store);
  /** The server's label, unless it names the other choice (subscription or single purchase). A shop's own label stays. */
  const labelOf = () => {
    if (!hasName || button.dataset.useCustomLabel === 'true') return undefined;
    const plan = planOf(store);
    const isOther = (plan ?? offered)?.kind === 'subscription' && !plan !== !offered;
    return isOther ? [t(plan ? 'subscribe' : 'addToCart')] : undefined;
  };
  // A double click is one order: the server may have answered the first half of it.
  onActivate(button, scope, (event) => (event instanceof UIEvent && event.detail > 1 ? undefined : press()));
  scope.bind(button, store, () =>
    cartButtonClaims(store, {
      ...(!isPressable(button) && { role: 'button', tabindex: '0' }),
      ...(!hasName && { 'aria-label': `${t(refusalOf(store) ?? 'addToCart')}: ${store.product.title}` }),
    }),
  );
  scope.follow(store, ({ status }) => {
    const refusal = refusalOf(store);
    if (refusal && hasName) show([t(refusal)]);
    else if (status === 'idle' || hasTexts) show(labelOf());
    else show([t(status)]);
  });
}
