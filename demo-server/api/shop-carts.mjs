import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUPONS, CURRENCY, findVariant } from './shop-products.mjs';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * @typedef {{ id: string, itemId: string, sku: string, quantity: number, additionalFields: string,
 *   billing?: 'subscription' | 'payment-plan', planId?: string }} Entry
 * @typedef {{ id: string, created: number, entries: Entry[], coupons: string[] }} StoredCart
 * @typedef {ReturnType<typeof createCartStore>} CartStore
 */

/**
 * Carts of the demo's visitors, a file each, so that they outlive the server.
 * @param {string} [folder] default: a new one among the system's temporary files
 */
export function createCartStore(folder) {
  /** @type {string | undefined} */
  let cartFolder = folder && join(folder, 'carts');
  /** @type {Map<string, StoredCart>} */
  const known = new Map();

  /** @param {string} id */
  const fileOf = (id) => {
    cartFolder ??= mkdtempSync(join(tmpdir(), 'inlay-carts-'));
    mkdirSync(cartFolder, { recursive: true });
    return join(cartFolder, `${id}.json`);
  };

  return {
    /** A new cart, not written yet. @returns {StoredCart} */
    create: () => ({ id: randomUUID(), created: Date.now(), entries: [], coupons: [] }),
    /** @param {string | undefined} id @returns {StoredCart | undefined} */
    find(id) {
      if (!id || !UUID.test(id)) return undefined;
      try {
        if (!known.has(id)) known.set(id, JSON.parse(readFileSync(fileOf(id), 'utf8')));
      } catch {
        return undefined; // never written, or cut off
      }
      return known.get(id);
    },
    /** Replaces the file as a whole: a crash leaves the old cart or the new one. @param {StoredCart} cart */
    save(cart) {
      known.set(cart.id, cart);
      const file = fileOf(cart.id);
      writeFileSync(`${file}.new`, JSON.stringify(cart));
      renameSync(`${file}.new`, file);
    },
  };
}

/** @param {number} cents */
const money = (cents) => ({
  currencyCode: CURRENCY,
  value: cents,
  decimalValue: (cents / 100).toFixed(2),
  fractionalDigits: 2,
});

/** @param {Entry} entry */
function describeEntry({ id, itemId, sku, quantity, additionalFields, billing, planId }) {
  const found = findVariant(itemId, sku);
  if (!found) return [];
  const { product, variant } = found;
  const { salePriceCents, priceCents, stock } = variant;
  const plan = billing && (product.plans?.find(({ id }) => id === planId) ?? product.plans?.[0]);
  const price = plan?.priceCents ?? salePriceCents ?? priceCents;
  return [
    {
      id,
      itemId,
      title: product.title,
      productType: product.productType,
      fullUrl: product.fullUrl,
      imageUrl: product.imageUrl,
      quantity,
      additionalFields,
      chosenVariant: {
        sku,
        attributes: variant.attributes,
        unlimited: stock === undefined,
        // The platform writes the largest 64-bit integer for a stock without end.
        qtyInStock: stock ?? 2 ** 63,
      },
      unitPrice: money(price),
      ...(salePriceCents !== undefined && { fullPrice: money(priceCents) }),
      totalCents: price * quantity,
      ...(billing === 'subscription' && { subscriptionPlan: plan }),
      ...(billing === 'payment-plan' && { paymentPlan: plan }),
    },
  ];
}

/**
 * A cart as the platform's server writes it.
 * @param {StoredCart} cart
 * @param {string} websiteId
 */
export function describeCart(cart, websiteId) {
  const entries = cart.entries.flatMap(describeEntry);
  const subtotal = entries.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const coupons = cart.coupons.map((code) => {
    const known = COUPONS[code] ?? { reason: 'There is no such code.' };
    const percent = 'percent' in known ? known.percent : 0;
    const reason = 'reason' in known ? known.reason : '';
    return { promoCode: code, name: code, reason, discountCents: Math.round((subtotal * percent) / 100) };
  });
  const valid = coupons.filter(({ reason }) => !reason);
  const discount = valid.reduce((sum, { discountCents }) => sum + discountCents, 0);
  const types = entries.map(({ productType }) => productType);
  return {
    id: cart.id,
    // Every cart has one; only a subscription's names a checkout of its own.
    cartToken: cart.id,
    websiteId,
    orderId: '',
    created: cart.created,
    isPurchased: false,
    entries,
    shippingOptions: [],
    applicableTaxRules: [],
    coupons,
    validCoupons: valid,
    invalidCoupons: coupons.filter(({ reason }) => reason),
    subtotalCents: subtotal,
    subtotalAmount: money(subtotal),
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: discount,
    grandTotalCents: subtotal - discount,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: types.includes(2),
    purelyDigital: types.length > 0 && types.every((type) => type === 2),
    requiresShipping: types.includes(1),
  };
}
