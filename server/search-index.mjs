import { attributeValue } from './html/attributes.mjs';
import { parsePage } from './html/parse-page.mjs';

/**
 * @import { DefaultTreeAdapterTypes as Tree } from 'parse5'
 * @typedef {object} SitePage
 * @property {string} url where it is served: `/journal/ferns.html`
 * @property {string} html
 * @typedef {object} IndexedPage
 * @property {string} url
 * @property {string} title
 * @property {string} headings separated by line breaks
 * @property {string} text
 * @property {string} image address; '' without one
 * @property {string} collectionId of the platform's collection that it belongs to; ''
 * @typedef {{ pages: IndexedPage[] }} SearchIndex
 */

/** What is on every page, or is read by nobody. */
const LEFT_OUT = [
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'nav',
  'header',
  'footer',
  'form',
  'iframe',
  'button',
  'select',
];
/** The collection in the page's context: the page of an item has no other mark of it. */
const COLLECTION = /"collection":\s*\{\s*(?:"title":\s*"(?:[^"\\]|\\.)*",\s*)?"id":\s*"(\w+)"/;
/** Between these, words are apart. */
const INLINE = [
  'a',
  'abbr',
  'b',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
];
const HEADING = /^h[1-6]$/;

/**
 * The texts of a site's pages, for a search without a server: what `search.index` of the page's setting names. It holds the texts and no
 * inverted index: the browser builds that in some milliseconds, and the texts, which excerpts need anyway, are the smaller download. Pages that
 * ask not to be listed (`noindex`), and those without a title, are left out. The same pages give the same index.
 * @param {Iterable<SitePage>} pages
 * @returns {SearchIndex}
 * @example await writeFile('search-index.json', JSON.stringify(buildSearchIndex([{ url: '/ferns', html }])));
 */
export function buildSearchIndex(pages) {
  const read = [...pages].flatMap((page) => indexPage(page) ?? []);
  return { pages: read.sort((one, other) => (one.url < other.url ? -1 : Number(one.url > other.url))) };
}

/** @param {SitePage} page @returns {IndexedPage | undefined} */
function indexPage({ url, html }) {
  const { elements } = parsePage(html);
  const all = (/** @type {string} */ name) => elements.filter(({ tagName }) => tagName === name);
  const meta = (/** @type {string} */ name) =>
    all('meta')
      .filter((one) => [attributeValue(one, 'property'), attributeValue(one, 'name')].includes(name))
      .map((one) => attributeValue(one, 'content')?.trim() ?? '')[0] ?? '';
  if (/\bnoindex\b|\bnone\b/i.test(meta('robots'))) return undefined;
  const [body] = all('body');
  const main = all('main')[0] ?? elements.find((one) => attributeValue(one, 'role') === 'main') ?? body;
  const headings = elements.filter(({ tagName }) => HEADING.test(tagName));
  const heading = headings.map((one) => tidy(textOf(one)))[0] ?? '';
  const title =
    meta('og:title') ||
    tidy(
      all('title')
        .map((one) => textOf(one))
        .join(' '),
    ) ||
    heading;
  if (!title || !main) return undefined;
  const own = main === body ? headings : headings.filter((one) => isWithin(one, main));
  return {
    url,
    title,
    headings: own
      .map((one) => tidy(textOf(one)))
      .filter(Boolean)
      .join('\n'),
    text: tidy(textOf(main)),
    image: meta('og:image'),
    collectionId:
      /^collection-(\w+)$/.exec(attributeValue(body ?? main, 'id') ?? '')?.[1] ??
      COLLECTION.exec(html)?.[1] ??
      '',
  };
}

const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** @param {Tree.Node} node @param {Tree.Node} around @returns {boolean} */
function isWithin(node, around) {
  const outer = 'parentNode' in node ? node.parentNode : null;
  return outer === around || (outer !== null && isWithin(outer, around));
}

/** What a visitor reads in a node. @param {Tree.Node} node @returns {string} */
function textOf(node) {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const text = node.childNodes
    .filter((child) => !('tagName' in child) || !isLeftOut(child))
    .map(textOf)
    .join('');
  return 'tagName' in node && !INLINE.includes(node.tagName) ? ` ${text} ` : text;
}

/** @param {Tree.Element} element */
const isLeftOut = (element) =>
  LEFT_OUT.includes(element.tagName) ||
  element.attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'));
