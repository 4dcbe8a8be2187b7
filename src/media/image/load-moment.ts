import { distanceOf } from '../../dom/viewport-distance';
import { whenVisible } from '../../dom/visibility';

/** What decides when a picture is loaded, and which of those that wait comes first. */
export interface LoadMoment {
  /** Calls back once, when the picture is due; returns the cancel. */
  when(due: () => void): () => void;
  /** How far away it is at present, in whatever unit its neighbours have: the nearest is loaded first. */
  distance(): number;
}

export const now: LoadMoment = {
  when(due) {
    due();
    return () => {};
  },
  distance: () => 0,
};

/** Due within 200 px of the viewport; the nearer in px, the sooner. */
export const visibleMoment = (box: Element): LoadMoment => ({
  when: (due) => whenVisible(box, due),
  distance: () => distanceOf(box),
});

export interface IndexMomentsOptions {
  readonly count: number;
  /** Default: 0. */
  readonly current?: number;
  /** How many slides before and after the current one are loaded, too. Default: 1. */
  readonly preload?: number;
  /** The first slide is next to the last. Default: false. */
  readonly loop?: boolean;
  /** Nothing is loaded before this element is within 200 px of the viewport. */
  readonly within?: Element;
}

export interface IndexMoments {
  /** The moment of one slide's pictures, for `loadImage`'s `when`. */
  at(index: number): LoadMoment;
  /** Another slide is current: its pictures and those of its neighbours are due. */
  show(index: number): void;
}

/**
 * Loading by the current slide instead of by the viewport.
 * @example
 * const moments = createIndexMoments({ count: slides.length, preload: 1, loop: true, within: container });
 * slides.forEach((slide, index) => loadImage(slide.image, { …, when: moments.at(index) }));
 * moments.show(3);
 */
export function createIndexMoments(options: IndexMomentsOptions): IndexMoments {
  const { count, preload = 1, loop = false, within } = options;
  let { current = 0 } = options;
  const waiting = new Map<() => void, number>();
  let isNear = !within;
  let cancel: (() => void) | undefined;

  const distance = (index: number) => {
    const steps = Math.abs(index - current);
    return loop ? Math.min(steps, count - steps) : steps;
  };
  const start = () => {
    if (!isNear) return;
    for (const [due, index] of [...waiting]) {
      if (distance(index) <= preload && waiting.delete(due)) due();
    }
  };
  return {
    at: (index) => ({
      when(due) {
        waiting.set(due, index);
        if (within && !isNear) {
          cancel ??= whenVisible(within, () => {
            isNear = true;
            start();
          });
        } else start();
        return () => {
          waiting.delete(due);
          if (waiting.size) return;
          cancel?.();
          cancel = undefined;
        };
      },
      distance: () => distance(index),
    }),
    show(index) {
      current = index;
      start();
    },
  };
}
