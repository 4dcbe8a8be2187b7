import { lazyFeature } from '../core/entry/lazy-feature';

/**
 * Features that no visitor waits for, as one contract: theirs come with its code, so that the entry does not grow with
 * them. A page that is not the platform's and has no block needs none of them before somebody asks.
 */
export const lateFeatures = lazyFeature({
  name: 'late',
  isWanted: ({ context, inlay }) =>
    !!context.cookieSettings || inlay.inspect().length > 0 || location.search.includes('inlay='),
  waitsForIdle: true,
  // What the features in it answer to, where a visitor does wait.
  startOn: 'popup:show popup:shown system-error:show api:authorization-failed api:failed style:failed',
  load: () => import('./late.mount'),
});
