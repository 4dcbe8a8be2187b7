import { flag, list, object, type Read, record, strings, unread } from '../../data/shape';
import type { ProductType } from '../../vocabulary/shops';
import {
  optioned,
  priced,
  type ReadingOptions,
  readBilling,
  readKind,
  readOptionValues,
  readPrice,
  readStock,
  readTexts,
} from '../read-variant';
import type { PlanPrice, Product, ProductVariant, SubscriptionPlan } from './product.types';
import { pictureFields, readPictures } from './variant-pictures';

/** The price of one by a plan, as newer servers write it. */
const pricingOption = object({
  ...priced,
  ...strings('productSubscriptionOptionId'),
  subscriptionPlan: record(),
});

const variantShape = object({
  ...priced,
  ...pictureFields,
  ...optioned,
  ...strings('id sku'),
  scarce: flag(),
  pricingOptions: list(pricingOption),
});

const productShape = object({
  ...priced,
  ...strings('id title subscriptionOptionId'),
  scarce: flag(),
  ...unread('productType userDefinedVariantOptions variantOptionOrdering variantAttributeNames'),
  variants: list(variantShape),
  allowMultiplePurchase: flag(true),
  isSubscribable: flag(),
  subscribable: flag(),
  subscriptionPlan: record(),
  paymentPlan: record(),
  additionalFieldsForm: record(),
});

const optionShape = list(object({ ...strings('name'), ...unread('values options optionValues') }));

/** The options that the shop has put in order, then those that only variants have. A single variant leaves no choice, though shops may list options for it. */
function readOptions(raw: Read<typeof productShape>, variants: readonly ProductVariant[]) {
  if (variants.length < 2) return [];
  const listed = Array.isArray(raw.userDefinedVariantOptions) ? raw.userDefinedVariantOptions : [];
  const named = optionShape(listed.filter((option) => typeof option === 'object'));
  const names = [
    ...named.map(({ name }) => name),
    ...readTexts(listed.filter((option) => typeof option === 'string')),
    ...readTexts(raw.variantOptionOrdering),
    ...readTexts(raw.variantAttributeNames),
    ...variants.flatMap(({ options }) => Object.keys(options)),
  ];
  return [...new Set(names)].flatMap((name) => {
    const own = named.find((option) => option.name === name);
    const values = [
      ...readTexts(own?.values ?? own?.optionValues ?? own?.options),
      ...variants.flatMap(({ options }) => options[name] ?? []),
    ];
    return name && values.length ? [{ name, values: [...new Set(values)] }] : [];
  });
}

type RawVariant = Read<typeof variantShape>;

const readPlanPrices = ({ pricingOptions }: RawVariant, options: ReadingOptions): readonly PlanPrice[] =>
  pricingOptions.map((option) => ({
    planId: option.productSubscriptionOptionId,
    ...readPrice(option, options),
  }));

/** Those of the variants, which have their own prices; older products have one for all variants. */
function readPlans(raw: Read<typeof productShape>): readonly SubscriptionPlan[] {
  const { variants, isSubscribable, subscribable, subscriptionPlan, paymentPlan, subscriptionOptionId } = raw;
  const offered = new Map(
    variants.flatMap(({ pricingOptions }) =>
      pricingOptions.map(({ productSubscriptionOptionId: planId, subscriptionPlan: plan }) => [
        planId,
        { kind: 'subscription' as const, ...readBilling(plan), planId },
      ]),
    ),
  );
  if (offered.size) return [...offered.values()];
  const source = subscriptionPlan ?? paymentPlan;
  if (!source) {
    return (isSubscribable || subscribable) && subscriptionOptionId
      ? [{ kind: 'subscription', planId: subscriptionOptionId, period: undefined, cycles: 0 }]
      : [];
  }
  const billing = readBilling(source);
  return [
    {
      kind: paymentPlan && !subscriptionPlan ? 'payment-plan' : 'subscription',
      ...billing,
      planId: billing.planId || subscriptionOptionId,
    },
  ];
}

/** Kinds that have no variants, so that the product itself stands for one; of the others a list without any is sold out. */
const WITHOUT_VARIANTS: readonly ProductType[] = ['digital', 'gift-card', 'paywall'];

/** A product from the attribute of product pages and blocks, or from the page's context. Without variants (downloads, gift cards) it becomes its own variant. */
export function readProduct(source: unknown, options: ReadingOptions): Product {
  const raw = productShape(source, 'product', options.warn);
  const kind = readKind(raw.productType);
  const isSoldOut = Array.isArray(record()(source)?.variants) && !WITHOUT_VARIANTS.includes(kind);
  const whole = {
    ...variantShape({}),
    ...raw,
    id: '',
    attributes: undefined,
    optionValues: [],
    sku: '',
    soldOut: raw.soldOut || isSoldOut,
  };
  const variants = (raw.variants.length ? raw.variants : [whole]).map(
    (variant): ProductVariant => ({
      id: variant.id,
      sku: variant.sku,
      options: readOptionValues(variant),
      ...readPrice(variant, options, raw),
      stock: readStock(variant),
      isScarce: variant.scarce,
      planPrices: readPlanPrices(variant, options),
      pictures: readPictures(variant),
    }),
  );
  const plans = readPlans(raw);
  return {
    id: raw.id,
    title: raw.title,
    kind,
    options: readOptions(raw, variants),
    variants,
    allowsMultiple: raw.allowMultiplePurchase,
    plans,
    lacksPlan: (raw.isSubscribable || raw.subscribable) && !plans.length,
    form: raw.additionalFieldsForm,
  };
}
