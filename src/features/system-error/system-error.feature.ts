import { lazyFeature } from '../../core/entry/lazy-feature';

/** Says that something went wrong that nobody else has an answer for. */
export const systemError = lazyFeature({
  name: 'system-error',
  isWanted: () => false,
  wokenBy: 'system-error:show api:authorization-failed api:failed',
  load: () => import('./system-error.mount'),
});
