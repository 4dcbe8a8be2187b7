import { lazyFeature } from '../core/entry/lazy-feature';

/**
 * Features that no visitor waits for, as one contract: their own contracts come with its code, so that the entry does not
 * grow with them. A page of another platform without blocks needs none of them until an event asks for one.
 */
export const lateFeatures = lazyFeature({
  name: 'late',
  isWanted: ({ context, inlay }) =>
    !!context.cookieSettings || inlay.inspect().length > 0 || location.search.includes('inlay='),
  waitsForIdle: true,
  // Events that the features in it answer, where a visitor does wait.
  startOn: 'popup:show popup:shown system-error:show api:authorization-failed api:failed style:failed',
  load: () => import('./late.mount'),
});
