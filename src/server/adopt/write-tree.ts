import { attributeSource } from '../html/attributes.mjs';
import { readReferences } from '../html/page-addresses.mjs';
import { type Element, isWritten, TextNode } from '../html/page-tree.mjs';

/** A part of a page's text, and what is written there. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of the text with those edits that are in it. Undefined: none is. */
function edited(
  html: string,
  [start, end]: readonly [number, number],
  edits: readonly Edit[],
): string | undefined {
  const inside = edits
    .filter((edit) => edit.start >= start && edit.end <= end)
    .sort((one, other) => one.start - other.start);
  if (!inside.length) return undefined;
  let [text, from] = ['', start];
  for (const edit of inside) {
    text += html.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  // As a parser reads the ends of lines.
  return (text + html.slice(from, end)).replace(/\r\n?/g, '\n');
}

/** Has an element of the tree say what the text says after edits of its attributes and of its own text. */
export function writeTree(html: string, element: Element, edits: readonly Edit[]): void {
  for (const attribute of element.attrs) {
    const { name, prefix } = attribute;
    const written = attributeSource(html, element, prefix ? `${prefix}:${name}` : name);
    const value = written && edited(html, [written.valueStart, written.valueEnd], edits);
    // Elements that the parser makes of one tag share their attributes.
    if (value !== undefined) attribute.value = readReferences(value);
  }
  const [text] = element.childNodes;
  if (text instanceof TextNode && isWritten(text))
    text.value = edited(html, [text.start, text.end], edits) ?? text.value;
}
