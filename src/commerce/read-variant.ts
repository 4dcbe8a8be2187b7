import {
  flag,
  list,
  number,
  object,
  type Read,
  record,
  string,
  strings,
  unread,
  type WarnShape,
} from '../data/shape';
import { type BillingUnit, PRODUCT_TYPES, type ProductType } from '../vocabulary/shops';
import type { EntryBilling } from './cart/cart.types';
import { type Money, zeroMoney } from './money/money';
import { minorMoney, readMoney } from './money/read-money';

/** The platform writes the largest 64-bit integer for a stock without end. */
const ENDLESS = 1e15;

/** The fields of what has a price and a stock: a variant, or a product without any. */
export const priced = {
  ...unread('price priceMoney priceCents salePrice salePriceMoney salePriceCents onSale'),
  unlimited: flag(),
  qtyInStock: number(),
  soldOut: flag(),
  stock: object({ unlimited: flag(), quantity: number() }),
};

const pricedShape = object(priced);

type RawPrice = Read<typeof pricedShape>;

/** The fields that say which variant it is: a list, or an object of older pages. */
export const optioned = { attributes: record(), optionValues: list(object(strings('optionName value'))) };

const optionedShape = object(optioned);

export interface ReadingOptions {
  /** The store's, for amounts that do not say theirs. */
  readonly currency: string;
  readonly warn?: WarnShape | undefined;
  /** See `minorMoney`. */
  readonly isHundredths?: boolean;
}

/** The price of one. */
export interface Price {
  readonly price: Money;
  /** Without the sale; undefined when there is none. */
  readonly fullPrice: Money | undefined;
}

/** The first amount that is there. Bare whole numbers are in minor units; one with a decimal point cannot be. */
export function readAmount(
  values: readonly unknown[],
  path: string,
  { currency, warn, isHundredths }: ReadingOptions,
): Money | undefined {
  const value = values.find((one) => one !== undefined && one !== null);
  if (value === undefined) return undefined;
  if (typeof value === 'object') return readMoney(currency)(value, path, warn);
  if (`${value}`.includes('.')) return readMoney(currency)({ value }, path, warn);
  return minorMoney(currency, isHundredths)(value, path, warn);
}

/** The price of a variant; what it does not say, `whole` does. */
export function readPrice(raw: RawPrice, options: ReadingOptions, whole: RawPrice = raw): Price {
  const main = (of: RawPrice) => readAmount([of.priceMoney, of.price, of.priceCents], 'price', options);
  const sale = (of: RawPrice) =>
    readAmount([of.salePriceMoney, of.salePrice, of.salePriceCents], 'salePrice', options);
  const full = main(raw) ?? main(whole);
  const isOnSale = flag()(raw.onSale ?? whole.onSale);
  const reduced = isOnSale ? (sale(raw) ?? sale(whole)) : undefined;
  if (reduced) return { price: reduced, fullPrice: full };
  return { price: full ?? zeroMoney(options.currency), fullPrice: undefined };
}

/** How many there are; undefined without a limit. */
export function readStock({ unlimited, qtyInStock, soldOut, stock }: RawPrice): number | undefined {
  if (soldOut) return 0;
  const quantity = qtyInStock ?? stock.quantity;
  if (unlimited || stock.unlimited || quantity === undefined || quantity > ENDLESS) return undefined;
  return Math.max(0, Math.trunc(quantity));
}

/** Names and values of texts and of objects with a `value`. */
export const readTexts = (values: unknown): string[] =>
  Array.isArray(values)
    ? values.flatMap((value) => {
        const text = typeof value === 'object' ? object(strings('value'))(value).value : `${value}`;
        return text ? [text] : [];
      })
    : [];

/** A value for each option, in the server's order: `{ Size: 'Large' }`. */
export function readOptionValues({ attributes, optionValues }: Read<typeof optionedShape>) {
  if (optionValues.length) {
    return Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value]));
  }
  return Object.fromEntries(
    Object.entries(attributes ?? {}).flatMap(([name, value]) => {
      const [text] = readTexts([value]);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/** The kind of a product: by its name in any spelling (`GIFT_CARD`), or by its number. Unknown ones are physical. */
export function readKind(value: unknown): ProductType {
  const name = typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : '';
  return PRODUCT_TYPES.find((kind) => kind === name) ?? PRODUCT_TYPES[number(0)(value) - 1] ?? 'physical';
}

const planShape = object({
  ...strings('id'),
  billingPeriod: object({ value: number(1), unit: string('monthly') }),
  numBillingCycles: number(0),
});

/** The server writes `WEEK` and `WEEKLY`; an unknown unit is a month. */
function readUnit(name: string): BillingUnit {
  const word = name.toLowerCase();
  return word.startsWith('week') ? 'weekly' : word.startsWith('year') ? 'yearly' : 'monthly';
}

/** Which plan a product or an entry of the cart is paid by, and how often. */
export function readBilling(plan: unknown): Omit<EntryBilling, 'kind'> {
  const { id, billingPeriod, numBillingCycles } = planShape(plan);
  return {
    planId: id,
    period: { value: Math.max(1, Math.trunc(billingPeriod.value)), unit: readUnit(billingPeriod.unit) },
    cycles: Math.max(0, Math.trunc(numBillingCycles)),
  };
}
