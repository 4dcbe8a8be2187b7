import { createStore } from '../../store/store';
import { findVariant } from './choose-variant';
import type { Product, ProductVariant, Selection, SubscriptionPlan } from './product.types';
import { maxQuantity, nearestQuantity } from './quantity-limits';

export interface ProductState {
  readonly selection: Selection;
  /** Undefined until every option has a value, and where the shop has no such variant. */
  readonly variant: ProductVariant | undefined;
  readonly quantity: number;
  readonly maxQuantity: number;
  readonly isOnce: boolean;
  readonly planId: string | undefined;
  readonly status: 'idle' | 'adding' | 'added';
  /** Why it cannot be added, for visitors; `''` when it can. */
  readonly note: string;
}

/** The plan that the product is bought by; undefined if it is paid once. */
export function planOf({ product: { plans }, get }: ProductStore): SubscriptionPlan | undefined {
  const { isOnce, planId } = get();
  return isOnce ? undefined : (plans.find((plan) => plan.planId === planId) ?? plans[0]);
}

export function createProductStore(product: Product, initial: Selection) {
  const chosen = (selection: Selection, quantity: number) => {
    const variant = product.lacksVariants ? undefined : findVariant(product, selection);
    const max = maxQuantity(product, variant);
    return { selection, variant, maxQuantity: max, quantity: nearestQuantity(quantity, max) };
  };
  const { get, set, subscribe } = createStore<ProductState>({
    ...chosen(initial, 1),
    isOnce: false,
    planId: undefined,
    status: 'idle',
    note: '',
  });
  return {
    product,
    get,
    subscribe,
    /** Chooses a value of an option; undefined takes the choice back. */
    choose(option: string, value: string | undefined) {
      const { selection, quantity, status } = get();
      if (selection[option] === value) return;
      const others = Object.entries(selection).filter(([name]) => name !== option);
      const next = Object.fromEntries(value === undefined ? others : [...others, [option, value]]);
      set({ ...get(), ...chosen(next, quantity), status: status === 'added' ? 'idle' : status, note: '' });
    },
    setQuantity(quantity: number) {
      const next = nearestQuantity(quantity, get().maxQuantity);
      if (next !== get().quantity) set({ ...get(), quantity: next, note: '' });
    },
    setOnce(isOnce: boolean) {
      if (isOnce !== get().isOnce) set({ ...get(), isOnce, note: '' });
    },
    setPlan(planId: string) {
      if (planId !== get().planId) set({ ...get(), planId, note: '' });
    },
    setStatus: (status: ProductState['status'], note: string = '') => set({ ...get(), status, note }),
  };
}

export type ProductStore = ReturnType<typeof createProductStore>;
