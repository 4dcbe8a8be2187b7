/** Drawn in a box of 100 × 100, which is stretched over one line of the text. */
const UNDERLINE = 'M0,96 L100,96';
const WAVES = 12;

/** A row of curves or corners along a line. */
function row(draw: (left: number, width: number) => string): string {
  const width = 100 / WAVES;
  return Array.from({ length: WAVES }, (_, index) => draw(index * width, width)).join(' ');
}

const wave = row((left, width) => `Q${left + width / 4},88 ${left + width / 2},95 T${left + width},95`);
const zigzag = row((left, width) => `L${left + width / 2},86 L${left + width},98`);

/** Names of shapes, in the order in which they are looked for: a name may hold another one. */
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

/** Path data for a shape; an underline for one that is not known. */
export function highlightPath(shape: string): string {
  const name = shape.toLowerCase();
  return SHAPES.find(([part]) => name.includes(part))?.[1] ?? UNDERLINE;
}
