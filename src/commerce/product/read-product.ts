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
} from '../../data/shape';
import type { Money } from '../money/money';
import { minorMoney, readMoney } from '../money/read-money';
import { readBilling } from '../read-billing';
import { readKind } from '../read-kind';
import type { Product, ProductOption, ProductVariant, SubscriptionPlan } from './product.types';
import { pictureFields, readPictures } from './variant-pictures';

/** The platform writes the largest 64-bit integer for a stock without end. */
const ENDLESS = 1e15;

const unread: Reader<unknown> = (value) => value;

const priced = {
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
  scarce: flag(),
  stock: object({ unlimited: flag(), quantity: number() }),
};

const variantShape = object({
  ...priced,
  ...pictureFields,
  ...strings('id sku'),
  attributes: record(),
  optionValues: list(object(strings('optionName value'))),
});

const productShape = object({
  ...priced,
  ...strings('id title'),
  productType: unread,
  variants: list(variantShape),
  userDefinedVariantOptions: unread,
  variantOptionOrdering: unread,
  allowMultiplePurchase: flag(true),
  variantAttributeNames: unread,
  isSubscribable: flag(),
  subscribable: flag(),
  subscriptionPlan: record(),
  paymentPlan: record(),
  additionalFieldsForm: record(),
});

const optionShape = list(
  object({ ...strings('name'), values: unread, options: unread, optionValues: unread }),
);

type RawPrice = Pick<Read<typeof productShape>, keyof typeof priced>;

interface ReadingOptions {
  /** The store's, for amounts that do not say theirs. */
  readonly currency: string;
  readonly warn?: WarnShape | undefined;
}

/** The first of an amount's three fields that is there. Bare numbers are in minor units. */
function readAmount(
  values: readonly unknown[],
  path: string,
  { currency, warn }: ReadingOptions,
): Money | undefined {
  const value = values.find((one) => one !== undefined && one !== null);
  if (value === undefined) return undefined;
  const read = typeof value === 'object' ? readMoney(currency) : minorMoney(currency);
  return read(value, path, warn);
}

function readPrice(
  raw: RawPrice,
  fallback: RawPrice,
  options: ReadingOptions,
): Pick<ProductVariant, 'price' | 'fullPrice'> {
  const main = (of: RawPrice) => readAmount([of.priceMoney, of.price, of.priceCents], 'price', options);
  const sale = (of: RawPrice) =>
    readAmount([of.salePriceMoney, of.salePrice, of.salePriceCents], 'salePrice', options);
  const full = main(raw) ?? main(fallback) ?? minorMoney(options.currency)(0);
  const isOnSale = flag()(raw.onSale ?? fallback.onSale);
  const reduced = isOnSale ? (sale(raw) ?? sale(fallback)) : undefined;
  return reduced ? { price: reduced, fullPrice: full } : { price: full, fullPrice: undefined };
}

function readStock({ unlimited, qtyInStock, soldOut, stock }: RawPrice): number | undefined {
  if (soldOut) return 0;
  const quantity = qtyInStock ?? stock.quantity;
  if (unlimited || stock.unlimited || quantity === undefined || quantity > ENDLESS) return undefined;
  return Math.max(0, Math.trunc(quantity));
}

const texts = (values: unknown): string[] =>
  Array.isArray(values)
    ? values.flatMap((value) => {
        const text = typeof value === 'object' ? object(strings('value'))(value).value : `${value}`;
        return text ? [text] : [];
      })
    : [];

/** Names that the shop has put in order, then those that only variants have. */
function readOptions(
  raw: Read<typeof productShape>,
  variants: readonly ProductVariant[],
): readonly ProductOption[] {
  const listed = Array.isArray(raw.userDefinedVariantOptions) ? raw.userDefinedVariantOptions : [];
  const named = optionShape(listed.filter((option) => typeof option === 'object'));
  const names = [
    ...named.map(({ name }) => name),
    ...texts(listed.filter((option) => typeof option === 'string')),
    ...texts(raw.variantOptionOrdering),
    ...texts(raw.variantAttributeNames),
    ...variants.flatMap(({ options }) => Object.keys(options)),
  ];
  return [...new Set(names)].flatMap((name) => {
    const own = named.find((option) => option.name === name);
    const values = [
      ...texts(own?.values ?? own?.optionValues ?? own?.options),
      ...variants.flatMap(({ options }) => options[name] ?? []),
    ];
    return name && values.length ? [{ name, values: [...new Set(values)] }] : [];
  });
}

function readVariantOptions({ attributes, optionValues }: Read<typeof variantShape>) {
  if (optionValues.length) {
    return Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value]));
  }
  return Object.fromEntries(
    Object.entries(attributes ?? {}).flatMap(([name, value]) => {
      const [text] = texts([value]);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function readPlan({
  isSubscribable,
  subscribable,
  subscriptionPlan,
  paymentPlan,
}: Read<typeof productShape>): SubscriptionPlan | undefined {
  const source = subscriptionPlan ?? paymentPlan;
  if (!isSubscribable && !subscribable && !source) return undefined;
  return {
    kind: paymentPlan && !subscriptionPlan ? 'payment-plan' : 'subscription',
    ...readBilling(source ?? {}),
  };
}

/**
 * A product as product pages and product blocks have it in an attribute, or as the page's context has it (`structuredContent`).
 * Products without variants (downloads) get one that stands for the product.
 */
export function readProduct(source: unknown, options: ReadingOptions): Product {
  const raw = productShape(source, 'product', options.warn);
  const whole = { ...variantShape({}), ...raw, id: '', attributes: undefined, optionValues: [], sku: '' };
  const variants = (raw.variants.length ? raw.variants : [whole]).map(
    (variant): ProductVariant => ({
      id: variant.id,
      sku: variant.sku,
      options: readVariantOptions(variant),
      ...readPrice(variant, raw, options),
      stock: readStock(variant),
      isScarce: variant.scarce,
      pictures: readPictures(variant),
    }),
  );
  return {
    id: raw.id,
    title: raw.title,
    kind: readKind(raw.productType),
    options: readOptions(raw, variants),
    variants,
    allowsMultiple: raw.allowMultiplePurchase,
    plan: readPlan(raw),
    form: raw.additionalFieldsForm,
  };
}
