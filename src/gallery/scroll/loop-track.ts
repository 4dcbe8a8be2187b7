import type { ScrollMeasure } from './measure';
import type { ScrollerOptions } from './scroller.types';
import { type Loop, measureLoop, nearestLoopPosition, shiftSlides } from './snap-positions';

/** Rounds that one movement can scroll through; at rest the track is in the middle one. */
const ROUNDS = 3;
/** Further than a flick leads, in viewports: slides that would come no nearer stay where they are, which is out of sight, too. */
const REACH = 20;

/** The same place in the middle round. Browsers round: one pixel before the end of a round counts as its end. */
function toMiddle(position: number, { length }: Loop): number {
  const rest = (position + 1) % length;
  return (rest < 0 ? rest + length : rest) - 1 + length;
}

/**
 * An endless track over a native scroller, without clones: each slide is shifted to where it is seen next. Calls `onShift` for each slide whose
 * `measure.shiftOf` has changed, and `onRoom` when `room` has.
 */
export function createLoopTrack(
  { viewport, slides, alignment }: ScrollerOptions,
  measure: ScrollMeasure,
  { onShift, onRoom }: { readonly onShift: (index: number) => void; readonly onRoom: () => void },
) {
  /** px in reading direction, by slide. */
  const shifts: number[] = slides.map(() => 0);
  let loop: Loop | undefined;
  let arrangements = 0;
  measure.shiftOf = (index) => shifts[index] ?? 0;

  function setShift(index: number, shift: number): boolean {
    if (Math.abs(shift - (shifts[index] ?? 0)) < 0.5) return false;
    shifts[index] = shift;
    onShift(index);
    return true;
  }

  function arrange(position: number): void {
    const known = loop;
    if (!known) return;
    const measured = measure.read();
    const isInReach = (index: number, shift: number) =>
      Math.abs((measured.slides[index]?.start ?? 0) + shift - position) < REACH * measured.viewport;
    const changed = shiftSlides(measured, known, position).filter((rounds, index) => {
      const shift = rounds * known.length;
      return isInReach(index, shift) && setShift(index, shift);
    });
    if (!changed.length) return;
    arrangements += 1;
    onRoom();
  }

  return {
    /** False when there are too few slides, or before anything has been measured. */
    isEndless: () => Boolean(loop),
    /** Scrollable px that the viewport needs; 0 when the track is not endless. */
    // Browsers look for snap positions at layout, and a transform causes none. A changed room does.
    room: () => (loop?.length ?? 0) * ROUNDS + (arrangements % 2) / 64,
    /** The position that shows a slide next, from another; undefined when the track is not endless. */
    nearest: (index: number, position: number, direction?: 1 | -1) =>
      loop && nearestLoopPosition(loop, index, { position, direction }),
    nearestOfAll(position: number) {
      const known = loop;
      return known?.positions.map((_, index) => nearestLoopPosition(known, index, { position }));
    },
    /** A slide's position at rest, in the middle round; undefined when the track is not endless. */
    home: (index: number) => loop && toMiddle(loop.positions[index] ?? 0, loop),
    /** Shifts each slide to where the viewport is, or will be. */
    arrange: (position?: number) => arrange(position ?? measure.position()),
    /** At rest: scrolls back to the middle round, without a visible change. */
    recenter() {
      if (!loop) return;
      const position = measure.position();
      const wanted = toMiddle(position, loop);
      if (Math.abs(wanted - position) < 1) return;
      arrange(wanted);
      viewport.scrollTo({ left: measure.sign() * wanted, behavior: 'instant' });
    },
    refresh() {
      loop = measureLoop(measure.read(), alignment);
      onRoom();
      if (!loop) shifts.forEach((_, index) => void setShift(index, 0));
    },
  };
}

export type LoopTrack = ReturnType<typeof createLoopTrack>;
