import { isThemeRunning } from '../../context/driven-by-theme';
import { lazyFeature } from '../../core/entry/lazy-feature';

/** Shows what a theme would keep invisible for ever, because the script that it waits for is not on the page. */
export const waitingContent = lazyFeature({
  name: 'waiting-content',
  isWanted: () => !isThemeRunning(),
  load: () => import('./waiting-content.mount'),
});
