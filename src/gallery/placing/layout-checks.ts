/** In px from the left and the top of the gallery's content box. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly rects: readonly Rect[];
  readonly height: number;
  /** The problem with the sizes, in one sentence; the layout is usable all the same. */
  readonly fault?: string;
}

/** For an image of unknown size: the safest guess for a box that crops its image. */
const UNKNOWN_RATIO = 1;
/** An image beyond this is a line, and a mistake. */
const MAX_RATIO = 100;
/** Wider than any screen: the result of a division by zero. */
const MAX_LENGTH_PX = 1e6;
/** More columns than this would have no width. */
const MAX_COUNT = 100;
const isLength = (value: number) => value >= 0 && value <= MAX_LENGTH_PX;

/** Reads the numbers of one layout. Numbers that it cannot use are replaced by defaults, and counted. */
export function createLayoutChecks(layout: string) {
  const wrong = new Set<string>();
  let items = 0;

  const readAll = (
    values: readonly (number | undefined)[],
    isGood: (value: number) => boolean,
    fallback: number,
  ) => {
    const read = new Float64Array(values.length);
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? fallback;
      read[index] = isGood(value) ? value : fallback;
      if (!isGood(value)) items++;
    }
    return read;
  };

  const between =
    (least: number, most: number) => (name: string, value: number | undefined, fallback: number) => {
      if (value === undefined) return fallback;
      if (value >= least && value <= most) return value;
      wrong.add(name);
      return fallback;
    };
  const readCount = between(1, MAX_COUNT);
  /** One sentence for everything that was wrong in `count` items; empty if nothing was. */
  const fault = (count = 0) => {
    if (items) wrong.add(`the size of ${items} of ${count} items`);
    return wrong.size
      ? { fault: `The layout "${layout}" cannot use ${[...wrong].join(', ')}; defaults are used.` }
      : {};
  };

  return {
    /** Width ÷ height of each image; undefined means unknown, and is not a mistake. */
    ratios: (values: readonly (number | undefined)[]) =>
      readAll(values, (ratio) => ratio >= 1 / MAX_RATIO && ratio <= MAX_RATIO, UNKNOWN_RATIO),
    /** Heights, or other lengths in px, of each item. */
    lengths: (values: readonly (number | undefined)[]) => readAll(values, isLength, 0),
    length: between(0, MAX_LENGTH_PX),
    /** A length in px of something visible: at least 1. */
    extent: between(1, MAX_LENGTH_PX),
    /** A whole number from 1 to 100. */
    count: (name: string, value: number | undefined, fallback: number) =>
      Math.floor(readCount(name, value, fallback)),
    fault,
    /** The layout's result, with its fault. `mirroredIn`: the width in which places count from the other side, for right-to-left text. */
    place: (rects: readonly Rect[], height: number, mirroredIn?: number): Placement => ({
      rects:
        mirroredIn === undefined
          ? rects
          : rects.map((rect) => ({ ...rect, left: mirroredIn - rect.left - rect.width })),
      height,
      ...fault(rects.length),
    }),
  };
}

export type LayoutChecks = ReturnType<typeof createLayoutChecks>;

/** Asks for as many columns as there is room for. */
export interface LeastColumnRequest {
  /** The gallery's width in px; 0 if it is not displayed. */
  readonly width: number;
  /** The least width of a column (behaviour `min`), in px. Default: 250. */
  readonly columnWidth?: number | undefined;
  readonly gutter?: number | undefined;
}

const DEFAULT_COLUMN_WIDTH = 250;

export const readLeastColumn = (
  checks: LayoutChecks,
  { width, columnWidth, gutter }: LeastColumnRequest,
) => ({
  width: checks.length('the width', width, 0),
  least: checks.extent('the column width', columnWidth, DEFAULT_COLUMN_WIDTH),
  gutter: checks.length('the gutter', gutter, 0),
});
