import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { SourceElement } from '../html/parse-page.mjs';
import { PageElement } from '../page-document';

/** The node of an element: here elements are those of the page that is read. */
export const nodeOf = (element: unknown): Tree.Element => {
  if (element instanceof PageElement) return element.node;
  throw new TypeError('Not an element of the page.');
};

export const isInSource = (node: Tree.Node): node is SourceElement => Boolean(node.sourceCodeLocation);
