import type { Store } from '../../store/store';
import type { BillingUnit, ProductType } from '../../vocabulary/shops';
import type { Money } from '../money/money';

/** A choice that a variant stands for: `{ name: 'Size', value: 'Large' }`. */
export interface EntryOption {
  readonly name: string;
  readonly value: string;
}

/** The payments for an entry: a subscription, or a payment plan with a last instalment. */
export interface EntryBilling {
  readonly kind: 'subscription' | 'payment-plan';
  readonly planId: string;
  /** `{ value: 2, unit: 'weekly' }`: every second week. */
  readonly period: { readonly value: number; readonly unit: BillingUnit };
  /** 0: until it is cancelled. */
  readonly cycles: number;
}

/** One line of a cart. */
export interface CartEntry {
  readonly id: string;
  readonly productId: string;
  /** The variant; `''` for products without any. */
  readonly sku: string;
  readonly title: string;
  readonly kind: ProductType;
  readonly options: readonly EntryOption[];
  /** The address of the picture; `''` without one. */
  readonly imageUrl: string;
  /** The product's page; `''` when the server does not say. */
  readonly url: string;
  readonly quantity: number;
  /** The most that may be in the cart; undefined without a limit. */
  readonly maxQuantity: number | undefined;
  /** The price of one piece. */
  readonly unitPrice: Money;
  /** The price of one piece before a sale. */
  readonly fullPrice: Money | undefined;
  /** Unit price × quantity. */
  readonly total: Money;
  readonly billing: EntryBilling | undefined;
  /** The visitor's entries for it (`additionalFields`), as they were sent; sent again when its removal is undone. */
  readonly additionalFields: string;
}

export interface CartCoupon {
  readonly code: string;
  readonly name: string;
  readonly discount: Money;
}

/** The platform's shopping cart, with its field names and defaults; amounts are in the minor unit of one currency. */
export interface Cart {
  readonly id: string;
  readonly websiteId: string;
  readonly orderId: string;
  /** Milliseconds; 0 when the server does not say. */
  readonly created: number;
  readonly isPurchased: boolean;
  readonly entries: readonly CartEntry[];
  readonly shippingOptions: readonly Readonly<Record<string, unknown>>[];
  readonly applicableTaxRules: readonly Readonly<Record<string, unknown>>[];
  readonly coupons: readonly CartCoupon[];
  readonly validCoupons: readonly CartCoupon[];
  readonly invalidCoupons: readonly CartCoupon[];
  readonly selectedShippingOption: Readonly<Record<string, unknown>> | undefined;
  readonly shippingLocation: Readonly<Record<string, unknown>> | undefined;
  /** `subtotalAmount`, or `subtotalCents` where the server sends that alone. Before discounts. */
  readonly subtotal: Money;
  readonly tax: Money;
  readonly shippingCost: Money;
  readonly discount: Money;
  readonly grandTotal: Money;
  /** Number of things in it. */
  readonly totalQuantity: number;
  readonly hasDigital: boolean;
  readonly purelyDigital: boolean;
  readonly requiresShipping: boolean;
}

export interface CartState {
  /** `unread`: nobody has asked for it yet. `failed`: the server did not say what is in it; `failure` is for visitors. */
  readonly status: 'unread' | 'reading' | 'ready' | 'failed';
  /** The cart that the visitor sees: the server's, with the pending changes applied. */
  readonly cart: Cart;
  /** Changes are pending. Subtotal and quantities are ours then, the other amounts are the server's from before. */
  readonly isPending: boolean;
  /** Ids of the entries that they change. */
  readonly busy: ReadonlySet<string>;
  /** The server did not answer a change, nor could it be asked since: it may have been made. */
  readonly isUncertain: boolean;
  /** Why reading has failed. */
  readonly failure: string | undefined;
  /** Removed last, until something else changes: `undo()` puts it back. */
  readonly removed: CartEntry | undefined;
}

/** A visitor's addition to the cart. */
export interface CartAddition {
  readonly productId: string;
  /** The variant's; leave it out for products without variants. */
  readonly sku?: string | undefined;
  readonly quantity?: number;
  /** The answers to the product's form, as JSON text. */
  readonly additionalFields?: string | undefined;
  /** The fields that the captcha of the product's form adds to the call. */
  readonly captcha?: Readonly<Record<string, string>>;
  /** Said when it is in the cart: “{productName} was added to your cart.” */
  readonly productName: string;
  /** Bought by subscription, or paid in instalments. */
  readonly billing?: Pick<EntryBilling, 'kind' | 'planId'> | undefined;
}

/**
 * Without `ok` the cart is unchanged and `message` is for visitors; with `isUncertain` the server may still have made the change, which shows when it answers.
 * `cartToken` names the cart for `/checkout/subscribe`: a subscription may have its own.
 */
export type CartResult =
  | { readonly ok: true; readonly cart: Cart; readonly cartToken?: string }
  | { readonly ok: false; readonly message: string; readonly isUncertain: boolean };

/** The cart of the page's visitor. Get it by `pageCart(scope)` of `page-cart.ts`. Nothing rejects. */
export interface CartStore extends Store<CartState> {
  /** Reads the cart once; later calls return the known state. No request without a cart cookie (`hasCart` or `CART`). */
  read(): Promise<CartState>;
  /** Reads it again, for what others may have changed; without a cookie the cart is empty. */
  refresh(): Promise<CartState>;
  /** Adds to the cart. The quantity shows at once, the entry when the server has taken it. */
  add(addition: CartAddition): Promise<CartResult>;
  /** Sets the quantity of an entry. 0 removes it; ask the visitor first. */
  change(entryId: string, quantity: number): Promise<CartResult>;
  remove(entryId: string): Promise<CartResult>;
  /** Puts back the entry removed last, if any. */
  undo(): Promise<CartResult | undefined>;
}
