type Point = readonly [across: number, down: number];

interface Shape {
  readonly start: Point;
  readonly curves: readonly (readonly Point[])[];
}

/**
 * One repetition of a shape from left to right: its first point, then for each curve the coordinates of two control points and an end.
 * Across from 0 to 1; down from 0, the top of the divider, to 1, the bottom of the section.
 */
const curved = (start: Point, ...curves: readonly (readonly number[])[]): Shape => ({
  start,
  curves: curves.map(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]) =>
      [
        [x1, y1],
        [x2, y2],
        [x, y],
      ] as const,
  ),
});

const straight = (start: Point, ...points: readonly Point[]): Shape => ({
  start,
  curves: points.map((to, index) => [points[index - 1] ?? start, to, to]),
});

const SHAPES = {
  wavy: curved([0, 0.5], [0.182, -1 / 6, 0.318, -1 / 6, 0.5, 0.5], [0.682, 7 / 6, 0.818, 7 / 6, 1, 0.5]),
  rounded: curved([0, 0], [0, 4 / 3, 1, 4 / 3, 1, 0]),
  scalloped: curved([0, 1], [0, -1 / 3, 1, -1 / 3, 1, 1]),
  'soft-corners': curved(
    [0, 0.5],
    [0, 0, 0, 0, 0.1, 0],
    [0.1, 0, 0.4, 0, 0.4, 0],
    [0.5, 0, 0.5, 0, 0.5, 0.5],
    [0.5, 1, 0.5, 1, 0.6, 1],
    [0.6, 1, 0.9, 1, 0.9, 1],
    [1, 1, 1, 1, 1, 0.5],
  ),
  'hard-corners': straight([0, 0], [0.5, 0], [0.5, 1], [1, 1], [1, 0]),
  pointed: straight([0, 0], [0.5, 1], [1, 0]),
  slanted: straight([0, 0], [1, 1], [1, 0]),
};

export type DividerShape = keyof typeof SHAPES;

export const isDividerShape = (name: string): name is DividerShape => Object.hasOwn(SHAPES, name);

interface DividerSize {
  /** The number of shapes in the section's width; may have a fraction. */
  readonly repetitions: number;
  readonly height: number;
  /** To the right, in repetitions. */
  readonly offset: number;
  readonly isFlipX: boolean;
  readonly isFlipY: boolean;
}

/** More would be a line. */
const MAX_REPETITIONS = 200;
const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** The lower edge of a section as path data in units of its box: `M0,0.9 C…`. Without a shape, a line along its bottom. */
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

/** The area above an edge as path data: the visible part of a section's background. */
export function areaAbove(edge: string): string {
  const [, first = ''] = /^M(\S+?),/.exec(edge) ?? [];
  const last = /([-\d.]+),[-\d.]+$/.exec(edge)?.[1] ?? '';
  return `${edge} L${last},0 L${first},0 Z`;
}
