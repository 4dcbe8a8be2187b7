import { inTurn } from './entry/yielding';
import type { Scope } from './scope';

/** A gallery of this length is wired at once. */
const SLICE = 50;

/**
 * Calls `work` with fifty items at a time: now with the first, and in their turn with the rest, unless `scope` has ended by then. What it throws for
 * the rest is a fault of the unit. A block is mounted once all that its `mount` has begun like this is done.
 * @example inSlices(slides, scope, (some) => some.forEach(load));
 */
export function inSlices<Item>(
  items: readonly Item[],
  { guard }: Pick<Scope, 'guard'>,
  work: (slice: readonly Item[]) => void,
): void {
  for (let from = 0; from < items.length; from += SLICE) {
    const slice = () => work(items.slice(from, from + SLICE));
    if (from) inTurn(guard(slice));
    else slice();
  }
}
