import MagicString from 'magic-string';
import type { Claims } from '../../core/ledger/ledger.types';
import { findAll } from '../../dom/find-all';
import { isSavedPage, SIGNS } from '../../hosts/saved-page/is-saved-page';
import { SAVED_STATES, type Writer } from '../../hosts/saved-page/saved-states';
import { escapeAttribute } from '../escape-attribute';
import { attributeSource } from '../html/attributes.mjs';
import * as Tree from '../html/page-tree.mjs';
import { walk } from '../html/walk.mjs';
import { nodeOf, type PageDocument, writeAttribute } from '../page-document';
import { withPage } from '../page-globals';
import { withoutStyles } from '../style-text';

/** Character references of which the text of JSON has others than these are left: their characters depend on the page's encoding. */
const ENCODED = /&(?!(?:quot|amp|lt|gt|#123|#125|#39);)#?\w+;/;

/** The names in the signs of a saved page, the last of each: browsers save them as they are. */
const SIGN = new RegExp(
  SIGNS.split(',')
    .map((sign) => sign.match(/[\w-]+/g)?.at(-1))
    .join('|'),
);

const keysOf = (wanted: Readonly<Record<string, unknown>> | undefined, value: unknown): readonly string[] =>
  Object.keys(wanted ?? {}).filter((name) => wanted?.[name] === value);

/** Edits the text of a page as `SAVED_STATES` ask for; the tree follows, so that each state finds what those before it have left. */
class SourceWriter implements Writer {
  private readonly source: MagicString;
  private readonly edits = new Map<Tree.Element, Map<string, (value: string) => string>>();

  constructor(
    private readonly html: string,
    private readonly page: PageDocument,
  ) {
    this.source = new MagicString(html);
  }

  private edit(element: Tree.Element, name: string, change: (value: string) => string): void {
    this.page.beforeChange();
    const value = element.attrs.find((attribute) => attribute.name === name)?.value ?? '';
    writeAttribute(element, name, change(value));
    const edits = this.edits.get(element) ?? new Map();
    this.edits.set(element, edits);
    const before = edits.get(name) ?? ((text: string) => text);
    edits.set(name, (text: string) => change(before(text)));
  }

  claim = (target: Element, { classes, styles, attributes = {} }: Claims): void => {
    const element = nodeOf(target);
    const removed = keysOf(styles, null);
    if (removed.length) this.edit(element, 'style', (style) => withoutStyles(style, removed));
    const absent = keysOf(classes, false);
    const isAbsent = (name: string) => absent.includes(name);
    const { className } = target;
    if (className.split(/\s+/).some(isAbsent))
      this.edit(element, 'class', (text) =>
        text
          .split(/\s+/)
          .filter((name) => !isAbsent(name))
          .join(' '),
      );
    for (const [name, value] of Object.entries(attributes))
      this.edit(element, name, (text) => (value === null || ENCODED.test(text) ? text : value));
  };

  move: Writer['move'] = (...moves) => {
    this.page.beforeChange();
    for (const [child, parent] of moves) {
      const [node, to] = [nodeOf(child), nodeOf(parent)];
      Tree.treeAdapter.detachNode(node);
      Tree.treeAdapter.appendChild(to, node);
      if (Tree.isWritten(node) && Tree.isWritten(to))
        this.source.move(node.start, node.end, to.endTag ? to.endTagStart : to.end);
    }
  };

  remove = (target: Element): void => this.removeNode(nodeOf(target));

  /** Nodes that have been moved out of it before stay. */
  private removeNode(root: Tree.Element): void {
    this.page.beforeChange();
    for (const node of [...walk(root)].reverse()) {
      if ('tagName' in node) this.edits.delete(node);
      if ('parentNode' in node) Tree.treeAdapter.detachNode(node);
      if (!Tree.isWritten(node)) continue;
      this.source.remove(node.start, 'startTagEnd' in node ? node.startTagEnd : node.end);
      if ('endTag' in node && node.endTag) this.source.remove(node.endTagStart, node.end);
    }
  }

  toString(): string {
    for (const [element, edits] of this.edits)
      if (Tree.isWritten(element)) this.writeAttributes(element, edits);
    return this.source.toString();
  }

  private writeAttributes(
    element: Tree.Element,
    edits: ReadonlyMap<string, (value: string) => string>,
  ): void {
    for (const [name, change] of edits) {
      const written = attributeSource(this.html, element, name);
      if (!written) {
        this.source.appendLeft(element.startTagEnd - 1, ` ${name}="${escapeAttribute(change(''))}"`);
        continue;
      }
      const { start, end, value } = written;
      const text = change(value);
      if (text === value) continue;
      // With the space before it.
      if (name === 'style' && !text) this.source.remove(start - 1, end);
      // Remaining styles and classes keep their character references; other texts are new.
      else if (name === 'style' || name === 'class')
        this.source.update(start, end, `${name}="${text.replaceAll('"', '&quot;')}"`);
      else this.source.update(start, end, `${name}="${escapeAttribute(text)}"`);
    }
  }
}

/**
 * The page as its server had sent it, where a browser has saved it after the platform's scripts had changed it. What is put back is decided
 * where the browser decides it (`hosts/saved-page`). The same text where nothing is.
 * @param page what `html` was parsed to, with places; if something is put back, it follows
 */
export function restoreSaved(html: string, page: PageDocument): string {
  // The tree would be indexed for the question, and then it changes.
  if (!SIGN.test(html)) return html;
  return withPage(page, () => {
    if (!isSavedPage()) return html;
    const writer = new SourceWriter(html, page);
    for (const { selector, restore } of SAVED_STATES)
      for (const node of findAll(document, selector)) restore(node, writer);
    return writer.toString();
  });
}
