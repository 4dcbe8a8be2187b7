import { formatMoney } from '../money/format-money';
import { isLessMoney, type Money } from '../money/money';
import type { Price } from '../read-variant';
import { fits, missingOptions } from './choose-variant';
import type { Product, ProductVariant, Selection, SubscriptionPlan } from './product.types';
import type { ProductMessage, ProductText } from './product-text';

/** `from`: the lowest price of several, while the visitor has yet to choose. */
export interface ProductPrice extends Price {
  readonly kind: 'single' | 'sale' | 'from';
}

/** By a plan, or once; a plan without its own price costs as much as the variant. */
const costOf = (variant: ProductVariant, plan: SubscriptionPlan | undefined): Price =>
  variant.planPrices.find(({ planId }) => planId === plan?.planId) ?? variant;

const shownPrice = ({ price, fullPrice }: Price): ProductPrice => ({
  kind: fullPrice ? 'sale' : 'single',
  price,
  fullPrice,
});

const areSame = (a: Money | undefined, b: Money | undefined) =>
  a?.minor === b?.minor && a?.currency === b?.currency;

/** The product's price as far as it is chosen. Undefined: the shop has no such variant. */
export function priceOf(
  product: Product,
  selection: Selection,
  plan?: SubscriptionPlan,
): ProductPrice | undefined {
  const fitting = product.variants.filter((variant) => fits(variant, selection));
  const [first, ...others] = fitting.map((variant) => costOf(variant, plan));
  if (!first) return undefined;
  const isSame = ({ price, fullPrice }: Price) =>
    areSame(price, first.price) && areSame(fullPrice, first.fullPrice);
  if (missingOptions(product, selection).length === 0 || others.every(isSame)) return shownPrice(first);
  const price = others.reduce(
    (least, other) => (isLessMoney(other.price, least) ? other.price : least),
    first.price,
  );
  return { kind: 'from', price, fullPrice: undefined };
}

const UNITS = {
  weekly: { name: 'Weekly', plural: 'Weeks', ofYear: 52 },
  monthly: { name: 'Monthly', plural: 'Months', ofYear: 12 },
  yearly: { name: 'Yearly', plural: 'Years', ofYear: 1 },
} as const;

/** The platform's name for the text of a period and a duration, and the numbers in it. Undefined without a period. */
function planMessage({ period, cycles }: SubscriptionPlan) {
  if (!period) return undefined;
  const { value, unit } = period;
  const { name, plural, ofYear } = UNITS[unit];
  const every = `productPrice__singlePrice__${value === 1 ? '1' : 'n'}${name}`;
  const units = cycles * value;
  const years = units / ofYear;
  const isYears = Number.isInteger(years);
  const duration = isYears ? years : units;
  const limit = `limited__${isYears && duration === 1 ? '1' : 'n'}${isYears ? 'Years' : plural}`;
  // Weeks go with weeks, months with months, and years with all of them.
  const key = `${every}__${cycles ? limit : 'indefinite'}` as ProductMessage;
  return { key, billingPeriodValue: value, duration };
}

/** A price with its period: "$5.00 every 2 weeks for 10 weeks". `amount`: the price, or a stand-in for it. */
export function periodText(t: ProductText, amount: string, plan: SubscriptionPlan | undefined): string {
  const message = plan && planMessage(plan);
  if (!message) return amount;
  const { key, ...numbers } = message;
  const values = { price: amount, ...numbers };
  // Some pages have a text for a single week, month or year besides that for several.
  const single = numbers.duration === 1 ? t.own(key.replace('limited__n', 'limited__1'), values) : undefined;
  return single ?? t(key, values);
}

/** The lowest of several prices: "from $5.00 every month". */
export function fromText(t: ProductText, amount: string, plan: SubscriptionPlan | undefined): string {
  const message = plan && planMessage(plan);
  if (message) {
    const { key, ...numbers } = message;
    const several = key.replace('__singlePrice__', '__multiplePrices__');
    const text = t.own(several, { price: amount, fromPrice: amount, ...numbers });
    if (text) return text;
  }
  const price = periodText(t, amount, plan);
  return t('fromPrice', { price, fromPrice: price });
}

/** All of a price in one sentence, for screen readers: "Sale Price: $8.00 Original Price: $10.00". */
export function priceText(
  t: ProductText,
  { kind, price, fullPrice }: ProductPrice,
  plan: SubscriptionPlan | undefined,
): string {
  const amount = formatMoney(price);
  if (kind === 'from') return fromText(t, amount, plan);
  const text = periodText(t, amount, plan);
  if (!fullPrice) return text;
  return `${t('salePriceText')} ${text} ${t('originalPriceText')} ${periodText(t, formatMoney(fullPrice), plan)}`;
}
