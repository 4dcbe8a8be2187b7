import { lazyFeature } from '../../core/entry/lazy-feature';
import { LOCK_PAGES } from '../../vocabulary/page-types';

/** Names the form that a locked page shows instead of its content, for screen readers. */
export const lockScreen = lazyFeature({
  name: 'lock-screen',
  isWanted: ({ context: { pageType } }) => Object.values<unknown>(LOCK_PAGES).includes(pageType),
  load: () => import('./lock-screen.mount'),
});
