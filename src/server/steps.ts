/** Steps from a node to another that a page may cost: so many, and so many for each of its characters. Real pages take a hundredth of that. */
const MAX_STEPS = 1e6;
const MAX_STEPS_PER_CHARACTER = 1;
let stepsLeft = MAX_STEPS;

/** Begins to count for a page. */
export function allowSteps(characters: number): void {
  stepsLeft = MAX_STEPS + MAX_STEPS_PER_CHARACTER * characters;
}

/**
 * Questions about all that is around an element, or in it, take too long if they are asked of each of many that are nested into each other.
 * @throws RangeError where a page has cost too many
 */
export function countSteps(steps: number): void {
  stepsLeft -= steps;
  if (stepsLeft < 0) throw new RangeError('Too many of its blocks are nested into each other to be read.');
}
