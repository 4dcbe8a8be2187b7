import { flag, number, object, oneOf, string, type WarnShape } from '../../../data/shape';
import type { StackedOptions } from '../../model/design-options';

const stackedOptions = object({
  transition: string('fade'),
  speed: number(1),
  autoHeight: flag(true),
  aspectRatio: number(0),
  clickBehavior: oneOf(['next', 'previous', 'half', 'none'], 'next'),
  direction: oneOf(['horizontal', 'vertical'], 'horizontal'),
});

/** Given options with their defaults. Transitions read their own. */
export interface StackedSettings extends Pick<StackedOptions, 'preloadCount'> {
  readonly transition: string;
  readonly speed: number;
  readonly autoHeight: boolean;
  readonly aspectRatio: number;
  readonly clickBehavior: NonNullable<StackedOptions['clickBehavior']>;
  readonly direction: NonNullable<StackedOptions['direction']>;
  readonly boundaries?: unknown;
  readonly snapPoints?: unknown;
}

export const readStackedOptions = (options: unknown, warn?: WarnShape): StackedSettings => ({
  ...Object(options),
  ...stackedOptions(options, 'designOptions', warn),
});
