import type { BlockEvent } from '../../core/entry/events';
import { lazyFeature } from '../../core/entry/lazy-feature';

/** Blocks whose mounting counts. */
const FORMS = /form|newsletter/;

/** Counts forms, popups and quick views that are shown, and buttons that are pressed, for the statistics of the site's owner. */
export const census = lazyFeature({
  name: 'census',
  isWanted: () => document.querySelector('.sqs-block-button-element') !== null,
  // Forms may appear later, in a popup or inserted by a script.
  startOn: 'block:mounted popup:shown quick-view:opened',
  isRequested: (event) => FORMS.test((event as Partial<BlockEvent> | undefined)?.block ?? 'form'),
  load: () => import('./census.mount'),
});
