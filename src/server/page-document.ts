import { type Options, selectAll, selectOne } from 'css-select';
import { html as names } from 'parse5';
import type * as Tree from './html/page-tree.mjs';
import { parseTree } from './html/parse-page.mjs';
import { ancestors } from './html/walk.mjs';
import { PageIndex } from './page-index';
import { type CompiledSelector, createSelectorCompiler } from './selectors';
import { allowSteps, countSteps } from './steps';
import { readStyle } from './style-text';

/**
 * As much of a document as the conditions of blocks and features ask of one, over the text of a page: elements by selectors, their attributes
 * and texts. Parsed as a browser with scripts does: what `noscript` holds is text, what `template` holds is no part of the document.
 */

const HTML = names.NS.HTML;

function parentOf(node: Tree.Node): Tree.ParentNode | null {
  countSteps(1);
  return 'parentNode' in node ? node.parentNode : null;
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const childrenOf = (node: Tree.Node): Tree.Node[] => ('childNodes' in node ? node.childNodes : []);
/** The value of an attribute; the last of two with the same name, such as `href` and `xlink:href`. */
const attributeOf = ({ attrs }: Tree.Element, name: string): string | undefined =>
  attrs.findLast((attribute) => attribute.name === name)?.value;

/** Writes an attribute; undefined takes it away. */
export function writeAttribute(element: Tree.Element, name: string, value: string | undefined): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === undefined ? others : [...others, { name, value }];
}

/** The text of an element, without the content of templates. */
function textOf(root: Tree.Node): string {
  const parts: string[] = [];
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    countSteps(1);
    if ('value' in node) parts.push(node.value);
    for (const child of childrenOf(node).toReversed()) waiting.push(child);
  }
  return parts.join('');
}

/** How `css-select` reads the tree. */
export const adapter: NonNullable<Options<Tree.Node, Tree.Element>['adapter']> = {
  isTag: isElement,
  getAttributeValue: attributeOf,
  getChildren: childrenOf,
  getName: ({ tagName }) => tagName,
  getParent: parentOf,
  getSiblings: (node) => ('parentNode' in node && node.parentNode ? childrenOf(node.parentNode) : [node]),
  getText: textOf,
  hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
  removeSubsets: (nodes) => nodes.filter((node) => ![...ancestors(node)].some((one) => nodes.includes(one))),
};

const options = { adapter };
const compileList = createSelectorCompiler(adapter);

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
    return this.page.select(this.node, selector).map((element) => this.page.wrap(element));
  }

  querySelector(selector: string): PageElement | null {
    const found = this.page.selectFirst(this.node, selector);
    return found ? this.page.wrap(found) : null;
  }
}

export class PageElement extends PageNode<Tree.Element> {
  get classList() {
    const names = this.className.split(/\s+/);
    return { contains: (name: string) => names.includes(name), [Symbol.iterator]: () => names.values() };
  }

  get nextElementSibling(): PageElement | null {
    const siblings = adapter.getSiblings(this.node);
    return this.firstOf(siblings.slice(siblings.indexOf(this.node) + 1));
  }

  get parentElement(): PageElement | null {
    const parent = parentOf(this.node);
    return parent && isElement(parent) ? this.page.wrap(parent) : null;
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
    return this.page.selectorsFor(this.node, selector).some(({ matches }) => matches(this.node));
  }

  closest(selector: string): PageElement | null {
    const selectors = this.page.selectorsFor(this.node, selector);
    if (!selectors.length) return null;
    for (let node: Tree.Node | null = this.node; node; node = parentOf(node)) {
      const element = node;
      if (isElement(element) && selectors.some(({ matches }) => matches(element)))
        return this.page.wrap(element);
    }
    return null;
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

/** The node of an element: on a server, elements are those of the page that is read. */
export const nodeOf = (element: unknown): Tree.Element => {
  if (element instanceof PageElement) return element.node;
  throw new TypeError('Not an element of the page.');
};

/** An element of HTML, as opposed to one of a drawing. */
export class PageHtmlElement extends PageElement {}

export class PageDocument extends PageNode<Tree.Document> {
  /** Made by the first question, given up with the first change. */
  private index: PageIndex | undefined;
  private isChanged = false;

  /**
   * @param html the page's text
   * @param sourceCodeLocationInfo whether nodes know their places in it
   */
  constructor(html: string, sourceCodeLocationInfo = false) {
    const tree = parseTree(html, { sourceCodeLocationInfo });
    allowSteps(html.length);
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

  getElementsByTagName(tag: string): PageElement[] {
    return this.querySelectorAll(tag);
  }

  /** The same object for the same element. */
  wrap(node: Tree.Element): PageElement {
    const Kind = node.namespaceURI === HTML ? PageHtmlElement : PageElement;
    node.wrapper ??= new Kind(this, node);
    return node.wrapper as PageElement;
  }

  /** To be called before the tree is changed: from then on each question is asked of each element. */
  beforeChange(): void {
    this.isChanged = true;
    this.index = undefined;
  }

  /** To be called after the tree was changed at once: the next question makes a new index. */
  afterChange(): void {
    this.isChanged = false;
    this.index = undefined;
  }

  /** The index, if it knows what is in a node. */
  private indexOf(node: Tree.Node): PageIndex | undefined {
    if (!this.isChanged) this.index ??= new PageIndex(this.node);
    return this.index?.has(node) ? this.index : undefined;
  }

  /** Those selectors of a list that may match something in the page that a node is in. */
  selectorsFor(node: Tree.Node, list: string): readonly CompiledSelector[] {
    const index = this.indexOf(node);
    const selectors = compileList(list);
    return index ? selectors.filter((selector) => index.mayMatch(selector)) : selectors;
  }

  select(node: Tree.Node, list: string): readonly Tree.Element[] {
    const selectors = compileList(list);
    return (
      this.indexOf(node)?.select(node, selectors) ??
      selectAll<Tree.Node, Tree.Element>(anyOf(selectors), node, options)
    );
  }

  selectFirst(node: Tree.Node, list: string): Tree.Element | undefined | null {
    const selectors = compileList(list);
    const index = this.indexOf(node);
    return index
      ? index.selectFirst(node, selectors)
      : selectOne<Tree.Node, Tree.Element>(anyOf(selectors), node, options);
  }
}

const anyOf = (selectors: readonly CompiledSelector[]) => (node: Tree.Node) =>
  selectors.some(({ matches }) => matches(node));
