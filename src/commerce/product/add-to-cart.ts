import type { Scope } from '../../core/scope';
import { createTimer } from '../../dom/timer';
import { pageCart } from '../cart/page-cart';
import { goToCheckout, goToGiftCard, goToSubscription } from '../redirects/checkout';
import { missingOptions } from './choose-variant';
import { type ProductStore, planOf } from './product.store';
import type { Product } from './product.types';
import type { ProductText } from './product-text';
import { refusalOf } from './show-stock';

const ADDED_MS = 2000;

export interface ProductAnswers {
  /** As JSON text. */
  readonly fields: string;
  /** The fields that the captcha of the form adds to the call; empty without one. */
  readonly captcha: Readonly<Record<string, string>>;
}

/** Asks the shop's questions about each one. Resolves to undefined if the visitor does not answer. */
export type AskFields = (
  product: Product,
  button: HTMLElement,
  submitText: string,
) => Promise<ProductAnswers | undefined>;

const NOTHING_ASKED: ProductAnswers = { fields: '', captcha: {} };
/** Products whose questions are being asked: a second press would ask, and add, twice. */
const asking = new WeakSet<ProductStore>();

interface AddingOptions {
  readonly store: ProductStore;
  readonly t: ProductText;
  /** The target of `product:addToCart`, which theme scripts listen for. */
  readonly element: Element;
  readonly button: HTMLElement;
  readonly askFields: AskFields;
  /** Brings the visitor to the option that is to be chosen first. */
  readonly focusOption: (name: string) => void;
}

async function askFor({ store, t, button, askFields }: AddingOptions): Promise<ProductAnswers | undefined> {
  asking.add(store);
  try {
    return await askFields(store.product, button, t('addToCart'));
  } finally {
    // Also when the code of the dialog could not be loaded.
    asking.delete(store);
  }
}

/** Adds what is chosen to the cart, or says what is missing. Gift cards and subscriptions lead to their own checkout. */
export async function addToCart(scope: Scope, options: AddingOptions): Promise<void> {
  const { store, t, element, focusOption } = options;
  const { product } = store;
  const { selection, variant, quantity, status } = store.get();
  const plan = planOf(store);
  if (status === 'adding' || asking.has(store) || refusalOf(store)) return;
  const missing = missingOptions(product, selection);
  if (!variant) {
    store.setStatus('idle', t('chooseFirst', { options: missing.join(', ') }));
    const [first] = missing;
    if (first) focusOption(first);
    return;
  }
  const sku = variant.sku || undefined;
  if (product.kind === 'gift-card') {
    goToGiftCard({ websiteId: scope.context.website.id, giftCardProductId: product.id, sku });
    return;
  }
  const answers = product.form ? await askFor(options) : NOTHING_ASKED;
  if (!answers) return;
  store.setStatus('adding');
  let note = t('failed');
  let isAdded = false;
  let cartToken = '';
  try {
    const result = await pageCart(scope).add({
      productId: product.id,
      sku,
      quantity,
      additionalFields: answers.fields,
      captcha: answers.captcha,
      productName: product.title,
      billing: plan && { kind: plan.kind, planId: plan.planId },
    });
    isAdded = result.ok;
    note = result.ok ? '' : result.message;
    cartToken = (result.ok && result.cartToken) || '';
  } finally {
    // Also after an error, which is reported.
    store.setStatus(isAdded ? 'added' : 'idle', note);
  }
  if (!isAdded) return;
  element.dispatchEvent(
    new CustomEvent('product:addToCart', { bubbles: true, detail: { productId: product.id, sku, quantity } }),
  );
  createTimer(scope).start(ADDED_MS, () => {
    if (store.get().status === 'added') store.setStatus('idle');
  });
  // Every cart has a token; only that of a plan leads to its own checkout. Without one the plan is in the visitor's cart.
  if (plan && !scope.signal.aborted) await (cartToken ? goToSubscription(cartToken) : goToCheckout(scope));
}
