import './text-highlights.css';
import { defineUnit } from '../../core/unit';
import { parseObject } from '../../data/parse-object';
import { flag, list, number, object, oneOf, string, type WarnShape } from '../../data/shape';
import { findAll } from '../../dom/find-all';
import { onResize } from '../../dom/watch-size';

const readAttributes = object({
  attributes: list(
    object({
      id: string(),
      type: string(),
      shape: string('underline'),
      isFront: flag(),
      color: object({
        sitePaletteColor: object({ colorName: string(), alphaModifier: number(1) }),
        customColor: object({
          hslaValue: object({ hue: number(), saturation: number(), lightness: number(), alpha: number(1) }),
        }),
      }),
      thickness: object({ unit: oneOf(['em', 'px', 'rem'], 'em'), value: number(0.1) }),
      linecap: oneOf(['round', 'square', 'butt'], 'round'),
    }),
  ),
});

type Attribute = ReturnType<typeof readAttributes>['attributes'][number];

const COLOR_NAME = /^[\w-]+$/;

function colorOf({ sitePaletteColor, customColor }: Attribute['color']): string {
  const { colorName, alphaModifier } = sitePaletteColor;
  if (COLOR_NAME.test(colorName)) return `hsla(var(--${colorName}-hsl), ${alphaModifier})`;
  const { hue, saturation, lightness, alpha } = customColor.hslaValue;
  if (hue !== undefined && saturation !== undefined && lightness !== undefined)
    return `hsl(${hue} ${saturation}% ${lightness}% / ${alpha})`;
  return 'var(--text-highlight-color, currentcolor)';
}

type TextHighlight = NonNullable<ReturnType<typeof readTextHighlights>>[number];

/** The highlights of a text block, from the settings beside its text; undefined if there are none to draw. */
export function readTextHighlights(content: HTMLElement, warn?: WarnShape) {
  const json = findAll(content, 'script.TextAttributes-props')[0]?.textContent;
  const { attributes } = readAttributes({ attributes: parseObject(json) }, '', warn);
  const words = findAll(content, '.sqsrte-text-highlight[data-text-attribute-id]');
  const highlights = attributes.flatMap(({ id, type, shape, isFront, color, thickness, linecap }) => {
    const own = words.filter(({ dataset }) => dataset.textAttributeId === id);
    if (type !== 'highlight' || !own.length) return [];
    return {
      id,
      shape,
      isFront,
      linecap,
      words: own,
      color: colorOf(color),
      thickness: `${thickness.value}${thickness.unit}`,
    };
  });
  return highlights.length ? highlights : undefined;
}

/** In a box of 100 × 100, which is stretched over one line of the text. */
const UNDERLINE = 'M0,96 L100,96';
const WAVES = 12;

function row(draw: (left: number, width: number) => string): string {
  const width = 100 / WAVES;
  return Array.from({ length: WAVES }, (_, index) => draw(index * width, width)).join(' ');
}

const wave = row((left, width) => `Q${left + width / 4},88 ${left + width / 2},95 T${left + width},95`);
const zigzag = row((left, width) => `L${left + width / 2},86 L${left + width},98`);

/** Names of shapes, in the order of the search: a name may contain another one. */
const SHAPES: ReadonlyArray<readonly [part: string, path: string]> = [
  ['curve', 'M0,97 C25,91 60,87 100,92'],
  ['double', 'M0,90 L100,90 M0,99 L100,99'],
  ['wave', `M0,95 ${wave}`],
  ['zigzag', `M0,98 ${zigzag}`],
  ['scribble', 'M0,92 C30,84 70,86 100,88 C60,90 30,93 8,97 C40,94 70,95 94,98'],
  ['circle', 'M58,2 C20,-4 -4,24 -2,54 C0,92 34,104 62,100 C92,96 104,66 101,42 C98,14 70,-2 34,6'],
  ['box', 'M0,2 L100,2 L100,98 L0,98 Z'],
  ['strike', 'M0,55 L100,55'],
  ['through', 'M0,55 L100,55'],
  ['highlight', 'M0,60 L100,60'],
  ['marker', 'M0,60 L100,60'],
];

/** Path data for a shape; an underline for an unknown one. */
export function highlightPath(shape: string): string {
  const name = shape.toLowerCase();
  return SHAPES.find(([part]) => name.includes(part))?.[1] ?? UNDERLINE;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The tops of boxes in one line differ by less: bold and plain words of one size. */
const SAME_LINE_PX = 2;

/** One box for each line of a text, whose bold words and links have boxes, too. */
export function lineBoxes(rects: Iterable<Box>): readonly Box[] {
  const lines: Box[] = [];
  for (const { left, top, width, height } of rects) {
    if (width <= 0 || height <= 0) continue;
    const index = lines.findIndex((line) => Math.abs(line.top - top) < SAME_LINE_PX);
    const line = lines[index];
    if (!line) {
      lines.push({ left, top, width, height });
      continue;
    }
    const start = Math.min(line.left, left);
    const end = Math.max(line.left + line.width, left + width);
    lines[index] = { ...line, left: start, width: end - start, height: Math.max(line.height, height) };
  }
  return lines;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The platform's node for one line, with the names that sites style. Its thickness is in the em of the words. */
function createShape(highlight: TextHighlight, box: Box, fontSize: string): HTMLElement {
  const { id, shape, isFront, color, thickness, linecap } = highlight;
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

/** Draws each highlight over the lines of its words, and again when these move: in another window, or in another font. */
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
    onResize(content, scope, draw);
    // Another font may change the lines, but not the height of the text.
    scope.listen(document.fonts, 'loadingdone', draw);
  },
});
