/** The part of the viewport that the current slide is aligned with, in reading direction. */
export type Alignment = 'start' | 'middle' | 'end';

/** A length along the scrolling axis, in px from the start of the content in reading direction. */
interface Span {
  readonly start: number;
  readonly size: number;
}

export interface Measurements {
  readonly slides: readonly Span[];
  /** Visible length, px. */
  readonly viewport: number;
  /** Scrollable length, px. */
  readonly content: number;
  /** `scroll-padding` at either end, px. */
  readonly inset: { readonly start: number; readonly end: number };
}

/** The scroll position that aligns each slide; not limited to what can be scrolled to. */
function alignedPositions({ slides, viewport, inset }: Measurements, alignment: Alignment) {
  const room = viewport - inset.start - inset.end;
  const share = { start: 0, middle: 0.5, end: 1 }[alignment];
  return slides.map(({ start, size }) => start - inset.start - (room - size) * share);
}

/** The scroll position of each slide, limited to what can be scrolled to. */
export function snapPositions(measurements: Measurements, alignment: Alignment): readonly number[] {
  const last = Math.max(0, measurements.content - measurements.viewport);
  return alignedPositions(measurements, alignment).map((position) => Math.min(Math.max(0, position), last));
}

/** Index of the position nearest to `wanted`, the first of equals; 0 for an empty list. */
export function nearestPosition(positions: readonly number[], wanted: number): number {
  let nearest = 0;
  positions.forEach((position, index) => {
    if (Math.abs(position - wanted) < Math.abs((positions[nearest] ?? position) - wanted) - 0.5)
      nearest = index;
  });
  return nearest;
}

/** One round of an endless track: the first slide follows the last one. */
export interface Loop {
  /** px from a slide to its next repetition. */
  readonly length: number;
  /** Scroll positions in the first round; those of round k are `k * length` further. */
  readonly positions: readonly number[];
}

/** Measures one round of an endless track. Undefined if the slides cannot fill the viewport: a slide cannot be seen in two places. */
export function measureLoop(measurements: Measurements, alignment: Alignment): Loop | undefined {
  const { slides, viewport } = measurements;
  const [first, second] = slides;
  const last = slides.at(-1);
  if (!first || !second || !last || viewport <= 0) return undefined;
  const gap = second.start - first.start - first.size;
  const length = last.start + last.size + gap - first.start;
  const longest = Math.max(...slides.map(({ size }) => size));
  // Browsers round: half a pixel less is still enough.
  if (!(length >= viewport + longest - 0.5)) return undefined;
  return { length, positions: alignedPositions(measurements, alignment) };
}

/** The number of rounds by which each slide must be shifted to be nearest to the middle of the viewport. */
export function shiftSlides({ slides, viewport }: Measurements, { length }: Loop, position: number) {
  const middle = position + viewport / 2;
  return slides.map(({ start, size }) => Math.round((middle - start - size / 2) / length));
}

/** The position of slide `index` nearest to another; of two equally near, the one in `direction`. */
export function nearestLoopPosition(
  { length, positions }: Loop,
  index: number,
  { position, direction = 1 }: { readonly position: number; readonly direction?: 1 | -1 | undefined },
): number {
  const first = positions[index] ?? 0;
  return first + Math.round((position - first) / length + direction * 1e-6) * length;
}
