import type { Unit } from '../../core/unit';
import { blockNameOf, readDesign } from './block-design';

/**
 * The `choose` of a gallery block. Selectors see only the container's class, but the settings may name another design.
 * `own` is the name of the block that asks.
 */
export const chooseBlock =
  (own: string): NonNullable<Unit['choose']> =>
  (element, blocks) => {
    const wanted = blockNameOf(readDesign(element));
    return wanted === own ? undefined : blocks.find(({ name }) => name === wanted);
  };
