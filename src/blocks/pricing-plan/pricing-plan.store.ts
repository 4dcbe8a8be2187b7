import { createStore, type Store } from '../../store/store';
import type { PricingOption } from './pricing-plan.data';

/** The selected option of each toggle of the block, in the order of the page. */
interface PricingPlanStore extends Store<readonly PricingOption[]> {
  /** Selects an option of a toggle. Ignores a toggle that the block does not have. */
  select(toggle: number, option: PricingOption): void;
}

export function createPricingPlanStore(initial: readonly PricingOption[]): PricingPlanStore {
  const { get, set, subscribe } = createStore(initial);
  return {
    get,
    subscribe,
    select(toggle, option) {
      const before = get();
      if (toggle in before && before[toggle] !== option) set(before.with(toggle, option));
    },
  };
}
