import { FastTokenizer } from './fast-tokenizer.mjs';
import { CommentNode, Element, isWritten, TextNode, TreeParser, treeAdapter } from './page-tree.mjs';
import { walk } from './walk.mjs';

/**
 * @import * as Tree from './page-tree.mjs'
 * @typedef {object} ParsedPage
 * @property {string} html
 * @property {Tree.Document} document
 * @property {Tree.Element[]} elements in the order of the source; those that only the parser adds are left out
 * @property {Tree.CommentNode[]} comments in the order of the source
 */

/** The byte order mark. Before a doctype, the parser would take it for text of the body. */
const BOM = '\ufeff';

/** The same text, each character in its place, without the mark. @param {string} html */
export const withoutBom = (html) => (html.startsWith(BOM) ? html.replace(BOM, ' ') : html);

/**
 * Parses a page as parse5 does.
 * @param {string} html
 * @param {{ sourceCodeLocationInfo?: boolean, scriptingEnabled?: boolean }} options parse5's
 * @returns {Tree.Document}
 */
export function parseTree(html, options) {
  return parseWith(new TreeParser({ ...options, treeAdapter }), withoutBom(html)).document;
}

/**
 * parse5's own, by the fast tokenizer.
 * @param {string} html
 * @param {{ sourceCodeLocationInfo?: boolean, scriptingEnabled?: boolean }} [options] parse5's
 * @returns {Tree.DocumentFragment}
 */
export const parseFragment = (html, options) =>
  parseWith(TreeParser.getFragmentParser(null, { ...options, treeAdapter }), html).getFragment();

/**
 * Has a parser read a page by the fast tokenizer.
 * @param {import('parse5').Parser<Tree.TreeMap>} parser
 * @param {string} html
 */
function parseWith(parser, html) {
  const tokenizer = new FastTokenizer(parser.options, parser);
  parser.tokenizer = /** @type {any} */ (tokenizer);
  tokenizer.write(html);
  return parser;
}

/**
 * Parses a page as a browser without scripts does: what `noscript` holds is markup.
 * @param {string} html offsets count its characters
 * @returns {ParsedPage}
 */
export function parsePage(html) {
  return inSourceOrder(html, parseTree(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/**
 * The same of a page that was parsed as a browser with scripts does: what `noscript` holds, text in its tree, is parsed for itself.
 * @param {string} html
 * @param {Tree.Document} document its tree, whose nodes know their places
 * @returns {ParsedPage}
 */
export function readSource(html, document) {
  return inSourceOrder(html, document);
}

/**
 * @param {string} html
 * @param {Tree.Document} document
 * @returns {ParsedPage}
 */
function inSourceOrder(html, document) {
  /** @type {Tree.Element[]} */
  const found = [];
  /** @type {ParsedPage['comments']} */
  const comments = [];
  let last = -1;
  let isInOrder = true;
  for (const node of walkSource(html, document)) {
    if (node instanceof CommentNode) comments.push(node);
    if (!(node instanceof Element && isWritten(node))) continue;
    if (node.start <= last) isInOrder = false;
    last = node.start;
    found.push(node);
  }
  return {
    html,
    document,
    elements: isInOrder ? found : sortByStart(found),
    comments: comments.sort(byStart),
  };
}

/** @param {Tree.Place} one @param {Tree.Place} other */
const byStart = (one, other) => one.start - other.start;

/** The parser may make several elements of one wrongly nested tag: the first one stays. @param {Tree.Element[]} elements */
const sortByStart = (elements) =>
  elements.toSorted(byStart).filter(({ start }, index, sorted) => start !== sorted[index - 1]?.start);

/** The place where the first tags of a page may be written: behind the byte order mark and the doctype. @param {ParsedPage} page */
export function markupStart({ html, document }) {
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return doctype?.end ?? (html.startsWith(BOM) ? BOM.length : 0);
}

/** @param {string} html @param {Tree.Node} root @returns {Generator<Tree.Node, void>} */
function* walkSource(html, root) {
  for (const node of walk(root)) {
    yield node;
    if (node.nodeName !== 'noscript' || !('childNodes' in node)) continue;
    const [text] = node.childNodes;
    if (!(text instanceof TextNode && isWritten(text)) || !text.value.includes('<')) continue;
    const fragment = parseFragment(html.slice(text.start, text.end), {
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
    });
    if (!fragment.childNodes.every(mayBeInHead)) endHead(node.parentNode);
    for (const inside of walk(fragment)) {
      movePlaces(inside, text.start);
      if (inside !== fragment) yield inside;
    }
  }
}

/** Counts the places of a node from the start of the page. @param {Tree.Node} node @param {number} by */
function movePlaces(node, by) {
  if (!isWritten(node)) return;
  node.start += by;
  node.end += by;
  if (!(node instanceof Element)) return;
  node.startTagEnd += by;
  if (node.endTag) node.endTagStart += by;
}

const IN_HEAD = new Set(['link', 'meta', 'style', 'noframes', 'basefont', 'bgsound', '#comment']);
/** Whether the head goes on behind a `noscript` that holds it. @param {Tree.Node} node */
const mayBeInHead = (node) =>
  IN_HEAD.has(node.nodeName) || (node.nodeName === '#text' && 'value' in node && !node.value.trim());

/** Without scripts, a head ends with the first thing that only a body may hold: its end tag is ignored. @param {Tree.Node | null} node */
function endHead(node) {
  if (node?.nodeName === 'head' && 'tagName' in node) node.endTagStart = -1;
}
