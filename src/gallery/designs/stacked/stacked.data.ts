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
  /** Whether the height follows from the width: by `aspectRatio`, else by the shape of the flattest picture. Default: `true`. */
  readonly autoHeight: boolean;
  /** Height in percent of the width. Default: 0, the flattest picture's. */
  readonly aspectRatio: number;
  /** What a click on a slide leads to: `next`, `previous`, `half` (by the half that was clicked) or `none`. Default: `next`. */
  readonly clickBehavior: 'next' | 'previous' | 'half' | 'none';
  /** How many slides on each side of the current one load their pictures. Default: 1. */
  readonly preloadCount?: number;
  /** Of `scroll`: `horizontal` or `vertical`. A finger moves vertical slides of at most ¾ of the window's height; else the page. Default: `horizontal`. */
  readonly direction: 'horizontal' | 'vertical';
  /** Of `new-swipe`: what a drag meets at an end without a loop, `none`, `hard` or `inertial`; one word, or `{ start, end }`. Default: `inertial`. */
  readonly boundaries?: unknown;
  /** Of `new-swipe`: where a drag comes to rest, a percentage of the width up to `'100%'`, or `'none'`. Default: `'100%'`. */
  readonly snapPoints?: unknown;
}

/** Reads the options of a stack; what is wrong has its default and is reported. */
export const readStackedOptions = (options: unknown, warn?: WarnShape): StackedOptions => ({
  ...Object(options),
  ...stackedOptions(options, '', warn),
});
