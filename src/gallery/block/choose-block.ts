import type { Unit } from '../../core/unit';
import { blockNameOf, readDesign } from './block-design';

/** The `choose` of the block called `own`. Selectors see only the container's class, but the settings may name another design. */
export const chooseBlock =
  (own: string): NonNullable<Unit['choose']> =>
  (element, blocks) => {
    const wanted = blockNameOf(readDesign(element));
    return wanted === own ? undefined : blocks.find(({ name }) => name === wanted);
  };
