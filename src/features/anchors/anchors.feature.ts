import { type LazyFeature, lazyFeature } from '../../core/entry/lazy-feature';
import { findAll } from '../../dom/find-all';

/** Links into the page: they scroll smoothly, and what they lead to is not covered by a fixed header. */
export const anchors = (load: LazyFeature['load']) =>
  lazyFeature({
    name: 'anchors',
    isWanted: () => location.hash || findAll(document, 'a[href*="#"]')[0],
    load,
  });
