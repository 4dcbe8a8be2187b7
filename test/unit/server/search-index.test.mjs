import { expect, it } from 'vitest';
import { buildSearchIndex } from '../../../src/server/search-index.mjs';

const page = (body, head = '<title>Tree ferns — Glasshouse</title>') =>
  `<!doctype html><html><head>${head}</head><body id="collection-abc123">${body}</body></html>`;
const only = (html) => buildSearchIndex([{ url: '/ferns', html }]).pages[0];

it('has what a visitor reads of a page, without what is on every page', () => {
  expect(
    only(
      page(
        '<header><nav>Home</nav></header><main><h1>Tree <em>ferns</em></h1><p>Tall.</p><p>Old<b>er</b>.</p><script>x()</script><form>Name</form><h2>Fronds</h2><p hidden>Secret</p></main><footer>Contact</footer>',
        '<title>Tree ferns — Glasshouse</title><meta property="og:image" content="/fern.png">',
      ),
    ),
  ).toEqual({
    url: '/ferns',
    title: 'Tree ferns — Glasshouse',
    headings: 'Tree ferns\nFronds',
    text: 'Tree ferns Tall. Older. Fronds',
    image: '/fern.png',
    collectionId: 'abc123',
  });
});

it('knows the collection of an item by the context of its page', () => {
  const context = { website: {}, collection: { title: 'A "b" }', id: 'def456', type: 1 } };
  const html = page('<p>y</p>').replace(
    '<title>',
    `<script>Static.A = ${JSON.stringify(context)};</script><title>`,
  );
  expect(only(html.replace('collection-abc123', 'item-1'))?.collectionId).toBe('def456');
  expect(only(html)?.collectionId).toBe('abc123');
});

it('takes the title that the page has for other sites, and its heading where it has no other', () => {
  expect(only(page('', '<title>A</title><meta property="og:title" content="B">'))?.title).toBe('B');
  expect(only(page('<main><h1>C</h1></main>', ''))?.title).toBe('C');
});

it.each([
  ['has a byte order mark', `\ufeff${page('<p>Tall</p>')}`],
  ['has no tag for its body', '<!doctype html><title>Ferns</title><p>Tall'],
])('reads a page that %s', (_, html) => expect(only(html)?.text).toBe('Tall'));

it('leaves out pages that are not to be listed, and those that are called nothing', () => {
  const hidden = page('<main>x</main>', '<title>A</title><meta name="robots" content="noindex,nofollow">');
  const nameless = page('<main>x</main>', '');
  expect(
    buildSearchIndex([
      { url: '/a', html: hidden },
      { url: '/b', html: nameless },
      { url: '/c', html: page('<p>y</p>') },
    ]).pages.map(({ url }) => url),
  ).toEqual(['/c']);
});

it('is the same whatever the order of the pages', () => {
  const [a, b] = ['/a', '/b'].map((url) => ({ url, html: page(`<p>${url}</p>`) }));
  expect(buildSearchIndex([b, a])).toEqual(buildSearchIndex([a, b]));
});
