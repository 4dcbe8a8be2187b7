import type { BlockDefinition } from '../../core/entry/block';

/** The concerts of an artist, from Bandsintown. */
export const tourDates: BlockDefinition = {
  name: 'tour-dates',
  selector: '.sqs-block-tourdates[data-block-json]',
  load: () => import('./tour-dates.mount'),
};
