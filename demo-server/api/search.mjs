/** What the demo site can find: enough for several pages of results. */
const PAGES = [
  [
    'The tree ferns',
    'ferns',
    'The tallest frond of the house unrolls in April, under the glass roof by the river.',
    'Journal',
  ],
  [
    'Washing the panes',
    'washing',
    'The glass is cleaned one pane a day. Ferns are covered meanwhile.',
    'Journal',
  ],
  ['Fish & ferns', 'fish', 'The pond under the ferns has newts in it.', 'Journal'],
  ['Fern weekend', 'fern-weekend', 'Talks, a sale, and a prize for the oldest frond.', 'Events'],
  ['Potted maidenhair fern', 'maidenhair', 'A small fern for a shady sill, in a clay pot.', 'Shop'],
  ['How to find us', 'find-us', 'By the footbridge, past the ferns at the west door.', 'Pages'],
  ...Array.from({ length: 19 }, (_, index) => [
    `Fern notes, no. ${index + 1}`,
    `notes-${index + 1}`,
    `Leaf ${index + 1} of the gardener’s book about ferns in the glasshouse.`,
    'Journal',
  ]),
  ['A page about tea', 'tea', 'Herbal tea is served in the orchard from three.', 'Pages'],
];

const PAGE_SIZE = 10;
const SUGGESTED = 5;

/** @param {string} text */
const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Escapes a text and marks what was searched for. @param {string} text @param {string} query */
function mark(text, query) {
  const words = query.replace(/[^\p{L}\p{N} ]/gu, '').trim();
  const html = escapeHtml(text);
  return words ? html.replace(new RegExp(words.replaceAll(' ', '|'), 'gi'), '<em>$&</em>') : html;
}

/** @param {import('hono').Context} c */
function find(c) {
  const query = (c.req.query('q') ?? '').trim();
  const collection = c.req.query('f_collectionId');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = PAGES.filter(
    ([title = '', , text = '', name = '']) =>
      words.length > 0 &&
      words.every((word) => `${title} ${text}`.toLowerCase().includes(word)) &&
      (!collection || collection === name.toLowerCase()),
  );
  return found.map(([title = '', slug = '', text = '', name = ''], index) => ({
    id: slug,
    title: mark(title, query),
    itemUrl: `/demo-pages/search-page.html?q=${encodeURIComponent(query)}#${slug}`,
    imageUrl: index % 2 ? '' : `/pictures/${slug}-300x300.png`,
    highlights: [mark(text, query)],
    collectionDisplayName: name,
    recordTypeName: 'text',
    documentType: 'item',
  }));
}

/** Search. @type {import('./table.mjs').Endpoint[]} */
export const searchEndpoints = [
  {
    method: 'GET',
    path: '/search/SearchSuggest',
    answer(c) {
      const found = find(c);
      return c.json({ totalCount: found.length, items: found.slice(0, SUGGESTED) });
    },
  },
  {
    method: 'GET',
    path: '/search/GeneralSearch',
    answer(c) {
      const found = find(c);
      const start = Number(c.req.query('p') ?? 0) * PAGE_SIZE;
      return c.json({ totalCount: found.length, items: found.slice(start, start + PAGE_SIZE) });
    },
  },
];
