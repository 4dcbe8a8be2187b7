import type { ProductType } from '../../vocabulary/product-types';
import type { EntryBilling } from '../cart/cart.types';
import type { Money } from '../money/money';

/** What can be chosen, with its values in the order of the shop: `{ name: 'Size', values: ['Small', 'Large'] }`. */
export interface ProductOption {
  readonly name: string;
  readonly values: readonly string[];
}

export interface ProductVariant {
  readonly id: string;
  /** `''` for products that are sold without one. */
  readonly sku: string;
  /** A value for each option: `{ Size: 'Large' }`. Empty for products without options. */
  readonly options: Readonly<Record<string, string>>;
  /** What one costs now. */
  readonly price: Money;
  /** What one costs without the sale; undefined when there is none. */
  readonly fullPrice: Money | undefined;
  /** How many there are; undefined without a limit. */
  readonly stock: number | undefined;
  /** The shop wants visitors to know that few are left. */
  readonly isScarce: boolean;
  /** Ids and addresses of its own pictures, the main one first. */
  readonly pictures: readonly string[];
}

/** How a product is paid more than once. */
export type SubscriptionPlan = EntryBilling;

export interface Product {
  readonly id: string;
  readonly title: string;
  readonly kind: ProductType;
  readonly options: readonly ProductOption[];
  /** At least one. */
  readonly variants: readonly ProductVariant[];
  /** Whether one order may have several of it. */
  readonly allowsMultiple: boolean;
  readonly plan: SubscriptionPlan | undefined;
  /** The form that is filled in for each one, as the server has written it. */
  readonly form: Readonly<Record<string, unknown>> | undefined;
}

/** A value for each option that the visitor has chosen so far. */
export type Selection = Readonly<Record<string, string>>;
