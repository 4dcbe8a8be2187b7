// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createPricingPlanStore } from '../../../../src/blocks/pricing-plan/pricing-plan.mount';

it('keeps the option of each toggle apart, and says nothing for the same option', () => {
  const store = createPricingPlanStore([0, 1]);
  const seen: unknown[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.select(0, 1);
  store.select(0, 1);
  store.select(2, 1);
  store.select(1, 0);
  expect(seen).toEqual([
    [1, 1],
    [1, 0],
  ]);
});
