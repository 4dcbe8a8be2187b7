import { viewportDistance, whenVisible } from '../../dom/visibility';

/** Decides when an image is loaded, and which of the waiting images comes first. */
export interface LoadTrigger {
  /** Calls back once, when the image should load; returns the cancel. */
  when(load: () => void): () => void;
  /** The image's current distance, in any unit that it shares with its neighbours: the nearest image loads first. */
  distance(): number;
}

export const immediately: LoadTrigger = {
  when(load) {
    load();
    return () => {};
  },
  distance: () => 0,
};

/** Loads within 200 px of the viewport, the nearest first. */
export const nearViewport = (box: Element): LoadTrigger => ({
  when: (load) => whenVisible(box, load),
  distance: () => viewportDistance(box),
});

interface IndexTriggersOptions {
  readonly count: number;
  /** Default: 0. */
  readonly current?: number;
  /** Number of slides before and after the current one that load as well. Default: 1. */
  readonly preload?: number;
  /** Whether the first slide follows the last. Default: false. */
  readonly loop?: boolean;
  /** Nothing is loaded before this element is within 200 px of the viewport. */
  readonly within?: Element;
}

/**
 * Loads by the current slide instead of by the viewport.
 * @example slides.forEach((slide, index) => loadImage(slide.image, { …, when: triggers.at(index) }));
 */
export function createIndexTriggers(options: IndexTriggersOptions) {
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
    for (const [load, index] of [...waiting]) {
      if (distance(index) <= preload && waiting.delete(load)) load();
    }
  };
  return {
    /** The trigger for one slide's images, for `loadImage`'s `when`. */
    at: (index: number): LoadTrigger => ({
      when(load) {
        waiting.set(load, index);
        if (within && !isNear) {
          cancel ??= whenVisible(within, () => {
            isNear = true;
            start();
          });
        } else start();
        return () => {
          waiting.delete(load);
          if (waiting.size) return;
          cancel?.();
          cancel = undefined;
        };
      },
      distance: () => distance(index),
    }),
    /** Makes another slide current: its images and those of its neighbours load. */
    show(index: number) {
      current = index;
      start();
    },
  };
}
