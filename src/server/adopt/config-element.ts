import { html as names } from 'parse5';
import { type Element, isWritten, treeAdapter as trees } from '../html/page-tree.mjs';

const ATTRIBUTES = [
  { name: 'type', value: 'application/json' },
  { name: 'data-inlay-config', value: '' },
];

/** The settings of the page as a tag. JSON in a script must not end it, and is ASCII, so that it is the same in every encoding. */
export function configTag(config: object): string {
  const json = JSON.stringify(config).replace(
    /[<\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const attributes = ATTRIBUTES.map(({ name, value }) => (value ? `${name}="${value}"` : name));
  return `<script ${attributes.join(' ')}>${json}</script>\n`;
}

/**
 * Puts the element into a page's head as a parser would that read the tag.
 * @param place of the tag in the text that the tree was made from
 * @returns false, and the tree is as it was, where only a parser can say what it would make of a tag there
 */
export function insertConfig(head: Element | undefined, place: number, tag: string): boolean {
  if (!head || place < head.startTagEnd) return false;
  const next = head.childNodes.filter(isWritten).find(({ end }) => end > place);
  // As long as a head goes on, or up to its own end tag, all scripts are in it; but what is in a `noscript` is text.
  const isInHead = next ? next.start >= place : place <= head.endTagStart;
  if (!isInHead) return false;
  const element = trees.createElement(
    'script',
    names.NS.HTML,
    ATTRIBUTES.map((one) => ({ ...one })),
  );
  trees.insertText(element, tag.slice(tag.indexOf('>') + 1, tag.lastIndexOf('</')));
  if (next) trees.insertBefore(head, element, next);
  else trees.appendChild(head, element);
  return true;
}
