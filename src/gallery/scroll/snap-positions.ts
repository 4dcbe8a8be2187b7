/** Which part of the viewport the current slide stands at, in reading direction. */
export type Alignment = 'start' | 'middle' | 'end';

/** A stretch along the scrolling axis, px from where the content begins in reading direction. */
export interface Span {
  readonly start: number;
  readonly size: number;
}

export interface Measurements {
  readonly slides: readonly Span[];
  /** Visible length, px. */
  readonly viewport: number;
  /** Length of all there is to scroll, px. */
  readonly content: number;
  /** What the viewport keeps free at either end (`scroll-padding`), px. */
  readonly inset: { readonly start: number; readonly end: number };
}

/** Scroll positions at which each slide stands where it is aligned; without limits, as on an endless track. */
function alignedPositions(
  { slides, viewport, inset }: Measurements,
  alignment: Alignment,
): readonly number[] {
  const room = viewport - inset.start - inset.end;
  const share = { start: 0, middle: 0.5, end: 1 }[alignment];
  return slides.map(({ start, size }) => start - inset.start - (room - size) * share);
}

/** Scroll positions for each slide, within what can be scrolled. */
export function snapPositions(measures: Measurements, alignment: Alignment): readonly number[] {
  const last = Math.max(0, measures.content - measures.viewport);
  return alignedPositions(measures, alignment).map((place) => Math.min(Math.max(0, place), last));
}

/** Index of the place nearest to a position; of several the first. Without places 0. */
export function nearestPosition(places: readonly number[], position: number): number {
  let nearest = 0;
  places.forEach((place, index) => {
    if (Math.abs(place - position) < Math.abs((places[nearest] ?? place) - position) - 0.5) nearest = index;
  });
  return nearest;
}

/** A track without ends: after the last slide comes the first again, one lap further. */
export interface Loop {
  /** px from a slide to its next appearance. */
  readonly length: number;
  /** Places in the first lap; those of lap k are `k * length` further. */
  readonly positions: readonly number[];
}

/**
 * The lap of an endless track, or undefined where the slides are too few to fill the viewport from both ends: a slide
 * cannot stand in two places.
 */
export function measureLoop(measures: Measurements, alignment: Alignment): Loop | undefined {
  const { slides, viewport } = measures;
  const [first, second] = slides;
  const last = slides.at(-1);
  if (!first || !second || !last || viewport <= 0) return undefined;
  const gap = second.start - first.start - first.size;
  const length = last.start + last.size + gap - first.start;
  const longest = Math.max(...slides.map(({ size }) => size));
  // Half a pixel for what browsers round.
  if (!(length >= viewport + longest - 0.5)) return undefined;
  return { length, positions: alignedPositions(measures, alignment) };
}

/** How many laps each slide is shifted so that it is as near as it can be to the middle of the viewport. */
export function shiftSlides(
  { slides, viewport }: Measurements,
  { length }: Loop,
  position: number,
): readonly number[] {
  const middle = position + viewport / 2;
  return slides.map(({ start, size }) => Math.round((middle - start - size / 2) / length));
}

/** The appearance of slide `index` nearest to `position`; of two equally near the one in `direction`. */
export function nearestLoopPosition(
  { length, positions }: Loop,
  index: number,
  position: number,
  direction: 1 | -1 = 1,
): number {
  const place = positions[index] ?? 0;
  return place + Math.round((position - place) / length + direction * 1e-6) * length;
}
