import { defaultTreeAdapter, parse } from 'parse5';
import { walk } from './walk.mjs';

/**
 * @import { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'
 * @typedef {Tree.Element & { sourceCodeLocation: Token.ElementLocation & { attrs?: Token.LocationWithAttributes['attrs'] } }} SourceElement
 *   An element that the source writes, with the places of its tags and attributes.
 * @typedef {object} ParsedPage
 * @property {string} html
 * @property {Tree.Document} document
 * @property {SourceElement[]} elements in the order of the source; those that only the parser adds are left out
 * @property {Tree.CommentNode[]} comments in the order of the source
 */

/** Browsers stop at 512. Reading takes a time that grows with the square of it. */
const MAX_DEPTH = 5000;

/** The byte order mark. Before a doctype, the parser would take it for text of the body. */
const BOM = '\ufeff';

/** The same text, each character in its place, without the mark. @param {string} html */
export const withoutBom = (html) => (html.startsWith(BOM) ? html.replace(BOM, ' ') : html);

/**
 * Parses a page, with an end to how deep its elements are nested.
 * @param {string} html
 * @param {{ sourceCodeLocationInfo?: boolean, scriptingEnabled?: boolean }} options parse5's
 * @returns {Tree.Document}
 * @throws RangeError on a page that is nested deeper
 */
export function parseTree(html, options) {
  let depth = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new RangeError(`More than ${MAX_DEPTH} elements are nested into each other.`);
    },
    onItemPop() {
      depth -= 1;
    },
  };
  return parse(withoutBom(html), { ...options, treeAdapter });
}

/**
 * Parses a page as a browser without scripts does: what `noscript` holds is markup.
 * @param {string} html offsets count its characters
 * @returns {ParsedPage}
 * @throws RangeError on a page that is nested too deep
 */
export function parsePage(html) {
  const document = parseTree(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  /** @type {Map<number, SourceElement>} The parser may make several elements of one wrongly nested tag. */
  const byStart = new Map();
  /** @type {Tree.CommentNode[]} */
  const comments = [];
  for (const node of walk(document)) {
    if (node.nodeName === '#comment') comments.push(/** @type {Tree.CommentNode} */ (node));
    if (!isInSource(node)) continue;
    const { startOffset } = node.sourceCodeLocation;
    if (!byStart.has(startOffset)) byStart.set(startOffset, node);
  }
  const elements = [...byStart].sort(([one], [other]) => one - other).map(([, element]) => element);
  const startOf = (/** @type {Tree.CommentNode} */ comment) => comment.sourceCodeLocation?.startOffset ?? 0;
  return { html, document, elements, comments: comments.sort((one, other) => startOf(one) - startOf(other)) };
}

/** Where the first tags of a page may be written: behind the byte order mark and the doctype. @param {ParsedPage} page */
export function markupStart({ html, document }) {
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return doctype?.sourceCodeLocation?.endOffset ?? (html.startsWith(BOM) ? BOM.length : 0);
}

/** @param {Tree.Node} node @returns {node is SourceElement} */
function isInSource(node) {
  return 'tagName' in node && Boolean(node.sourceCodeLocation);
}
