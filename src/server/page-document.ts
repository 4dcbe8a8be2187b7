import { compile, type Options, selectAll, selectOne } from 'css-select';
import { html as names, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseTree } from '../../server/html/parse-page.mjs';
import { ancestors } from '../../server/html/walk.mjs';
import { readStyle } from './style-text';

/**
 * As much of a document as the conditions of blocks and features ask of one, over the text of a page: elements by selectors, their attributes
 * and texts. Parsed as a browser with scripts does: what `noscript` holds is text, what `template` holds is no part of the document.
 */

const HTML = names.NS.HTML;
const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);
/** Each selector asks each element: found by name instead of one after another. */
const attributes = new WeakMap<Tree.Element, ReadonlyMap<string, string>>();
function attributeOf(element: Tree.Element, name: string): string | undefined {
  let known = attributes.get(element);
  if (!known) {
    known = new Map(element.attrs.map((attribute) => [attribute.name, attribute.value]));
    attributes.set(element, known);
  }
  return known.get(name);
}

/** Writes an attribute; undefined takes it away. */
export function writeAttribute(element: Tree.Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
  attributes.delete(element);
}

/** What templates hold is no text of theirs. */
function textOf(root: Tree.Node): string {
  const parts: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('value' in node) parts.push(node.value);
    for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
  return parts.join('');
}

type Query = (node: Tree.Node) => boolean;

const adapter: NonNullable<Options<Tree.Node, Tree.Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: attributeOf,
  getChildren: childrenOf,
  getName: ({ tagName }) => tagName,
  getParent: ({ parentNode }) => parentNode,
  getSiblings: (node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
  getText: textOf,
  hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
  removeSubsets: (nodes) => nodes.filter((node) => ![...ancestors(node)].some((one) => nodes.includes(one))),
};

const options = { adapter };
const compiled = new Map<string, Query>();

/** A selector is compiled once for all pages. */
function queryOf(selector: string): Query {
  const query = compiled.get(selector) ?? compile<Tree.Node, Tree.Element>(selector, options);
  compiled.set(selector, query);
  return query;
}

/** An element of a page, or the page itself. Methods and properties have the names that they have in a browser. */
class PageNode<Node extends Tree.Node = Tree.Node> {
  constructor(
    protected readonly page: PageDocument,
    readonly node: Node,
  ) {}

  /** The first of the elements that the page has among these nodes. */
  protected firstOf(nodes: readonly Tree.Node[]): PageElement | null {
    const found = nodes.find(isElement);
    return found ? this.page.wrap(found) : null;
  }

  get firstElementChild(): PageElement | null {
    return this.firstOf(childrenOf(this.node));
  }

  get textContent(): string {
    return textOf(this.node);
  }

  querySelectorAll(selector: string): PageElement[] {
    const found = selectAll<Tree.Node, Tree.Element>(queryOf(selector), this.node, options);
    return found.map((element) => this.page.wrap(element));
  }

  querySelector(selector: string): PageElement | null {
    const found = selectOne<Tree.Node, Tree.Element>(queryOf(selector), this.node, options);
    return found && this.page.wrap(found);
  }
}

export class PageElement extends PageNode<Tree.Element> {
  readonly classList = {
    contains: (name: string) => this.matches(`[class~=${JSON.stringify(name)}]`),
    [Symbol.iterator]: () => this.className.split(/\s+/).values(),
  };

  get nextElementSibling(): PageElement | null {
    const siblings = adapter.getSiblings(this.node);
    return this.firstOf(siblings.slice(siblings.indexOf(this.node) + 1));
  }

  get parentElement(): PageElement | null {
    return this.firstOf([...ancestors(this.node)].slice(0, 1));
  }

  /** The content of a template; itself for other elements. */
  get content(): PageNode {
    return new PageNode(this.page, 'content' in this.node ? (this.node as Tree.Template).content : this.node);
  }

  get lang(): string {
    return attributeOf(this.node, 'lang') ?? '';
  }

  get className(): string {
    return attributeOf(this.node, 'class') ?? '';
  }

  /** Its own `style` only: style sheets are not known. */
  get style(): { getPropertyValue(name: string): string } {
    return { getPropertyValue: readStyle(attributeOf(this.node, 'style') ?? '') };
  }

  getAttribute(name: string): string | null {
    return attributeOf(this.node, name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return adapter.hasAttrib(this.node, name);
  }

  matches(selector: string): boolean {
    return queryOf(selector)(this.node);
  }

  closest(selector: string): PageElement | null {
    const found = [this.node, ...ancestors(this.node)].find(
      (node): node is Tree.Element => isElement(node) && queryOf(selector)(node),
    );
    return found ? this.page.wrap(found) : null;
  }

  get dataset(): Readonly<Record<string, string>> {
    const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return Object.fromEntries(
      this.node.attrs.flatMap(({ name, value }) =>
        name.startsWith('data-') ? [[camel(name.slice('data-'.length)), value]] : [],
      ),
    );
  }
}

/** An element of HTML, as opposed to one of a drawing. */
export class PageHtmlElement extends PageElement {}

export class PageDocument extends PageNode<Tree.Document> {
  private readonly elements = new Map<Tree.Element, PageElement>();

  /**
   * @param html the page's text
   * @param sourceCodeLocationInfo whether nodes know their places in it
   */
  constructor(html: string, sourceCodeLocationInfo = false) {
    const tree = parseTree(html, { sourceCodeLocationInfo });
    // It is its own page.
    super(undefined as never, tree);
    Object.assign(this, { page: this });
  }

  get body(): PageElement | null {
    return this.querySelector('body');
  }

  get documentElement(): PageElement | null {
    return this.querySelector('html');
  }

  /** The same object for the same element. */
  wrap(node: Tree.Element): PageElement {
    const Kind = node.namespaceURI === HTML ? PageHtmlElement : PageElement;
    const element = this.elements.get(node) ?? new Kind(this, node);
    this.elements.set(node, element);
    return element;
  }
}
