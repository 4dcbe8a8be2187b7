// @vitest-environment happy-dom
import MiniSearch from 'minisearch';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from '../../../../src/api/api.types';
import { answerSearch } from '../../../../src/features/endpoints/search-index';

const pages = [
  {
    url: '/ferns',
    title: 'Tree ferns & friends',
    headings: '',
    text: 'The tallest frond of the house.',
    image: '/fern.png',
    collectionId: 'journal',
  },
  {
    url: '/cafe',
    title: 'Café',
    headings: 'Herbal tea',
    text: `${'Long ago. '.repeat(30)}The fern tea is served <hot>. ${'Much later. '.repeat(30)}`,
    image: '',
    collectionId: 'pages',
  },
  ...Array.from({ length: 12 }, (_, index) => ({
    url: `/note-${index}`,
    title: `Note ${index}`,
    headings: '',
    text: 'Moss.',
    image: '',
    collectionId: 'journal',
  })),
];

let addresses: string[] = [];
let replies: Array<{ readonly status: number; readonly body: string }> = [];
/** Each test has an index of its own: a page has one. */
let address = '';
let serial = 0;

beforeEach(() => {
  addresses = [];
  replies = [];
  address = `/index-${++serial}.json`;
});

const send: Transport = async (url) => {
  addresses.push(url);
  return { retryAfter: null, ...(replies.shift() ?? { status: 200, body: JSON.stringify({ pages }) }) };
};

async function search(query: string, path = '/api/search/GeneralSearch', more = '') {
  const url = `https://glasshouse.example${path}?q=${encodeURIComponent(query)}${more}`;
  const { status, body } = await answerSearch(
    address,
    { path, url, init: {}, signal: new AbortController().signal },
    send,
  );
  return { status, ...(status === 200 ? JSON.parse(body) : {}) };
}
const urlsOf = ({ items }: { readonly items: ReadonlyArray<{ readonly itemUrl: string }> }) =>
  items.map(({ itemUrl }) => itemUrl);

describe('a search by the index', () => {
  it('finds titles before texts, marks the words, and loads the index once', async () => {
    const found = await search('fern');
    expect(found.items[0]).toEqual({
      id: '/ferns',
      title: 'Tree <em>ferns</em> &amp; friends',
      itemUrl: '/ferns',
      imageUrl: '/fern.png',
      highlights: ['The tallest frond of the house.'],
    });
    expect(urlsOf(found)).toEqual(['/ferns', '/cafe']);
    await search('frond');
    expect(addresses).toEqual([address]);
  });

  it('quotes the text around the match, as text and not as html', async () => {
    const [{ highlights }] = (await search('served')).items;
    expect(highlights[0]).toContain('tea is <em>served</em> &lt;hot&gt;.');
    expect(highlights[0]).toMatch(/^… .{40,300} …$/);
  });

  it.each([
    ['the beginning of a word', 'fro', '/ferns'],
    ['no accent', 'cafe', '/cafe'],
    ['a slip', 'tallst', '/ferns'],
    ['all words', 'herbal served', '/cafe'],
    ['a heading', 'herbal', '/cafe'],
  ])('finds by %s', async (_, query, url) => {
    expect(urlsOf(await search(query))).toEqual([url]);
  });

  it('forgives a slip only in words of more than four letters', async () => {
    expect(urlsOf(await search('fronb'))).toEqual(['/ferns']);
    expect(urlsOf(await search('muss'))).toEqual([]);
  });

  it('has no excerpt of a page without text, and the whole text of a short one', async () => {
    replies = [
      {
        status: 200,
        body: JSON.stringify({
          pages: [
            { url: '/a', title: 'Lichen', text: '' },
            { url: '/b', title: 'More', text: `lichen ${'x'.repeat(133)}` },
            { url: '/c', title: 'Long', text: `lichen and ${'x'.repeat(140)}` },
            { url: '', title: 'Lichen without an address' },
            { url: '/d', title: '', text: 'lichen without a title' },
          ],
        }),
      },
    ];
    const found = await search('lichen');
    expect(
      Object.fromEntries(found.items.map((item: { readonly id: string }) => [item.id, item])),
    ).toMatchObject({
      '/a': { highlights: [] },
      '/b': { highlights: [`<em>lichen</em> ${'x'.repeat(133)}`] },
      '/c': { highlights: ['<em>lichen</em> and …'] },
    });
    expect(found.totalCount).toBe(3);
  });

  it('finds nothing for an unknown word or an empty query', async () => {
    expect(await search('zebra')).toMatchObject({ totalCount: 0, items: [] });
    expect(await search('')).toMatchObject({ totalCount: 0, items: [] });
  });

  it('gives ten at a time, five while the visitor types, and those of one collection alone', async () => {
    expect(await search('note')).toMatchObject({ totalCount: 12, items: { length: 10 } });
    expect(await search('note', undefined, '&p=1')).toMatchObject({ totalCount: 12, items: { length: 2 } });
    expect(await search('note', '/api/search/SearchSuggest')).toMatchObject({
      totalCount: 12,
      items: { length: 5 },
    });
    expect(urlsOf(await search('fern', undefined, '&f_collectionId=pages'))).toEqual(['/cafe']);
  });

  it('asks again for an index that did not load, or is damaged', async () => {
    replies = [
      { status: 503, body: '' },
      { status: 200, body: '<h1>Not found</h1>' },
    ];
    expect((await search('fern')).status).toBe(503);
    expect((await search('fern')).status).toBe(404);
    expect((await search('fern')).status).toBe(200);
    expect(addresses.length).toBe(3);
  });
});

