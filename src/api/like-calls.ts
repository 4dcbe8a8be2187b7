import { encodePart } from '../text/address-part';
import type { Api } from './api.types';

/**
 * Gets the numbers of likes of many items, by their ids, in one call. Without an answer the page has those that the server wrote.
 * @sent GET /api/blog-like-count/… | necessary | a page shows likes | which posts are on the page
 */
export const getLikeCounts = (api: Api, ids: readonly string[]) =>
  api.call({
    method: 'GET',
    path: `/api/blog-like-count/${ids.map(encodePart).join(',')}`,
    read: (counts) => counts,
  });

/**
 * Counts the visitor's like.
 * @sent POST /api/content-items/…/sentiment/like | necessary | something is liked | the post
 */
export const likeItem = (api: Api, id: string) =>
  api.call({
    method: 'POST',
    path: `/api/content-items/${encodePart(id)}/sentiment/like`,
    // A visitor may like a post and leave at once.
    keepalive: true,
    read: () => true,
  });
