import {
  flag,
  list,
  number,
  object,
  type Read,
  record,
  strings,
  unread,
  type WarnShape,
} from '../../data/shape';
import { currencyDigits, DEFAULT_CURRENCY } from '../money/currency';
import { addMoney, type Money, multiplyMoney, zeroMoney } from '../money/money';
import { minorMoney, readMinor, readMoney } from '../money/read-money';
import {
  optioned,
  priced,
  type ReadingOptions,
  readAmount,
  readBilling,
  readKind,
  readOptionValues,
  readPrice,
  readStock,
} from '../read-variant';
import type { Cart, CartCoupon, CartEntry, EntryBilling } from './cart.types';

const variantShape = object({ ...priced, ...optioned, ...strings('sku'), ...unread('fullPrice') });

const entryShape = object({
  ...strings('id itemId productId title sku imageUrl fullUrl additionalFields'),
  ...unread('productType unitPrice fullPrice purchasePriceCents nonSalePriceCents'),
  quantity: number(1),
  chosenVariant: variantShape,
  image: object(strings('assetUrl')),
  item: object(unread('price')),
  attributes: record(),
  unlimited: flag(),
  qtyInStock: number(),
  subscriptionPlan: record(),
  paymentPlan: record(),
});

type RawEntry = Read<typeof entryShape>;

const cartShape = object({
  ...strings('id websiteId orderId'),
  ...unread('subtotalCents subtotalAmount taxCents shippingCostCents discountCents grandTotalCents'),
  created: number(0),
  isPurchased: flag(),
  entries: list(entryShape),
  shippingOptions: list(record()),
  applicableTaxRules: list(record()),
  coupons: list(record()),
  validCoupons: list(record()),
  invalidCoupons: list(record()),
  selectedShippingOption: record(),
  shippingLocation: record(),
  totalQuantity: number(),
  hasDigital: flag(),
  purelyDigital: flag(),
  requiresShipping: flag(),
});

function readEntryBilling({ subscriptionPlan, paymentPlan }: RawEntry): EntryBilling | undefined {
  if (!subscriptionPlan && !paymentPlan) return undefined;
  return {
    kind: subscriptionPlan ? 'subscription' : 'payment-plan',
    ...readBilling(subscriptionPlan ?? paymentPlan),
  };
}

function readEntry(raw: RawEntry, options: ReadingOptions): CartEntry {
  const variant = raw.chosenVariant;
  const path = `entries.${raw.id}`;
  const amount = (name: string, ...values: unknown[]) => readAmount(values, `${path}.${name}`, options);
  const ofVariant = readPrice(variant, options);
  const unitPrice = amount('unitPrice', raw.unitPrice, raw.purchasePriceCents) ?? ofVariant.price;
  const fullPrice =
    amount('fullPrice', raw.fullPrice, variant.fullPrice, raw.nonSalePriceCents) ?? ofVariant.fullPrice;
  const { unlimited, qtyInStock = variant.qtyInStock } = raw;
  const { attributes } = raw;
  const values = readOptionValues(attributes ? { attributes, optionValues: [] } : variant);
  const quantity = Math.max(0, Math.trunc(raw.quantity));
  return {
    id: raw.id,
    productId: raw.productId || raw.itemId,
    sku: raw.sku || variant.sku,
    title: raw.title,
    kind: readKind(raw.productType),
    options: Object.entries(values).map(([name, value]) => ({ name, value })),
    imageUrl: raw.imageUrl || raw.image.assetUrl,
    url: raw.fullUrl,
    quantity,
    maxQuantity: readStock({ ...variant, unlimited: unlimited || variant.unlimited, qtyInStock }),
    unitPrice,
    fullPrice: fullPrice && fullPrice.minor > unitPrice.minor ? fullPrice : undefined,
    total: multiplyMoney(unitPrice, quantity),
    billing: readEntryBilling(raw),
    additionalFields: raw.additionalFields,
  };
}

