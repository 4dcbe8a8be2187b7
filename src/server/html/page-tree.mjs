import { defaultTreeAdapter, Parser, Token } from 'parse5';

/**
 * The nodes of a page, with the names that parse5's own have, in about half of their memory: places are numbers of the node itself, lists are as long as
 * what is in them, and empty ones are one list for all.
 * @import { html } from 'parse5'
 * @typedef {{ nodeName: '#document', mode: html.DOCUMENT_MODE, childNodes: ChildNode[] }} Document
 * @typedef {{ nodeName: '#document-fragment', childNodes: ChildNode[] }} DocumentFragment
 * @typedef {{ nodeName: '#documentType', parentNode: ParentNode | null } & Place} DocumentType without a place where the tree was made without places
 * @typedef {Element & { content: DocumentFragment }} Template
 * @typedef {Element | Template | TextNode | CommentNode | DocumentType} ChildNode
 * @typedef {Document | DocumentFragment | Element | Template} ParentNode
 * @typedef {ParentNode | ChildNode} Node
 * @typedef {object} Place where the source writes a node: -1 where it does not, or where the tree was made without places
 * @property {number} start
 * @property {number} end
 */

/** The children, or attributes, of what has none. @type {never[]} */
const NONE = /** @type {any} */ (Object.freeze([]));

/** The engine makes room for so many when one is added to a list of a few. */
const ROOM = 16;

/** The list for those that it will not grow any more. @template Item @param {Item[]} list @returns {Item[]} */
export const withoutRoom = (list) => (list.length && list.length < ROOM ? list.slice() : list);

export class Element {
  /** The source's part of an element, its tags included. What comes behind `</head>`, `</body>` and `</html>` may be in it, too. */
  start = -1;
  end = -1;
  startTagEnd = -1;
  /** -1: it has no end tag of its own. */
  endTagStart = -1;
  /** Its place in the last index of its page, and that behind what is in it. */
  position = -1;
  positionEnd = -1;
  /** The object by which `PageDocument` has it. @type {unknown} */
  wrapper = undefined;
  /** @type {ParentNode | null} */
  parentNode = null;
  /** @type {ChildNode[]} */
  childNodes = NONE;

  /** @param {string} tagName @param {html.NS} namespaceURI @param {Token.Attribute[]} attrs */
  constructor(tagName, namespaceURI, attrs) {
    this.tagName = tagName;
    this.namespaceURI = namespaceURI;
    this.attrs = attrs.length ? attrs : NONE;
  }

  get nodeName() {
    return this.tagName;
  }

  /** The parser asks whether there is one. */
  get endTag() {
    return this.endTagStart >= 0;
  }
}

export class TextNode {
  start = -1;
  end = -1;
  /** @type {ParentNode | null} */
  parentNode = null;

  /** @param {string} value */
  constructor(value) {
    this.value = value;
  }

  get nodeName() {
    return '#text';
  }
}

export class CommentNode {
  start = -1;
  end = -1;
  /** @type {ParentNode | null} */
  parentNode = null;

  /** @param {string} data */
  constructor(data) {
    this.data = data;
  }

  get nodeName() {
    return '#comment';
  }
}

/** Puts a node among the children of another, before one of them or behind the last. @param {ParentNode} parent @param {ChildNode} node @param {number} at */
function insertAt(parent, node, at) {
  const { childNodes } = parent;
  if (!childNodes.length) parent.childNodes = [node];
  else if (at === childNodes.length) childNodes.push(node);
  else childNodes.splice(at, 0, node);
  node.parentNode = parent;
}

/** Most often it is the last one. @param {ParentNode} parent @param {ChildNode} child */
const placeOf = ({ childNodes }, child) => childNodes.lastIndexOf(child);

/** Text goes on with that before it. @param {ParentNode} parent @param {string} text @param {number} at */
function insertTextAt(parent, text, at) {
  const before = parent.childNodes[at - 1];
  if (before instanceof TextNode) before.value += text;
  else insertAt(parent, new TextNode(text), at);
}

/**
 * How parse5 makes the tree, and how it is changed.
 * @typedef {import('parse5').TreeAdapterTypeMap<Node, ParentNode, ChildNode, Document, DocumentFragment, Element, CommentNode, TextNode, Template, DocumentType>} TreeMap
 * @type {import('parse5').TreeAdapter<TreeMap> & { onItemPop(element: Element): void }}
 */
export const treeAdapter = {
  .../** @type {import('parse5').TreeAdapter<any>} */ (defaultTreeAdapter),
  createElement: (tagName, namespaceURI, attrs) => new Element(tagName, namespaceURI, attrs),
  createTextNode: (text) => new TextNode(text),
  createCommentNode: (data) => new CommentNode(data),
  appendChild: (parent, node) => insertAt(parent, node, parent.childNodes.length),
  insertBefore: (parent, node, next) => insertAt(parent, node, placeOf(parent, next)),
  insertText: (parent, text) => insertTextAt(parent, text, parent.childNodes.length),
  insertTextBefore: (parent, text, next) => insertTextAt(parent, text, placeOf(parent, next)),
  adoptAttributes(recipient, attrs) {
    if (!recipient.attrs.length) recipient.attrs = [];
    defaultTreeAdapter.adoptAttributes(/** @type {any} */ (recipient), attrs);
  },
  onItemPop(element) {
    if (element.childNodes.length > 1) element.childNodes = withoutRoom(element.childNodes);
  },
  isElementNode: (node) => node instanceof Element,
  setNodeSourceCodeLocation(node, location) {
    if (!location) return;
    const place = /** @type {Place} */ (node);
    place.start = location.startOffset;
    place.end = location.endOffset;
  },
  getNodeSourceCodeLocation: (node) => /** @type {any} */ (isWritten(node) ? node : null),
  updateNodeSourceCodeLocation(node, { endOffset = -1 }) {
    /** @type {Place} */ (node).end = endOffset;
  },
};

/** parse5's parser, which gives elements their places without the objects that it makes of each. @extends {Parser<TreeMap>} */
export class TreeParser extends Parser {
  /**
   * @override
   * @param {Element} element
   * @param {Token.Location | null} location
   * @param {{ parent: ParentNode, beforeElement: Element | null }} insertionLocation
   */
  _attachElementToTree(element, location, insertionLocation) {
    if (location) {
      element.start = location.startOffset;
      element.startTagEnd = element.end = location.endOffset;
    }
    super._attachElementToTree(element, null, insertionLocation);
  }

  /** @override @param {Element} element @param {Token.Token} closingToken */
  _setEndLocation(element, closingToken) {
    // There is no token before the first one, with which the parser may end an element of its own.
    if (element.start < 0 || !closingToken.location) return;
    const { location } = closingToken;
    const isOwn = closingToken.type === Token.TokenType.END_TAG && closingToken.tagName === element.tagName;
    element.end = isOwn ? location.endOffset : location.startOffset;
    if (isOwn) element.endTagStart = location.startOffset;
  }
}

/** Whether the source writes a node: others are the parser's own. @template {Node} Kind @param {Kind} node @returns {node is Kind & Place} */
export const isWritten = (node) => 'start' in node && node.start !== undefined && node.start >= 0;
