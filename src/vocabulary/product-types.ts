/**
 * What a product is, in the order of the platform's numbers.
 * @field productType
 * @from 1
 */
export const PRODUCT_TYPES = ['physical', 'digital', 'service', 'gift-card', 'paywall'] as const;

export type ProductType = (typeof PRODUCT_TYPES)[number];
