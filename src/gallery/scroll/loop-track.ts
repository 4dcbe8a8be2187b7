import type { ScrollMeasure } from './measure';
import { type Alignment, type Loop, measureLoop, nearestLoopPosition, shiftSlides } from './snap-positions';

/** Laps that can be scrolled through in one movement; the middle one is stood on at rest. */
const LAPS = 3;

export interface LoopTrackOptions {
  readonly viewport: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly alignment: Alignment;
  readonly ruler: ScrollMeasure;
  /** Called for each slide whose shift has changed, which `ruler.shiftOf` tells. */
  readonly show: (index: number) => void;
  /** Called when the room has changed. */
  readonly dress: () => void;
}

/** An endless track over a native scroller: no clones, each slide is shifted to where it is seen next. */
export interface LoopTrack {
  /** False while the slides do not suffice or nothing has been measured. */
  isEndless(): boolean;
  /** px to scroll in, which the viewport has to have; 0 where it is not endless. */
  room(): number;
  /** Where a slide is seen next, from a position; undefined where it is not endless. */
  nearest(index: number, position: number, direction?: 1 | -1): number | undefined;
  /** Where a slide stands at rest, in the middle lap; undefined where it is not endless. */
  home(index: number): number | undefined;
  /** The same as `nearest` of all slides. */
  nearestOfAll(position: number): readonly number[] | undefined;
  /** Puts each slide where the viewport is, or will be. */
  arrange(position?: number): void;
  /** At rest: back to the middle lap, with everything that is seen. */
  recenter(): void;
  /** Sizes have changed. */
  refresh(): void;
}

/** The same place in the middle lap. A pixel before a lap's end is its end: browsers round. */
function toMiddle(position: number, { length }: Loop): number {
  const rest = (position + 1) % length;
  return (rest < 0 ? rest + length : rest) - 1 + length;
}

export function createLoopTrack({
  viewport,
  slides,
  alignment,
  ruler,
  show,
  dress,
}: LoopTrackOptions): LoopTrack {
  /** px in reading direction, by slide. */
  const shifts: number[] = slides.map(() => 0);
  let lap: Loop | undefined;
  let arrangements = 0;
  ruler.shiftOf = (index) => shifts[index] ?? 0;

  const arrange = (position: number) => {
    const known = lap;
    if (!known) return;
    let isChanged = false;
    shiftSlides(ruler.read(), known, position).forEach((laps, index) => {
      const shift = laps * known.length;
      if (Math.abs(shift - (shifts[index] ?? 0)) < 0.5) return;
      shifts[index] = shift;
      isChanged = true;
      show(index);
    });
    if (!isChanged) return;
    arrangements += 1;
    dress();
  };

  return {
    isEndless: () => Boolean(lap),
    // Browsers find the places to snap to at layout, and a slide that a transform moves lays nothing out: the room does.
    room: () => (lap?.length ?? 0) * LAPS + (arrangements % 2) / 64,
    nearest: (index, position, direction) => lap && nearestLoopPosition(lap, index, position, direction),
    home: (index) => lap && toMiddle(lap.positions[index] ?? 0, lap),
    nearestOfAll: (position) => {
      const known = lap;
      return known?.positions.map((_, index) => nearestLoopPosition(known, index, position));
    },
    arrange: (position) => arrange(position ?? ruler.position()),
    recenter() {
      if (!lap) return;
      const position = ruler.position();
      const wanted = toMiddle(position, lap);
      if (Math.abs(wanted - position) < 1) return;
      arrange(wanted);
      viewport.scrollTo({ left: ruler.sign() * wanted, behavior: 'instant' });
    },
    refresh() {
      const measures = ruler.read();
      lap = measureLoop(measures, alignment);
      dress();
      if (lap) return;
      shifts.forEach((shift, index) => {
        if (!shift) return;
        shifts[index] = 0;
        show(index);
      });
    },
  };
}
