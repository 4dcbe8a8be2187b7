import { encodePart } from '../text/address-part';
import type { Api } from './api.types';

/** How many likes each item has, by its id. */
type LikeCounts = Readonly<Record<string, unknown>>;

/**
 * Gets the counts of many items in one call.
 * @sent GET /api/blog-like-count/… | necessary | a page shows likes | which posts are on the page
 */
export function getLikeCounts(api: Api, ids: readonly string[]) {
  return api.call<LikeCounts>({
    method: 'GET',
    path: `/api/blog-like-count/${ids.map(encodePart).join(',')}`,
    // The page has the numbers that the server wrote.
    handlesFailure: true,
    read: (counts) => counts,
  });
}

/**
 * Counts the visitor's like.
 * @sent POST /api/content-items/…/sentiment/like | necessary | something is liked | the post
 */
export function likeItem(api: Api, id: string) {
  return api.call({
    method: 'POST',
    path: `/api/content-items/${encodePart(id)}/sentiment/like`,
    // A visitor who likes a post and leaves at once has liked it: a cut call would be taken back.
    keepalive: true,
    handlesFailure: true,
    read: () => true,
  });
}
