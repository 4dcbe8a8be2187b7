import { lazyFeature } from '../core/entry/lazy-feature';
import { findAll } from '../dom/find-all';
import { LATE_REQUESTS } from './late-requests';

/**
 * Blocks and features that the entry does not name, as one contract: their own come with its code, so that the entry does not grow with
 * them. A page of another platform without blocks needs none of them until an event asks for one; a page of a site counts its visits.
 */
export const lateUnits = lazyFeature({
  name: 'late',
  bringsBlocks: true,
  isWanted: ({ context, inlay }) =>
    context.website.id ||
    context.cookieSettings ||
    inlay.inspect()[0] ||
    findAll(document, '[class*=sqs-],[data-controller]')[0] ||
    location.search.includes('inlay='),
  // New markup may hold its blocks, and what a script records must not be lost.
  startOn: `site:scan event:record ${LATE_REQUESTS}`,
  load: () => import('./late.mount'),
});
