import { lazyFeature } from '../../core/entry/lazy-feature';
import './quick-view.events';

export const QUICK_VIEW_BUTTON = '.sqs-product-quick-view-button[data-id]';

/** Products of a list in a dialog. */
export const quickView = lazyFeature({
  name: 'quick-view',
  isWanted: () => document.querySelector(QUICK_VIEW_BUTTON),
  load: () => import('./quick-view.mount'),
});
