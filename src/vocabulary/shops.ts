/**
 * The type of a product, in the order of the platform's numbers.
 * @field productType
 * @from 1
 */
export const PRODUCT_TYPES = ['physical', 'digital', 'service', 'gift-card', 'paywall'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];

/** The billing interval of a subscription. */
export const BILLING_UNITS = ['weekly', 'monthly', 'yearly'] as const;

export type BillingUnit = (typeof BILLING_UNITS)[number];

/**
 * The sign that a product is in the cart.
 * @field addToCartConfirmationType
 */
export enum CartConfirmation {
  button = 1,
  badgeAndButton = 2,
}

/** The currencies that the platform sells in. Their minor unit has two digits; that of the yen has none. */
export const CURRENCIES = [
  'EUR',
  'USD',
  'AUD',
  'NOK',
  'CAD',
  'NZD',
  'DKK',
  'GBP',
  'HKD',
  'CHF',
  'MXN',
  'SGD',
  'SEK',
  'CZK',
  'ILS',
  'PHP',
  'RUB',
  'PLN',
  'THB',
  'MYR',
  'ARS',
  'BRL',
  'COP',
  'IDR',
  'INR',
  'JPY',
  'ZAR',
] as const;

export type Currency = (typeof CURRENCIES)[number];
