import type { ProductType } from '../../vocabulary/shops';
import type { EntryBilling } from '../cart/cart.types';
import type { Price } from '../read-variant';

/** A choice, with its values in the order of the shop: `{ name: 'Size', values: ['Small', 'Large'] }`. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** The price of one by a plan. */
export interface PlanPrice extends Price {
  readonly planId: string;
}

/** Its price is that of a purchase that is paid once, or by the product's only plan. */
export interface ProductVariant extends Price {
  readonly id: string;
  /** `''` for products that are sold without one. */
  readonly sku: string;
  /** A value for each option: `{ Size: 'Large' }`. Empty for products without options. */
  readonly options: Readonly<Record<string, string>>;
  /** Prices of the plans that have one of their own. */
  readonly planPrices: readonly PlanPrice[];
  /** Number in stock; undefined without a limit. */
  readonly stock: number | undefined;
  /** The shop wants visitors to know that few are left. */
  readonly isScarce: boolean;
  /** Ids and addresses of its own pictures, the main one first. */
  readonly pictures: readonly string[];
}

/** A way to pay for a product more than once. */
export interface SubscriptionPlan extends Omit<EntryBilling, 'period'> {
  /** Undefined where the page names the plan and does not describe it. */
  readonly period: EntryBilling['period'] | undefined;
}

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly kind: ProductType;
  readonly options: readonly ProductOption[];
  /** At least one. */
  readonly variants: readonly ProductVariant[];
  /** Whether one order may have several of it. */
  readonly allowsMultiple: boolean;
  /** By which it can be paid; the first, if the visitor does not choose. Empty: it is paid once. */
  readonly plans: readonly SubscriptionPlan[];
  /** It is sold by subscription, and has no plan: it cannot be bought unless it can be bought once. */
  readonly lacksPlan: boolean;
  /** Nothing in the page says which variants there are, though it has options or its JSON is damaged: an order would lack what the visitor sees. */
  readonly lacksVariants?: boolean;
  /** The form that is filled in for each one, as the server has written it. */
  readonly form: Readonly<Record<string, unknown>> | undefined;
}

/** A value for each option that the visitor has chosen so far. */
export type Selection = Readonly<Record<string, string>>;