const couponShape = object({ ...strings('code promoCode name'), ...unread('discountCents') });

function readCoupon(value: unknown, { currency, warn, isHundredths }: ReadingOptions): CartCoupon {
  const { code, promoCode, name, discountCents } = couponShape(value, 'coupons', warn);
  return {
    code: code || promoCode,
    name: name || code || promoCode,
    discount: minorMoney(currency, isHundredths)(discountCents, 'coupons.discountCents', warn),
  };
}

/** The sum of all entries; undefined unless all are in `currency`. */
export function subtotalOf(entries: readonly CartEntry[], currency: string): Money | undefined {
  const totals = entries.map(({ total }) => total).filter(({ minor }) => minor);
  if (totals.some((total) => total.currency !== currency)) return undefined;
  return totals.reduce(addMoney, zeroMoney(currency));
}

export const quantityOf = (entries: readonly CartEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** Checks whether "cents" are hundredths of a currency without any, such as the yen: older servers do that. Known where an amount is given both ways. */
function countsHundredths(
  { entries, subtotalAmount, subtotalCents }: Read<typeof cartShape>,
  currency: string,
): boolean {
  if (currencyDigits(currency) > 0) return false;
  const said = entries.map(({ item, nonSalePriceCents }) => [item.price, nonSalePriceCents] as const);
  return [[subtotalAmount, subtotalCents] as const, ...said].some(([amount, cents]) => {
    const { minor } = readMoney(currency)(amount);
    return minor > 0n && readMinor(cents) === minor * 100n;
  });
}

/** The server's cart with the specification's defaults. Cents are of the subtotal's currency, else of `storeCurrency`. */
export function readCart(source: unknown, storeCurrency = DEFAULT_CURRENCY, warn?: WarnShape): Cart {
  const raw = cartShape(source, 'cart', warn);
  const amount = readMoney(storeCurrency)(raw.subtotalAmount, 'cart.subtotalAmount', warn);
  const { currency } = amount;
  const isHundredths = countsHundredths(raw, currency);
  const money = { currency, warn, isHundredths };
  const cents = (value: unknown, name: string) =>
    minorMoney(currency, isHundredths)(value, `cart.${name}`, warn);
  // An entry that cannot be named cannot be changed either.
  const entries = raw.entries.map((entry) => readEntry(entry, money)).filter(({ id }) => id);
  const coupons = (values: readonly unknown[]) => values.map((value) => readCoupon(value, money));
  const subtotal = raw.subtotalAmount ? amount : cents(raw.subtotalCents, 'subtotalCents');
  const isKnown = raw.subtotalAmount !== undefined || raw.subtotalCents !== undefined;
  const { id, websiteId, orderId, created, isPurchased, selectedShippingOption, shippingLocation } = raw;
  const { hasDigital, purelyDigital, requiresShipping } = raw;
  return {
    id,
    websiteId,
    orderId,
    created,
    isPurchased,
    entries,
    shippingOptions: raw.shippingOptions.filter((option) => option !== undefined),
    applicableTaxRules: raw.applicableTaxRules.filter((rule) => rule !== undefined),
    coupons: coupons(raw.coupons),
    validCoupons: coupons(raw.validCoupons),
    invalidCoupons: coupons(raw.invalidCoupons),
    selectedShippingOption,
    shippingLocation,
    subtotal: (isKnown ? undefined : subtotalOf(entries, currency)) ?? subtotal,
    tax: cents(raw.taxCents, 'taxCents'),
    shippingCost: cents(raw.shippingCostCents, 'shippingCostCents'),
    discount: cents(raw.discountCents, 'discountCents'),
    grandTotal: cents(raw.grandTotalCents, 'grandTotalCents'),
    totalQuantity: raw.totalQuantity ?? quantityOf(entries),
    hasDigital,
    purelyDigital,
    requiresShipping,
  };
}
