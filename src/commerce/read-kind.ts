import { number } from '../data/shape';
import type { EntryKind } from './cart/cart.types';

/** In the order of the platform's numbers, from 1. */
const KINDS: readonly EntryKind[] = ['physical', 'digital', 'service', 'gift-card', 'paywall'];

/** The kind of a product: by its name in any spelling (`GIFT_CARD`), or by its number. Unknown ones are physical. */
export function readKind(value: unknown): EntryKind {
  const name = typeof value === 'string' ? value.toLowerCase().replaceAll('_', '-') : '';
  return KINDS.find((kind) => kind === name) ?? KINDS[number(0)(value) - 1] ?? 'physical';
}
