import { flag, number, object, oneOf, string, type WarnShape } from '../../../data/shape';
import type { DesignOptions } from '../../model/design-options';

const stackedOptions = object({
  transition: string('fade'),
  speed: number(1),
  autoHeight: flag(true),
  aspectRatio: number(0),
  clickBehavior: oneOf(['next', 'previous', 'half', 'none'], 'next'),
  direction: oneOf(['horizontal', 'vertical'], 'horizontal'),
});

/** Read by the transitions that have them. */
type OtherOptions = Pick<DesignOptions['stacked'], 'preloadCount'> &
  Readonly<{ boundaries?: unknown; snapPoints?: unknown }>;

export type StackedSettings = ReturnType<typeof readStackedOptions>;

/** Given options with their defaults. */
export const readStackedOptions = (options: unknown, warn?: WarnShape) => ({
  ...(Object(options) as OtherOptions),
  ...stackedOptions(options, 'designOptions', warn),
});
