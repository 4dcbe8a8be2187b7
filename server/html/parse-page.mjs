import { parse } from 'parse5';

/**
 * @import { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'
 * @typedef {Tree.Element & { sourceCodeLocation: Token.ElementLocation & { attrs?: Token.LocationWithAttributes['attrs'] } }} SourceElement
 *   An element that the source writes, with the places of its tags and attributes.
 * @typedef {object} ParsedPage
 * @property {string} html
 * @property {Tree.Document} document
 * @property {SourceElement[]} elements in the order of the source; those that only the parser adds are left out
 */

/** The byte order mark. Before a doctype, the parser would take it for text of the body. */
const BOM = '\ufeff';

/** The same text, each character in its place, without the mark. @param {string} html */
export const withoutBom = (html) => (html.startsWith(BOM) ? html.replace(BOM, ' ') : html);

/**
 * Parses a page as a browser without scripts does: what `noscript` holds is markup.
 * @param {string} html offsets count its characters
 * @returns {ParsedPage}
 */
export function parsePage(html) {
  const document = parse(withoutBom(html), { sourceCodeLocationInfo: true, scriptingEnabled: false });
  /** @type {Map<number, SourceElement>} The parser may make several elements of one wrongly nested tag. */
  const byStart = new Map();
  collect(document, byStart);
  const elements = [...byStart].sort(([one], [other]) => one - other).map(([, element]) => element);
  return { html, document, elements };
}

/** Where the first tags of a page may be written: behind the byte order mark and the doctype. @param {ParsedPage} page */
export function markupStart({ html, document }) {
  const doctype = document.childNodes.find(({ nodeName }) => nodeName === '#documentType');
  return doctype?.sourceCodeLocation?.endOffset ?? (html.startsWith(BOM) ? BOM.length : 0);
}

/** @param {Tree.Node} node @param {Map<number, SourceElement>} byStart */
function collect(node, byStart) {
  if (isInSource(node)) {
    const { startOffset } = node.sourceCodeLocation;
    if (!byStart.has(startOffset)) byStart.set(startOffset, node);
  }
  if ('content' in node) collect(node.content, byStart);
  if ('childNodes' in node) for (const child of node.childNodes) collect(child, byStart);
}

/** @param {Tree.Node} node @returns {node is SourceElement} */
function isInSource(node) {
  return 'tagName' in node && Boolean(node.sourceCodeLocation);
}
