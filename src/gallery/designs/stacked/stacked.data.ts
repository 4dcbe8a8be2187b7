import { flag, number, object, oneOf, string, type WarnShape } from '../../../data/shape';

const stackedOptions = object({
  transition: string('fade'),
  speed: number(1),
  autoHeight: flag(true),
  aspectRatio: number(0),
  clickBehavior: oneOf(['next', 'previous', 'half', 'none'], 'next'),
  direction: oneOf(['horizontal', 'vertical'], 'horizontal'),
});

export interface StackedOptions {
  /** How one slide gives way to the next: `fade`, `ken-burns`, `new-swipe`, `scroll` or `swipe`. Default: `fade`. */
  readonly transition: string;
  /** Seconds that a change takes; `swipe` always takes 0.28. Default: 1. */
  readonly speed: number;
  /** Whether the height follows the width: by `aspectRatio`, else by the widest image. Default: `true`. */
  readonly autoHeight: boolean;
  /** Height in percent of the width. Default: 0, that of the widest image. */
  readonly aspectRatio: number;
  /** Where a click on a slide leads: `next`, `previous`, `half` (depends on the half that was clicked) or `none`. Default: `next`. */
  readonly clickBehavior: 'next' | 'previous' | 'half' | 'none';
  /** How many slides on each side of the current one load their images. Default: 1. */
  readonly preloadCount?: number;
  /** For `scroll`: `horizontal` or `vertical`. Fingers move vertical slides up to ¾ of the window's height; on higher ones they scroll the page. Default: `horizontal`. */
  readonly direction: 'horizontal' | 'vertical';
  /** For `new-swipe` without `loop`: how the ends react to a drag, `none`, `hard` or `inertial`; one word, or `{ start, end }`. Default: `inertial`. */
  readonly boundaries?: unknown;
  /** For `new-swipe`: the distance of snap points, a percentage of the width up to `'100%'`, or `'none'`. Default: `'100%'`. */
  readonly snapPoints?: unknown;
}

/** Reads the options of a stack. Wrong ones have their defaults and are reported. */
export const readStackedOptions = (options: unknown, warn?: WarnShape): StackedOptions => ({
  ...Object(options),
  ...stackedOptions(options, 'designOptions', warn),
});