it('asks for the index again after one that did not come', async () => {
  let isOffline = true;
  const faulty: Transport = async (url, ...rest) => {
    if (!isOffline) return send(url, ...rest);
    throw new TypeError('offline');
  };
  const url = 'https://glasshouse.example/api/search/GeneralSearch';
  const call = { path: '/api/search/GeneralSearch', url, init: {}, signal: new AbortController().signal };
  await expect(answerSearch(address, call, faulty)).rejects.toThrow('offline');
  isOffline = false;
  // Nothing is searched for: nothing is found.
  expect(JSON.parse((await answerSearch(address, call, faulty)).body)).toEqual({ totalCount: 0, items: [] });
});

describe('an index with a very long page', () => {
  const filler = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  const long = {
    url: '/long',
    title: 'Everything',
    headings: '',
    text: `quillwort ${filler(40_000)} sphagnum ${'clubmoss and '.repeat(2000)}${'x'.repeat(30_000)}`,
  };
  const index = {
    pages: [long, { url: '/short', title: 'Clubmoss', text: '' }, { url: '/none', title: 'Sphagnum' }],
  };

  it('is built in pieces, with pauses in which the page responds', async () => {
    let now = performance.now();
    // Each look at the clock is 10 ms later.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const add = vi.spyOn(MiniSearch.prototype, 'add');
    replies = [{ status: 200, body: JSON.stringify(index) }];
    await search('quillwort');
    const lengths = add.mock.calls.map(([{ text }]) => text.length);
    const pauseCount = pauses.mock.calls.length;
    vi.restoreAllMocks();
    // The word of 30,000 letters stays whole.
    expect(lengths.filter((length) => length > 10_100)).toHaveLength(1);
    expect(lengths.length).toBeGreaterThan(25);
    expect(pauseCount).toBeGreaterThan(lengths.length / 4);
  });

  it('is searched as one page: words far from each other, one result, the excerpt where the word is', async () => {
    replies = [{ status: 200, body: JSON.stringify(index) }];
    const far = await search('sphagnum quillwort');
    expect(far).toMatchObject({ totalCount: 1, items: [{ id: '/long' }] });
    expect(urlsOf(await search('everything sphagnum'))).toEqual(['/long']);
    const { highlights } = (await search('sphagnum')).items.find(({ id }: { id: string }) => id === '/long');
    expect(highlights[0]).toMatch(/^… .* w39999 <em>sphagnum<\/em> clubmoss .* …$/);
  });

  it('has a title before a page that only says the word often', async () => {
    replies = [{ status: 200, body: JSON.stringify(index) }];
    expect(urlsOf(await search('clubmoss'))).toEqual(['/short', '/long']);
  });
});
