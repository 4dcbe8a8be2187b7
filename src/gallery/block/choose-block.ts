import type { BlockModule } from '../../core/entry/block';
import { type BlockDesign, readDesign } from './block-design';

/** Designs with a contract of their own; all others begin with that of the plainest. */
const NAMES: Readonly<Partial<Record<BlockDesign, string>>> = {
  grid: 'gallery-grid',
  slider: 'gallery-slider',
  slideshow: 'gallery-slideshow',
};

/**
 * The `choose` of a gallery block: contracts go by the container's class, and the settings, which only code can read, may
 * name another design. `own` is the name of the block that asks.
 */
export const chooseBlock =
  (own: string): NonNullable<BlockModule['choose']> =>
  (element, blocks) => {
    const wanted = NAMES[readDesign(element)] ?? 'gallery-stacked';
    return wanted === own ? undefined : blocks.find(({ name }) => name === wanted);
  };
