/**
 * One repetition of each shape from left to right: its first point, then curves as two control points and an end. Across from 0 to 1;
 * down from 0, the top of the divider, to 1, the bottom of the section.
 */
type Point = readonly [across: number, down: number];
type Curve = readonly [Point, Point, Point];

interface Shape {
  readonly start: Point;
  readonly curves: readonly Curve[];
}

const line = (from: Point, to: Point): Curve => [from, to, to];

/** A row of straight lines through these points. */
function lines(...points: readonly [Point, ...Point[]]): Shape {
  const curves = points.slice(1).map((to, index) => line(points[index] ?? to, to));
  return { start: points[0], curves };
}

const SHAPES = {
  wavy: {
    start: [0, 0.5],
    curves: [
      [
        [0.182, -1 / 6],
        [0.318, -1 / 6],
        [0.5, 0.5],
      ],
      [
        [0.682, 7 / 6],
        [0.818, 7 / 6],
        [1, 0.5],
      ],
    ],
  },
  rounded: {
    start: [0, 0],
    curves: [
      [
        [0, 4 / 3],
        [1, 4 / 3],
        [1, 0],
      ],
    ],
  },
  scalloped: {
    start: [0, 1],
    curves: [
      [
        [0, -1 / 3],
        [1, -1 / 3],
        [1, 1],
      ],
    ],
  },
  'soft-corners': {
    start: [0, 0.5],
    curves: [
      [
        [0, 0],
        [0, 0],
        [0.1, 0],
      ],
      line([0.1, 0], [0.4, 0]),
      [
        [0.5, 0],
        [0.5, 0],
        [0.5, 0.5],
      ],
      [
        [0.5, 1],
        [0.5, 1],
        [0.6, 1],
      ],
      line([0.6, 1], [0.9, 1]),
      [
        [1, 1],
        [1, 1],
        [1, 0.5],
      ],
    ],
  },
  'hard-corners': lines([0, 0], [0.5, 0], [0.5, 1], [1, 1], [1, 0]),
  pointed: lines([0, 0], [0.5, 1], [1, 0]),
  slanted: lines([0, 0], [1, 1], [1, 0]),
} as const satisfies Readonly<Record<string, Shape>>;

export type DividerShape = keyof typeof SHAPES;

export const isDividerShape = (name: string): name is DividerShape => Object.hasOwn(SHAPES, name);

interface DividerSize {
  /** How often the shape fits into the section's width; need not be whole. */
  readonly repetitions: number;
  /** The height of the divider, as a part of the section's. */
  readonly height: number;
  /** How far the shape is moved to the right, in repetitions. */
  readonly offset: number;
  readonly isFlipX: boolean;
  readonly isFlipY: boolean;
}

/** More would be a line. */
const MAX_REPETITIONS = 200;
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The lower edge of a section as path data in units of its box: `M0,0.9 C…`. Straight along its bottom without a shape. */
export function dividerEdge(name: DividerShape | undefined, size: DividerSize): string {
  if (!name) return 'M0,1 L1,1';
  const shape: Shape = SHAPES[name];
  const count = Math.min(MAX_REPETITIONS, Math.max(1 / MAX_REPETITIONS, size.repetitions || 1));
  const width = 1 / count;
  const shift = ((size.offset % 1) - 1) * width;
  const place = (repetition: number, [across, down]: Point): string => {
    const x = shift + (repetition + across) * width;
    const y = 1 - size.height * (size.isFlipY ? down : 1 - down);
    return `${round(size.isFlipX ? 1 - x : x)},${round(y)}`;
  };
  const drawn = Array.from({ length: Math.ceil(count) + 2 }, (_, repetition) =>
    shape.curves.map((curve) => `C${curve.map((point) => place(repetition, point)).join(' ')}`).join(' '),
  );
  return `M${place(0, shape.start)} ${drawn.join(' ')}`;
}

/** The area above an edge, as path data: all that is seen of a section's background. */
export function areaAbove(edge: string): string {
  const [, first = ''] = /^M(\S+?),/.exec(edge) ?? [];
  const last = /([-\d.]+),[-\d.]+$/.exec(edge)?.[1] ?? '';
  return `${edge} L${last},0 L${first},0 Z`;
}
