import type { LedgerOwner } from '../../core/ledger.types';
import { type Alignment, type Lap, measureLap, nearestAppearance, shiftSlides } from './places';
import type { Ruler } from './ruler';

/** Laps that can be scrolled through in one movement; the middle one is stood on at rest. */
const LAPS = 3;

export interface LapOptions {
  readonly viewport: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly alignment: Alignment;
  readonly ruler: Ruler;
  readonly owner: LedgerOwner;
  /** Called for each slide whose shift has changed. */
  readonly show: (index: number, shift: number) => void;
}

/** An endless track over a native scroller: no clones, each slide is shifted to where it is seen next. */
export interface LapTrack {
  /** False while the slides do not suffice or nothing has been measured. */
  isEndless(): boolean;
  /** Where a slide is seen next, from a position; undefined where it is not endless. */
  nearest(index: number, position: number, direction?: 1 | -1): number | undefined;
  /** The same of all slides. */
  appearances(position: number): readonly number[] | undefined;
  /** Puts each slide where the viewport is, or will be. */
  arrange(position?: number): void;
  /** At rest: back to the middle lap, with everything that is seen. */
  recenter(): void;
  /** Sizes have changed. */
  refresh(): void;
}

export function createLap({ viewport, slides, alignment, ruler, owner, show }: LapOptions): LapTrack {
  /** px in reading direction, by slide. */
  const shifts: number[] = slides.map(() => 0);
  let lap: Lap | undefined;
  let room: HTMLElement | undefined;
  ruler.shiftOf = (index) => shifts[index] ?? 0;

  /** Slides keep the box that the server gave them; without this one there would be nothing to scroll into. */
  const makeRoom = (length: number) => {
    if (!room) {
      const host = document.createElement('inlay-ui');
      room = document.createElement('span');
      room.className = 'inlay-scroller-room';
      host.append(room);
      owner.insert(host, viewport);
    }
    room.style.width = `${length}px`;
  };

  const arrange = (position: number) => {
    const known = lap;
    if (!known) return;
    shiftSlides(ruler.measures(), known, position).forEach((laps, index) => {
      const shift = laps * known.length;
      if (Math.abs(shift - (shifts[index] ?? 0)) < 0.5) return;
      shifts[index] = shift;
      show(index, shift);
    });
  };

  return {
    isEndless: () => Boolean(lap),
    nearest: (index, position, direction) => lap && nearestAppearance(lap, index, position, direction),
    appearances: (position) => {
      const known = lap;
      return known?.places.map((_, index) => nearestAppearance(known, index, position));
    },
    arrange: (position) => arrange(position ?? ruler.position()),
    recenter() {
      if (!lap) return;
      const position = ruler.position();
      const wanted = (position % lap.length) + lap.length;
      if (Math.abs(wanted - position) < 1) return;
      arrange(wanted);
      viewport.scrollTo({ left: ruler.sign() * wanted, behavior: 'instant' });
    },
    refresh() {
      const measures = ruler.measures();
      lap = measureLap(measures, alignment);
      if (lap) {
        makeRoom(lap.length * LAPS);
        return;
      }
      if (room) room.style.width = '0';
      shifts.forEach((shift, index) => {
        if (!shift) return;
        shifts[index] = 0;
        show(index, 0);
      });
    },
  };
}
