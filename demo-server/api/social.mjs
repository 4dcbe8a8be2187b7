import { createKeys, noteEffect } from './effects.mjs';

/** Of reports of comments, which no answer tells of. */
const isNewKey = createKeys();

/** Likes by item, for as long as the server runs. @type {Map<string, number>} */
const likes = new Map([
  ['64b1000000000000000000a1', 14],
  ['64b1000000000000000000a2', 0],
  ['64b1000000000000000000a3', 1],
]);

const POST = '64b1000000000000000000a1';
const PAGE_SIZE = 4;
const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 16, 9);

/**
 * @typedef {{ id: string, itemId: string, parentId: string, authorName: string, body: string, addedOn: number, likeCount: number }} Comment
 */

/** Comments by the key that they were sent with. @type {Map<string, object>} */
const keyed = new Map();

/** The newest first. @type {Comment[]} */
const comments = [
  ['c4', '', 'Ines Okafor', 'Are the tubs watered at weekends, too?', 0],
  ['c3', '', 'Bertil Lund', 'I counted eleven.\n\nOne of them is a lime.', 2],
  ['c2', 'c1', 'Otterbrook Glasshouse', 'Thank you! The barrow is mended by now.', 1],
  ['c0', '', 'Piet', 'Is the path by the river open again?', 0],
  ['b9', '', 'Rosa', 'The first one out is always the big one by the door.', 3],
  ['c1', '', 'Maud Ferris', 'They smell wonderful this year. <b>Well done</b>, all four of you.', 5],
].map(([id, parentId, authorName, body, likeCount], index) => ({
  id: String(id),
  itemId: POST,
  parentId: String(parentId),
  authorName: String(authorName),
  body: String(body),
  addedOn: START - index * HOUR,
  likeCount: Number(likeCount),
}));

/** By the platform's numbers. @type {Record<string, (a: Comment, b: Comment) => number>} */
const ORDERS = {
  1: (a, b) => a.addedOn - b.addedOn,
  2: (a, b) => b.addedOn - a.addedOn,
  3: (a, b) => b.likeCount - a.likeCount,
  4: (a, b) => a.likeCount - b.likeCount,
};

const PRODUCT = '64b2000000000000000000b1';

/** @type {{ id: string, title: string, body: string, authorName: string, rating: number, createdOn: number, source: string }[]} */
const reviews = [
  [
    'Brass, and it pours',
    'No drips, which is all that I wanted.\n\nThe rose comes off for cleaning.',
    'Maud Ferris',
    5,
    '',
  ],
  ['Good but heavy', 'Full, it weighs as much as my dog.', 'Bertil Lund', 4, ''],
  ['', '', '', 3, ''],
  ['A present', 'She waters everything now.', 'Ines Okafor', 5, 'Etsy'],
  ['Late', 'It came after the frost. The can itself is fine.', 'Piet', 2, ''],
].map(([title, body, authorName, rating, source], index) => ({
  id: `r${index}`,
  title: String(title),
  body: String(body),
  authorName: String(authorName),
  rating: Number(rating),
  createdOn: START - index * 24 * HOUR,
  source: String(source),
}));

/** Tokens of review requests that are over. @type {Record<string, 409 | 410>} */
const OVER = { expired: 410, reviewed: 409 };

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
      noteEffect(c, 'like');
      return c.json({ likeCount: likes.get(id) });
    },
  },
  {
    method: 'GET',
    path: '/comment/GetThread',
    answer(c) {
      const { itemId, sortBy = '2', page = '1' } = c.req.query();
      const all = comments.filter((comment) => comment.itemId === itemId).sort(ORDERS[sortBy] ?? ORDERS[2]);
      const tops = all.filter(({ parentId }) => !parentId);
      const start = (Number(page) - 1) * PAGE_SIZE;
      const shown = tops.slice(start, start + PAGE_SIZE).map((comment) => ({
        ...comment,
        replies: all.filter(({ parentId }) => parentId === comment.id),
      }));
      const nextPage = start + PAGE_SIZE < tops.length ? Number(page) + 1 : undefined;
      return c.json({ comments: shown, totalCount: all.length, nextPage });
    },
  },
  {
    method: 'POST',
    path: '/comment/AddComment',
    async answer(c) {
      const { itemId, key, body, authorName, parentId } = await c.req.parseBody();
      if (!itemId || !body) return c.json({ error: 'The comment is empty.' }, 400);
      // A repeat of what was taken already.
      const known = key && keyed.get(String(key));
      if (known) return c.json({ comment: known });
      // As a site would that approves comments with links.
      if (/https?:/.test(String(body))) return c.json({});
      const comment = {
        id: `c${comments.length + 1}`,
        itemId: String(itemId),
        parentId: String(parentId ?? ''),
        authorName: String(authorName ?? ''),
        body: String(body),
        addedOn: Date.now(),
        likeCount: 0,
      };
      comments.unshift(comment);
      noteEffect(c, 'comment');
      if (key) keyed.set(String(key), comment);
      return c.json({ comment });
    },
  },
  {
    method: 'POST',
    path: '/comment/LikeComment',
    async answer(c) {
      const { commentId } = await c.req.parseBody();
      const comment = comments.find(({ id }) => id === commentId);
      if (!comment) return c.json({ error: 'There is no such comment.' }, 400);
      // Whatever its key: the page has to look at the number before it sends a like again.
      comment.likeCount += 1;
      noteEffect(c, 'comment-like');
      return c.json({ likeCount: comment.likeCount });
    },
  },
  {
    method: 'POST',
    path: '/comment/FlagComment',
    async answer(c) {
      const { key } = await c.req.parseBody();
      if (isNewKey(key)) noteEffect(c, 'comment-report');
      return c.json({});
    },
  },
  {
    method: 'GET',
    path: '/commerce/product-reviews',
    answer(c) {
      const { productId, page = '1' } = c.req.query();
      const all = productId === PRODUCT ? reviews : [];
      const start = (Number(page) - 1) * PAGE_SIZE;
      const sum = all.reduce((total, { rating }) => total + rating, 0);
      return c.json({
        averageRating: all.length ? sum / all.length : 0,
        totalCount: all.length,
        reviews: all.slice(start, start + PAGE_SIZE),
        nextPage: start + PAGE_SIZE < all.length ? Number(page) + 1 : undefined,
      });
    },
  },
  {
    method: 'GET',
    path: '/commerce/product-reviews/request',
    answer(c) {
      const over = OVER[c.req.query('token') ?? ''];
      return over ? c.json({}, over) : c.json({ product: { title: 'Brass watering can' } });
    },
  },
  {
    method: 'POST',
    path: '/commerce/product-reviews',
    async answer(c) {
      const { token, rating } = await c.req.json().catch(() => ({}));
      const over = OVER[token];
      if (over) return c.json({}, over);
      if (!(rating >= 1 && rating <= 5)) return c.json({ error: 'There is no rating.' }, 400);
      // The demo page's token is good for ever; those of tests are good for one review, as real ones are.
      if (String(token).startsWith('once')) OVER[token] = 409;
      noteEffect(c, 'review');
      return c.json({});
    },
  },
];
