import type { Placement, Rect } from './layout.types';

/** For an image of unknown size: the safest guess for a box that crops its image. */
const UNKNOWN_RATIO = 1;
/** An image beyond this is a line, and a mistake. */
const MAX_RATIO = 100;
/** Wider than any screen: the result of a division by zero. */
const MAX_LENGTH_PX = 1e6;
/** More columns than this would have no width. */
const MAX_COUNT = 100;

/** Reads the numbers of one layout. Numbers that it cannot use are replaced by defaults, and counted. */
export interface LayoutChecks {
  /** Width ÷ height of each image; undefined means unknown, and is not a mistake. */
  ratios(values: readonly (number | undefined)[]): Float64Array;
  /** Heights, or other lengths in px, of each item. */
  lengths(values: readonly (number | undefined)[]): Float64Array;
  length(name: string, value: number | undefined, fallback: number): number;
  /** A length in px of something visible: at least 1. */
  extent(name: string, value: number | undefined, fallback: number): number;
  /** A whole number from 1 to 100. */
  count(name: string, value: number | undefined, fallback: number): number;
  /** One sentence for everything that was wrong in `count` items; empty if nothing was. */
  fault(count?: number): { readonly fault?: string };
  /** The layout's result, with its fault. */
  place(rects: readonly Rect[], height: number): Placement;
}

const isLength = (value: number) => value >= 0 && value <= MAX_LENGTH_PX;

export function createLayoutChecks(layout: string): LayoutChecks {
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
  const fault = (count = 0) => {
    if (items) wrong.add(`the size of ${items} of ${count} items`);
    return wrong.size
      ? { fault: `The layout "${layout}" cannot use ${[...wrong].join(', ')}; defaults are used.` }
      : {};
  };

  return {
    ratios: (values) =>
      readAll(values, (ratio) => ratio >= 1 / MAX_RATIO && ratio <= MAX_RATIO, UNKNOWN_RATIO),
    lengths: (values) => readAll(values, isLength, 0),
    length: between(0, MAX_LENGTH_PX),
    extent: between(1, MAX_LENGTH_PX),
    count: (name, value, fallback) => Math.floor(readCount(name, value, fallback)),
    fault,
    place: (rects, height) => ({ rects, height, ...fault(rects.length) }),
  };
}
