import { isThemeRunning } from '../../context/driven-by-theme';
import { type LazyFeature, lazyFeature } from '../../core/entry/lazy-feature';

/** Shows content that theme CSS would keep invisible for ever, because the script that it waits for does not run on the page. */
export const waitingContent = (load: LazyFeature['load']) =>
  lazyFeature({
    name: 'waiting-content',
    isWanted: () => !isThemeRunning(),
    load,
  });
