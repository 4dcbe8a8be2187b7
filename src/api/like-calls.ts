import type { Api } from './api.types';

/** How many likes each item has, by its id. */
export type LikeCounts = Readonly<Record<string, unknown>>;

/** Gets the counts of many items in one call. */
export function getLikeCounts(api: Api, ids: readonly string[]) {
  return api.call<LikeCounts>({
    method: 'GET',
    path: `/api/blog-like-count/${ids.map(encodeURIComponent).join(',')}`,
    // The page has the numbers that the server wrote.
    handlesFailure: true,
    read: (counts) => counts,
  });
}

/** Counts the visitor's like. */
export function likeItem(api: Api, id: string) {
  return api.call({
    method: 'POST',
    path: `/api/content-items/${encodeURIComponent(id)}/sentiment/like`,
    handlesFailure: true,
    read: () => true,
  });
}
