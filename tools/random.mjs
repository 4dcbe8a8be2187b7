/**
 * Numbers from 0 to 1, the same for the same seed (mulberry32): what draws by chance can be repeated.
 * @param {number} seed
 * @returns {() => number}
 * @example createRandom(7)() === createRandom(7)() // true
 */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Draws from lists by chance.
 * @param {number} seed
 * @returns {{ random: () => number, below: (end: number) => number, pick: <Item>(items: readonly Item[]) => Item }}
 *   `below`: a whole number from 0 on; `pick` throws where there is nothing to pick
 */
export function createChance(seed) {
  const random = createRandom(seed);
  const below = (/** @type {number} */ end) => Math.floor(random() * end);
  return {
    random,
    below,
    pick(items) {
      if (!items.length) throw new Error('There is nothing to pick.');
      return /** @type {any} */ (items[below(items.length)]);
    },
  };
}
