import { createStore } from '../../store/store';
import { findVariant } from './choose-variant';
import type { Product, ProductVariant, Selection, SubscriptionPlan } from './product.types';

/** The most that the platform's cart takes of one thing. */
const MOST = 9999;

interface QuantityLimits {
  readonly min: number;
  readonly max: number;
}

/** The numbers of a variant that one order may have, as far as the page knows. `variant` is undefined until one is chosen. */
export function quantityLimits(
  { allowsMultiple, plans, kind }: Product,
  variant: Pick<ProductVariant, 'stock'> | undefined,
): QuantityLimits {
  // A download is bought once, and so is a subscription to it.
  if (!allowsMultiple || (kind === 'digital' && !plans.length)) return { min: 1, max: 1 };
  return { min: 1, max: Math.max(1, Math.min(MOST, variant?.stock ?? MOST)) };
}

/** The quantity nearest to the typed one; the least for anything but a number. */
export function nearestQuantity(value: number, { min, max }: QuantityLimits): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, Math.trunc(value))) : min;
}

interface ProductState {
  readonly selection: Selection;
  /** Undefined until every option has a value, and where the shop has no such variant. */
  readonly variant: ProductVariant | undefined;
  readonly quantity: number;
  readonly limits: QuantityLimits;
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
    const variant = findVariant(product, selection);
    const limits = quantityLimits(product, variant);
    return { selection, variant, limits, quantity: nearestQuantity(quantity, limits) };
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
      const next = nearestQuantity(quantity, get().limits);
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
