import { defaultTreeAdapter, Parser } from 'parse5';
import { FastTokenizer } from './fast-tokenizer.mjs';
import { walk } from './walk.mjs';

/**
 * @import { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'
 * @typedef {Tree.Element & { sourceCodeLocation: Token.ElementLocation }} SourceElement
 *   An element that the source writes, with the places of its tags.
 * @typedef {object} ParsedPage
 * @property {string} html
 * @property {Tree.Document} document
 * @property {SourceElement[]} elements in the order of the source; those that only the parser adds are left out
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
  return parseWith(new Parser({ ...options, treeAdapter }), withoutBom(html)).document;
}

const treeAdapter = {
  ...defaultTreeAdapter,
  /** The object is the node's own. @param {Tree.Node} node @param {Partial<Token.ElementLocation>} end */
  updateNodeSourceCodeLocation(node, end) {
    if (node.sourceCodeLocation) Object.assign(node.sourceCodeLocation, end);
  },
};

/**
 * parse5's own, by the fast tokenizer.
 * @param {string} html
 * @param {{ sourceCodeLocationInfo?: boolean, scriptingEnabled?: boolean }} [options] parse5's
 * @returns {Tree.DocumentFragment}
 */
export const parseFragment = (html, options) =>
  parseWith(
    /** @type {Parser<import('parse5').DefaultTreeAdapterMap>} */ (Parser.getFragmentParser(null, options)),
    html,
  ).getFragment();

/**
 * Has a parser read a page by the fast tokenizer.
 * @param {Parser<import('parse5').DefaultTreeAdapterMap>} parser
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
  /** @type {SourceElement[]} */
  const found = [];
  /** @type {Tree.CommentNode[]} */
  const comments = [];
  let last = -1;
  let isInOrder = true;
  for (const node of walkSource(html, document)) {
    if (node.nodeName === '#comment') comments.push(/** @type {Tree.CommentNode} */ (node));
    if (!isInSource(node)) continue;
    const { startOffset } = node.sourceCodeLocation;
    if (startOffset <= last) isInOrder = false;
    last = startOffset;
    found.push(node);
  }
  return {
    html,
    document,
    elements: isInOrder ? found : sortByStart(found),
    comments: comments.sort((one, other) => startOf(one) - startOf(other)),
  };
}

/** Its place in the source; 0 for what only the parser adds. @param {Tree.Node} node */
export const startOf = ({ sourceCodeLocation }) => sourceCodeLocation?.startOffset ?? 0;

/** The parser may make several elements of one wrongly nested tag: the first one stays. @param {SourceElement[]} elements */
function sortByStart(elements) {
  const sorted = elements.toSorted((one, other) => startOf(one) - startOf(other));
  return sorted.filter(
    (element, index) => startOf(element) !== startOf(sorted[index - 1] ?? element) || index === 0,
  );
}

/** The place where the first tags of a page may be written: behind the byte order mark and the doctype. @param {ParsedPage} page */
export function markupStart({ html, document }) {
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return doctype?.sourceCodeLocation?.endOffset ?? (html.startsWith(BOM) ? BOM.length : 0);
}

/** @param {Tree.Node} node @returns {node is SourceElement} */
function isInSource(node) {
  return 'tagName' in node && Boolean(node.sourceCodeLocation);
}

/** @param {string} html @param {Tree.Node} root @returns {Generator<Tree.Node, void>} */
function* walkSource(html, root) {
  for (const node of walk(root)) {
    yield node;
    if (node.nodeName !== 'noscript' || !('childNodes' in node)) continue;
    const [text] = node.childNodes;
    if (!text || !('value' in text) || !text.sourceCodeLocation || !text.value.includes('<')) continue;
    const { startOffset, endOffset } = text.sourceCodeLocation;
    const fragment = parseFragment(html.slice(startOffset, endOffset), {
      sourceCodeLocationInfo: true,
      scriptingEnabled: false,
    });
    if (!fragment.childNodes.every(mayBeInHead)) endHead(node.parentNode);
    for (const inside of walk(fragment)) {
      movePlaces(inside, startOffset);
      if (inside !== fragment) yield inside;
    }
  }
}

/** Counts the places of a node from the start of the page. @param {Tree.Node} node @param {number} by */
function movePlaces(node, by) {
  const place = node.sourceCodeLocation;
  if (!place) return;
  const tags = 'tagName' in node ? /** @type {Token.ElementLocation} */ (place) : undefined;
  // Start tags and elements without an end share their objects.
  for (const part of new Set([place, tags?.startTag, tags?.endTag]))
    if (part) {
      part.startOffset += by;
      part.endOffset += by;
    }
}

const IN_HEAD = new Set(['link', 'meta', 'style', 'noframes', 'basefont', 'bgsound', '#comment']);
/** Whether the head goes on behind a `noscript` that holds it. @param {Tree.Node} node */
const mayBeInHead = (node) =>
  IN_HEAD.has(node.nodeName) || (node.nodeName === '#text' && 'value' in node && !node.value.trim());

/** Without scripts, a head ends with the first thing that only a body may hold: its end tag is ignored. @param {Tree.Node | null} node */
function endHead(node) {
  if (node?.nodeName === 'head' && isInSource(node)) delete node.sourceCodeLocation.endTag;
}
