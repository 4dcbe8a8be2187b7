import type { Claims } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import { isPressable, onActivate } from '../../dom/on-press';
import { type ProductStore, planOf } from './product.store';
import type { ProductText, ShownProduct } from './product-text';
import { refusalOf } from './show-stock';
import { createShownContent } from './shown-content';

/** The button by the state of its product, which names one that has no text. */
export function cartButtonClaims(store: ProductStore, t: ProductText | undefined): Claims {
  const { status } = store.get();
  const refusal = refusalOf(store);
  return {
    classes: { 'cart-adding': status === 'adding', 'cart-added': status === 'added' },
    attributes: {
      ...(t && { 'aria-label': `${t(refusal ?? 'addToCart')}: ${store.product.title}` }),
      'aria-disabled': `${refusal !== undefined || status === 'adding'}`,
    },
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
  const show = createShownContent(text, scope);
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
  if (!isPressable(button)) scope.owner().claim(button, { attributes: { role: 'button', tabindex: '0' } });
  scope.bind(button, store, () => cartButtonClaims(store, hasName ? undefined : t));
  scope.follow(store, ({ status }) => {
    const refusal = refusalOf(store);
    if (refusal && hasName) show([t(refusal)]);
    else if (status === 'idle' || hasTexts) show(labelOf());
    else show([t(status)]);
  });
}
