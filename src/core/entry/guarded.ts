import type { Services } from './services';

/** For listeners of the entry, where no scope is yet: what a handler throws is a fault of the feature `name`. */
export const guarded =
  <Args extends unknown[]>(
    { report }: Pick<Services, 'report'>,
    name: string,
    handler: (...args: Args) => void,
  ) =>
  (...args: Args) => {
    try {
      handler(...args);
    } catch (error) {
      report('handler', name, error);
    }
  };
