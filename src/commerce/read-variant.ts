import {
  flag,
  list,
  number,
  object,
  type Read,
  type Reader,
  record,
  strings,
  type WarnShape,
} from '../data/shape';
import { type Money, zeroMoney } from './money/money';
import { minorMoney, readMoney } from './money/read-money';

/** The platform writes the largest 64-bit integer for a stock without end. */
const ENDLESS = 1e15;

const unread: Reader<unknown> = (value) => value;

/** The fields of what has a price and a stock: a variant, or a product without any. */
export const priced = {
  price: unread,
  priceMoney: unread,
  priceCents: unread,
  salePrice: unread,
  salePriceMoney: unread,
  salePriceCents: unread,
  onSale: unread,
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
