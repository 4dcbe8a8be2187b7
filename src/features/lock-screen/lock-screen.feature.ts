import { lazyFeature } from '../../core/entry/lazy-feature';
import { PageType } from '../../vocabulary/page-types';

/** Pages that a password or a membership opens. */
export const LOCKED_PAGES: readonly unknown[] = [
  PageType.lockScreen,
  PageType.protectedContent,
  PageType.memberAreaAccessDenied,
];

/** Names the form that a locked page shows instead of its content, for screen readers. */
export const lockScreen = lazyFeature({
  name: 'lock-screen',
  isWanted: ({ context: { pageType } }) => LOCKED_PAGES.includes(pageType),
  load: () => import('./lock-screen.mount'),
});
