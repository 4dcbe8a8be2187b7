import { number, object, string, strings } from '../data/shape';
import type { BillingUnit } from '../vocabulary/shops';
import type { EntryBilling } from './cart/cart.types';

const planShape = object({
  ...strings('id'),
  billingPeriod: object({ value: number(1), unit: string('monthly') }),
  numBillingCycles: number(0),
});

/** The server writes `WEEK` and `WEEKLY`; an unknown unit is a month. */
function readUnit(name: string): BillingUnit {
  const word = name.toLowerCase();
  return word.startsWith('week') ? 'weekly' : word.startsWith('year') ? 'yearly' : 'monthly';
}

/** Which plan a product or an entry of the cart is paid by, and how often. */
export function readBilling(plan: unknown): Omit<EntryBilling, 'kind'> {
  const { id, billingPeriod, numBillingCycles } = planShape(plan);
  return {
    planId: id,
    period: { value: Math.max(1, Math.trunc(billingPeriod.value)), unit: readUnit(billingPeriod.unit) },
    cycles: Math.max(0, Math.trunc(numBillingCycles)),
  };
}
