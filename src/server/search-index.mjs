import { attributeValue } from './html/attributes.mjs';
import { parsePage } from './html/parse-page.mjs';
import { ancestors, walk } from './html/walk.mjs';

/**
 * @import * as Tree from './html/page-tree.mjs'
 * @import { ParsedPage } from './html/parse-page.mjs'
 * @typedef {object} SitePage
 * @property {string} url where it is served: `/journal/ferns.html`
 * @property {string} html
 * @typedef {object} IndexedPage
 * @property {string} url
 * @property {string} title
 * @property {string} headings separated by line breaks
 * @property {string} text
 * @property {string} image address, on the site's own host from its root; '' without one
 * @property {string} collectionId of the platform's collection that it belongs to; ''
 * @typedef {{ pages: IndexedPage[] }} SearchIndex
 */

/** Parts that are on every page, or that nobody reads. */
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
/** Stands for the site's own host. */
const SITE = 'https://site.invalid';
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

/**
 * The collection of a page, or of the item that it is about; ''.
 * @param {string} id of its body
 * @param {string} html
 */
export const collectionOf = (id, html) =>
  /^collection-(\w+)$/.exec(id)?.[1] ?? COLLECTION.exec(html)?.[1] ?? '';

/** @param {SitePage} page @returns {IndexedPage | undefined} */
function indexPage({ url, html }) {
  const { document, elements } = read(html);
  if (!document || !elements) return undefined;
  const all = (/** @type {string} */ name) => elements.filter(({ tagName }) => tagName === name);
  const meta = (/** @type {string} */ name) =>
    all('meta')
      .filter((one) => [attributeValue(one, 'property'), attributeValue(one, 'name')].includes(name))
      .map((one) => attributeValue(one, 'content')?.trim() ?? '')[0] ?? '';
  if (/\bnoindex\b|\bnone\b/i.test(meta('robots'))) return undefined;
  // The parser adds it where the page has no tag for it.
  const body = [...walk(document)].find(isBody);
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
  const own = main === body ? headings : headings.filter((one) => [...ancestors(one)].includes(main));
  return {
    url,
    title,
    headings: own
      .map((one) => tidy(textOf(one)))
      .filter(Boolean)
      .join('\n'),
    text: tidy(textOf(main)),
    image: fromRoot(meta('og:image'), url),
    collectionId: collectionOf(idOf(body ?? main), html),
  };
}

/** An address that a page names, for all pages of the site. @param {string} address @param {string} url of the page */
function fromRoot(address, url) {
  const base = URL.canParse(url, SITE) ? new URL(url, SITE) : SITE;
  if (!address || !URL.canParse(address, base)) return '';
  const { origin, href } = new URL(address, base);
  return origin === SITE ? href.slice(SITE.length) : href;
}

const tidy = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** A page that is nested too deep has no place in the index. @param {string} html @returns {Partial<ParsedPage>} */
function read(html) {
  try {
    return parsePage(html);
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

/** @param {Tree.Node} node @returns {node is Tree.Element} */
const isBody = (node) => node.nodeName === 'body' && 'tagName' in node;

/** @param {Tree.Element} element */
const idOf = (element) => element.attrs.find(({ name }) => name === 'id')?.value ?? '';

/** The text that a visitor reads in a node. @param {Tree.Node} root */
function textOf(root) {
  const parts = [];
  /** Nodes, and what stands behind them. @type {(Tree.Node | string)[]} */
  const waiting = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if (next.nodeName === '#text' && 'value' in next) parts.push(next.value);
    if (typeof next === 'string' || !('childNodes' in next)) continue;
    if (next !== root && 'tagName' in next && isLeftOut(next)) continue;
    if ('tagName' in next && !INLINE.includes(next.tagName)) {
      parts.push(' ');
      waiting.push(' ');
    }
    for (const child of next.childNodes.toReversed()) waiting.push(child);
  }
  return parts.join('');
}

/** @param {Tree.Element} element */
const isLeftOut = (element) =>
  LEFT_OUT.includes(element.tagName) ||
  element.attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'));
