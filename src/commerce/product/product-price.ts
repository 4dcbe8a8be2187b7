import { formatMoney } from '../money/format-money';
import { isLessMoney, type Money } from '../money/money';
import type { Price } from '../read-variant';
import { missingOptions } from './choose-variant';
import type { Product, ProductVariant, Selection, SubscriptionPlan } from './product.types';
import type { ProductMessage, ProductText } from './product-text';

/** `from`: the lowest price of several, while the visitor has yet to choose. */
export interface ProductPrice extends Price {
  readonly kind: 'single' | 'sale' | 'from';
}

/** By a plan, or once; a plan without a price of its own costs what the variant does. */
const costOf = (variant: ProductVariant, plan: SubscriptionPlan | undefined): Price =>
  variant.planPrices.find(({ planId }) => planId === plan?.planId) ?? variant;

const shownPrice = ({ price, fullPrice }: Price): ProductPrice => ({
  kind: fullPrice ? 'sale' : 'single',
  price,
  fullPrice,
});

const areSame = (a: Money | undefined, b: Money | undefined) =>
  a?.minor === b?.minor && a?.currency === b?.currency;

/** What the product costs as far as it is chosen. Undefined: the shop has no such variant. */
export function priceOf(
  product: Product,
  selection: Selection,
  plan?: SubscriptionPlan | undefined,
): ProductPrice | undefined {
  const fitting = product.variants.filter(({ options }) =>
    Object.entries(selection).every(([name, value]) => options[name] === value),
  );
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

const WEEKS_OF_YEAR = 52;
const MONTHS_OF_YEAR = 12;

/** How the platform names the text of a period and a duration, and the numbers in it. */
function planMessage({ period, cycles }: SubscriptionPlan): {
  readonly key: ProductMessage;
  readonly billingPeriodValue: number;
  readonly duration: number;
} {
  const isWeekly = period.unit === 'weekly';
  const value = period.unit === 'yearly' ? period.value * MONTHS_OF_YEAR : period.value;
  const unit = isWeekly ? 'Weekly' : 'Monthly';
  const every = `productPrice__singlePrice__${value === 1 ? '1' : 'n'}${unit}` as const;
  if (!cycles) return { key: `${every}__indefinite`, billingPeriodValue: value, duration: 0 };
  const units = cycles * value;
  const years = units / (isWeekly ? WEEKS_OF_YEAR : MONTHS_OF_YEAR);
  const key = Number.isInteger(years)
    ? (`${every}__limited__${years === 1 ? '1' : 'n'}Years` as const)
    : // Weeks go with weeks, months with months.
      (`${every}__limited__n${isWeekly ? 'Weeks' : 'Months'}` as ProductMessage);
  return { key, billingPeriodValue: value, duration: Number.isInteger(years) ? years : units };
}

/** A price with how often it is paid: "$5.00 every 2 weeks for 10 weeks". */
export function periodText(t: ProductText, price: Money, plan: SubscriptionPlan | undefined): string {
  const amount = formatMoney(price);
  if (!plan) return amount;
  const { key, ...values } = planMessage(plan);
  return t(key, { price: amount, ...values });
}

/** All of a price in one sentence, for screen readers: "Sale Price: $8.00 Original Price: $10.00". */
export function priceText(
  t: ProductText,
  { kind, price, fullPrice }: ProductPrice,
  plan: SubscriptionPlan | undefined,
): string {
  const text = periodText(t, price, plan);
  if (kind === 'from') return t('fromPrice', { price: text });
  if (!fullPrice) return text;
  return `${t('salePriceText')} ${text} ${t('originalPriceText')} ${periodText(t, fullPrice, plan)}`;
}
