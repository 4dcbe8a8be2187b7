import { lazyFeature } from '../../core/lazy-feature';

/** Counts forms that are seen and buttons that are pressed, for the statistics of the site's owner. */
export const census = lazyFeature({
  name: 'census',
  isWanted: () =>
    document.querySelector('.sqs-block-button-element,.sqs-block-form,.sqs-block-newsletter') !== null,
  isUnhurried: true,
  load: () => import('./census.mount'),
});
