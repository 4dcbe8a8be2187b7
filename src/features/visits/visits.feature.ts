import { type LazyFeature, lazyFeature } from '../../core/entry/lazy-feature';
import '../../measuring/events/event-request';

/** Counts the visit and sends the events of the page, for the statistics of the site's owner. */
export const visits = (load: LazyFeature['load']) =>
  lazyFeature({
    name: 'visits',
    // A page without a site has nobody to count for.
    isWanted: ({ context }) => context.website.id,
    startOn: 'event:record',
    load,
  });
