/** Likes by item, for as long as the server runs. @type {Map<string, number>} */
const likes = new Map([
  ['64b1000000000000000000a1', 14],
  ['64b1000000000000000000a2', 0],
  ['64b1000000000000000000a3', 1],
]);

/** Likes, comments and reviews. @type {import('./table.mjs').Endpoint[]} */
export const socialEndpoints = [
  {
    method: 'GET',
    path: '/blog-like-count/:ids',
    answer(c) {
      const ids = (c.req.param('ids') ?? '').split(',').filter((id) => likes.has(id));
      return c.json(Object.fromEntries(ids.map((id) => [id, likes.get(id)])));
    },
  },
  {
    method: 'POST',
    path: '/content-items/:id/sentiment/like',
    answer(c) {
      const id = c.req.param('id') ?? '';
      if (!likes.has(id)) return c.json({ error: 'There is no such item.' }, 400);
      likes.set(id, (likes.get(id) ?? 0) + 1);
      return c.json({ likeCount: likes.get(id) });
    },
  },
];
