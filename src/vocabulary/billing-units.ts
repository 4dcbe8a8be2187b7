/** How often a subscription is paid. */
export const BILLING_UNITS = ['weekly', 'monthly', 'yearly'] as const;

export type BillingUnit = (typeof BILLING_UNITS)[number];
