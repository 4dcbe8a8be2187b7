import { isThemeRunning } from '../../context/driven-by-theme';
import { lazyFeature } from '../../core/entry/lazy-feature';

/** Shows content that theme CSS would keep invisible for ever, because the script that it waits for does not run on the page. */
export const waitingContent = lazyFeature({
  name: 'waiting-content',
  isWanted: () => !isThemeRunning(),
  load: () => import('./waiting-content.mount'),
});
