import type { BlockEvent } from '../../core/entry/events';
import { lazyFeature } from '../../core/entry/lazy-feature';

/** Names of blocks. */
const FORMS = /form|newsletter/;

/** Counts forms and popups that are seen and buttons that are pressed, for the statistics of the site's owner. */
export const census = lazyFeature({
  name: 'census',
  isWanted: () => document.querySelector('.sqs-block-button-element') !== null,
  // Forms count when they are there, which may be later: in a popup, or with what a script inserts.
  wokenBy: 'block:mounted popup:shown',
  isWaking: (event) => FORMS.test((event as Partial<BlockEvent> | undefined)?.block ?? 'form'),
  load: () => import('./census.mount'),
});
