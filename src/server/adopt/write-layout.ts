import type MagicString from 'magic-string';
import { readPlaces } from '../../blocks/ancillary-layout/read-places';
import { readFoot } from '../../blocks/course-nav/read-foot';
import { BLOCKS } from '../../catalogue/blocks';
import { findAll, matches } from '../../dom/find-all';
import { SPACERS, spacerHeight } from '../../features/theme-states/spacer-height';
import { attributeSource } from '../html/attributes.mjs';
import { isWritten, treeAdapter as trees } from '../html/page-tree.mjs';
import { nodeOf, type PageDocument, writeAttribute } from '../page-document';
import { withPage } from '../page-globals';

/** Puts text in front of what attributes say. */
function prepend(
  source: MagicString,
  element: Element,
  texts: Readonly<Record<string, string | null>>,
): void {
  const node = nodeOf(element);
  if (!isWritten(node)) return;
  for (const [name, text] of Object.entries(texts)) {
    if (!text) continue;
    const written = attributeSource(source.original, node, name);
    // Without quotes, a value ends at the first space.
    const quote = written && !/["']/.test(source.original.charAt(written.valueEnd)) ? '"' : '';
    if (written) source.appendLeft(written.valueStart, quote + text).appendLeft(written.valueEnd, quote);
    else source.appendLeft(node.startTagEnd - 1, ` ${name}="${text}"`);
    writeAttribute(node, name, text + (written?.value ?? ''));
  }
}

function move(source: MagicString, element: Element, parent: Element): void {
  const [node, to] = [nodeOf(element), nodeOf(parent)];
  const end = to.endTag ? to.endTagStart : to.end;
  // Wrongly nested tags make elements that the text does not have, or has inside of each other.
  if (!isWritten(node) || !isWritten(to) || (end >= node.start && end <= node.end)) return;
  source.move(node.start, node.end, end);
  trees.detachNode(node);
  trees.appendChild(to, node);
}

/** The first image of each slideshow, and the size that `reveal` gives it in a browser. */
function readSizes() {
  const { selector = '', reveal = {} } = BLOCKS.find(({ name }) => name === 'gallery-slideshow') ?? {};
  return findAll(document, selector).flatMap((block) =>
    Object.entries(reveal).flatMap(([target, claims]) =>
      findAll(block, `${target}:not([width])`).map((image) => {
        const { attributes = {} } = typeof claims === 'function' ? claims(image) : claims;
        return [image, attributes] as const;
      }),
    ),
  );
}

/** The attributes that say what to write. Most pages have none of them: asking their tree would index it once more. */
const HAS_LAYOUT = /data-nc-base|data-aspect-ratio|sqs-gallery-block-slideshow|data-course-item-footer/i;

/**
 * Writes what scripts of the theme and the platform decide about the layout as soon as they start: the parts of bars go where classes of the body
 * say, and the foot of a lesson to its end; spacers get their height, and slideshows their ratio. A copy has all this without a script, and
 * nothing moves when one starts. The tree follows.
 */
export function writeLayout(source: MagicString, page: PageDocument): void {
  if (!HAS_LAYOUT.test(source.original)) return;
  withPage(page, () => {
    const bars = findAll(document, '[data-nc-base]').map(readPlaces);
    const spacers = findAll(document, SPACERS).filter((spacer) => !matches(spacer, '.sqs-intrinsic'));
    const sizes = readSizes();
    const feet = findAll(document, '.course-item').flatMap((course) => readFoot(course).moves);
    page.beforeChange();
    for (const [foot, place] of feet) move(source, foot, place);
    for (const [image, size] of sizes) prepend(source, image, size);
    for (const { moves, hidden } of bars.filter((bar) => bar.moves.length)) {
      for (const part of hidden) prepend(source, part, { style: 'display:none;' });
      for (const [part, container] of moves) move(source, part, container);
    }
    for (const spacer of spacers)
      for (const [name, value] of Object.entries(spacerHeight(spacer).styles ?? {}))
        prepend(source, spacer, { class: 'sqs-intrinsic ', style: `${name}:${value};` });
  });
}
