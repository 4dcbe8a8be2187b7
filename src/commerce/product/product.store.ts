import { createStore } from '../../store/store';
import { findVariant } from './choose-variant';
import type { Product, ProductVariant, Selection, SubscriptionPlan } from './product.types';

/** The most that the platform's cart takes of one thing. */
const MOST = 9999;

/** The most of a variant that one order may have, as far as the page knows. `variant` is undefined until one is chosen. */
export function maxQuantity(
  { allowsMultiple, plans, kind }: Product,
  variant: Pick<ProductVariant, 'stock'> | undefined,
): number {
  // A download is bought once, and so is a subscription to it.
  if (!allowsMultiple || (kind === 'digital' && !plans.length)) return 1;
  return Math.max(1, Math.min(MOST, variant?.stock ?? MOST));
}

/** The quantity from 1 to `max` that is nearest to the typed one; 1 for anything but a number. */
export const nearestQuantity = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(max, Math.max(1, Math.trunc(value))) : 1;

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
