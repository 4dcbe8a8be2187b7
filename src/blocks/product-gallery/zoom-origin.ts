import type { Point, Size } from '../../media/image/dimensions';

/** In fractions of the picture: the spot that stays in its place when the picture grows. */
export const CENTRE: Point = { x: 0.5, y: 0.5 };

const within = (share: number) => Math.min(Math.max(share, 0), 1);

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where a mouse is over a picture. Moved along an edge, it brings that edge of the enlarged picture into view. */
export const originAt = ({ x, y }: Point, { left, top, width, height }: Box): Point =>
  width > 0 && height > 0 ? { x: within((x - left) / width), y: within((y - top) / height) } : CENTRE;

/** A tenth of the picture for each key. */
const STEP = 0.1;

/** Where an arrow key moves the view of an enlarged picture; undefined for other keys. */
export function originAfterKey({ x, y }: Point, key: string): Point | undefined {
  if (key === 'ArrowLeft') return { x: within(x - STEP), y };
  if (key === 'ArrowRight') return { x: within(x + STEP), y };
  if (key === 'ArrowUp') return { x, y: within(y - STEP) };
  if (key === 'ArrowDown') return { x, y: within(y + STEP) };
  return undefined;
}

/** As CSS has it; rounded, so that the smallest tremble writes nothing. */
export const toTransformOrigin = ({ x, y }: Point): string =>
  `${+(x * 100).toFixed(2)}% ${+(y * 100).toFixed(2)}%`;
