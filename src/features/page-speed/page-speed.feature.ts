import { type LazyFeature, lazyFeature } from '../../core/entry/lazy-feature';

/** Tells the site's owner how fast the page was, if the visitor allows that. */
export const pageSpeed = (load: LazyFeature['load']) =>
  lazyFeature({
    name: 'page-speed',
    // Without an id the page is not one of the platform.
    isWanted: ({ context }) => context.website.id,
    load,
  });
