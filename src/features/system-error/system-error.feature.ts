import { lazyFeature } from '../../core/entry/lazy-feature';

/** Tells the visitor about an error that no other code handles. */
export const systemError = lazyFeature({
  name: 'system-error',
  isWanted: () => false,
  startOn: 'system-error:show api:authorization-failed api:failed',
  load: () => import('./system-error.mount'),
});
