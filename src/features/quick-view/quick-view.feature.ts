import { lazyFeature } from '../../core/entry/lazy-feature';
import './quick-view.events';
import { QUICK_VIEW_BUTTON } from './quick-view-button';

/** Products of a list in a dialog. */
export const quickView = lazyFeature({
  name: 'quick-view',
  isWanted: () => document.querySelector(QUICK_VIEW_BUTTON),
  load: () => import('./quick-view.mount'),
});
