// @chunk unlisted

import { defineUnit } from '../../core/unit';
import { watchSize } from '../../dom/watch-size';
import { highlightPath } from './highlight-shapes';
import { type Box, lineBoxes } from './line-boxes';
import { readTextHighlights, type TextHighlight } from './text-highlights.data';
import './text-highlights.css';

const SVG = 'http://www.w3.org/2000/svg';

/** The node that the platform draws for one line, by the names that sites style. Its thickness is in the em of the words. */
function createShape(
  { id, shape, isFront, color, thickness, linecap }: TextHighlight,
  box: Box,
  fontSize: string,
): HTMLElement {
  const node = document.createElement('div');
  node.className = 'TextShape-node';
  node.ariaHidden = 'true';
  Object.assign(node.dataset, { textAttributeId: id, shape, isFront: String(isFront) });
  for (const side of ['left', 'top', 'width', 'height'] as const) node.style[side] = `${box[side]}px`;
  node.style.fontSize = fontSize;
  node.style.setProperty('--stroke', color);
  node.style.setProperty('--stroke-width', thickness);
  node.style.setProperty('--stroke-linecap', linecap);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 100 100');
  svg.setAttribute('preserveAspectRatio', 'none');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', highlightPath(shape));
  path.setAttribute('vector-effect', 'non-scaling-stroke');
  svg.append(path);
  node.append(svg);
  return node;
}

/** Draws each highlight over the lines of its words, and again when these lie elsewhere: in another window, or in another font. */
export const unit = defineUnit({
  read: readTextHighlights,
  mount(highlights, scope, content) {
    scope.owner().claim(content, { classes: { 'inlay-highlighted': true } });
    let drawn = scope.part();
    let before = '';
    const draw = scope.guard(() => {
      const origin = content.getBoundingClientRect();
      const shapes = highlights.flatMap((highlight) =>
        highlight.words.flatMap((word) => {
          const { fontSize } = getComputedStyle(word);
          return lineBoxes(word.getClientRects()).map((box) => {
            const place = { ...box, left: box.left - origin.left, top: box.top - origin.top };
            return { highlight, place, fontSize };
          });
        }),
      );
      const now = JSON.stringify(shapes.map(({ place, fontSize }) => [place, fontSize]));
      if (now === before) return;
      before = now;
      drawn.end();
      drawn = scope.part();
      const owner = drawn.owner();
      for (const { highlight, place, fontSize } of shapes)
        owner.insert(createShape(highlight, place, fontSize), content);
    });
    scope.defer(watchSize(content, draw));
    // Words of another width may leave the text as high as before.
    scope.listen(document.fonts, 'loadingdone', draw);
  },
});
