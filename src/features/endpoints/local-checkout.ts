import type { Scope } from '../../core/scope';
import { outermostWindow } from '../../dom/open-on-top';
import { encodePart } from '../../text/address-part';
import { emailLink, readEmailLink } from '../../text/links/email-link';
import { linkKind } from '../../text/links/link-kind';
import { followedLink } from '../../text/links/read-link';
import { createMessages } from '../../text/messages';
import { tellClosed } from './closed-text';
import type { CartSettings } from './endpoints.data';
import { type KeptEntry, readKeptCart } from './kept-cart';
import messages from './local-checkout.messages.json';

const t = createMessages(messages);

/** The name of an entry in an order: the product, and which one of it. */
export const nameOf = ({ title, attributes }: KeptEntry): string => {
  const options = Object.values(attributes ?? {}).join(', ');
  return options ? `${title} (${options})` : title;
};

const lineOf = (entry: KeptEntry) =>
  t('line', { quantity: entry.quantity, name: [nameOf(entry), entry.sku].filter(Boolean).join(', ') });

/**
 * The address that the order of these entries leads to: an email, or the checkout with `{items}` as `SKU:quantity,SKU:quantity`. No prices
 * are sent: the shop knows them, and cannot trust those of a browser.
 * @example checkoutAddress('https://shop.example/cart/{items}', entries) // 'https://shop.example/cart/ROSE-1:2'
 */
export function checkoutAddress(checkout: string, entries: readonly KeptEntry[]): string {
  if (linkKind(checkout) === 'email') {
    const body = [...entries.map(lineOf), '', location.origin].join('\n');
    return emailLink({ subject: t('subject'), ...readEmailLink(checkout), body });
  }
  const items = entries.map(({ sku, itemId, quantity }) => `${encodePart(sku || itemId)}:${quantity}`);
  return checkout.replace(/\{items\}|%7Bitems%7D/i, () => items.join(','));
}

/** The payment page of a product: the setting's, or its own markup's. */
export const paymentLink = ({ sku, itemId, paymentLink: own }: KeptEntry, { links }: CartSettings) =>
  links.get(sku) ?? links.get(itemId) ?? followedLink(own);

/**
 * Takes the visitor to the checkout of the cart that the browser keeps. Payment pages are for one product each: with several products the
 * visitor chooses. False when the cart is empty.
 */
export async function checkOut(scope: Scope, settings: CartSettings): Promise<boolean> {
  const { entries } = readKeptCart();
  const [first] = entries;
  if (!first) return false;
  const open = (address: string) => outermostWindow().open(address, '_self');
  const only = entries.length === 1 ? paymentLink(first, settings) : undefined;
  if (only) open(only);
  else if (settings.checkout) open(checkoutAddress(settings.checkout, entries));
  else if (entries.some((entry) => paymentLink(entry, settings))) {
    const { openPayments } = await scope.load('open-payments', () => import('./open-payments'));
    const payments = entries.map((entry) => ({ name: nameOf(entry), address: paymentLink(entry, settings) }));
    openPayments(scope, payments);
  } else await tellClosed(scope, 'cart');
  return true;
}
