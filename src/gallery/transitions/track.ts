import { isRtl } from '../../dom/is-rtl';
import type { ShowOptions } from '../model/design.types';
import type { Gallery, GalleryChange } from '../model/gallery.types';
import type { Stage } from './transition.types';

/** The animations of one stack; the next change ends them. */
export function createMotions() {
  let running: Animation[] = [];
  return {
    /** Animates an element, without writing its style. */
    add(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions) {
      const animation = element.animate(frames, { fill: 'both', ...options });
      running.push(animation);
      return animation;
    },
    /** Settles when all have ended; false if another change has stopped them. */
    async done() {
      const ends = await Promise.allSettled(running.map(({ finished }) => finished));
      return ends.every(({ status }) => status === 'fulfilled');
    },
    stop() {
      for (const animation of running) animation.cancel();
      running = [];
    },
  };
}

/** In per cent, so that the row fits any width. "Next" is to the right, or to the left in right-to-left text. */
const at = (position: number, axis: 'x' | 'y', list: Element): Keyframe => ({
  translate: axis === 'y' ? `0 ${position * 100}%` : `${position * (isRtl(list) ? -100 : 100)}%`,
});

/** The slide beside the current one; with `loop` the ends are neighbours. */
function neighbourIn({ get, slides, attributes }: Gallery, side: 1 | -1): number | undefined {
  const index = get().currentIndex + side;
  if (slides[index]) return index;
  if (!attributes.loop || slides.length < 2) return undefined;
  return side > 0 ? 0 : slides.length - 1;
}

/** The stack as a row (or column) of slides side by side, with a view that is one slide long. */
export function createTrack(stage: Stage, axis: 'x' | 'y') {
  const { gallery, slides, list, scope } = stage.host;
  const motions = createMotions();
  let offset = 0;
  /** The previous slide counts as the neighbour on its side, even if there are others between. */
  let left: { readonly side: 1 | -1; readonly index: number } | undefined;
  let held: { readonly side: 1 | -1; readonly animations: readonly Animation[] } | undefined;

  const neighbour = (side: 1 | -1): number | undefined =>
    left?.side === side ? left.index : neighbourIn(gallery, side);

  /** Animates the current slide and its neighbour, so that the view moves between two offsets. */
  function run(side: 1 | -1, [from, to]: readonly [number, number], options: KeyframeAnimationOptions) {
    motions.stop();
    held = undefined;
    const other = neighbour(side) ?? -1;
    stage.place(slides[other] && { index: other, opacity: 1 });
    const pair = [[slides[gallery.get().currentIndex], 0] as const, [slides[other], side] as const];
    return pair.flatMap(([slide, place]) => {
      const frames = [place - from, place - to].map((position) => at(position, axis, list));
      return slide ? motions.add(slide, frames, options) : [];
    });
  }

  function stop(): void {
    motions.stop();
    offset = 0;
    left = undefined;
    held = undefined;
  }
  scope.defer(stop);
  /** The index has changed from `previousIndex` to the slide on that side; the view stays where it is. */
  function rebase(side: 1 | -1, previousIndex: number): void {
    offset -= side;
    left = { side: side > 0 ? -1 : 1, index: previousIndex };
    held = undefined;
  }

  /** Animates the view, not past the current slide; settles when it is there or has been stopped. */
  async function animateTo(target: number, movement: EffectTiming): Promise<void> {
    const from = offset;
    offset = target;
    run((target || from) < 0 ? -1 : 1, [from, target], { ...movement });
    if (!(await motions.done())) return;
    left = undefined;
    if (target !== 0) return;
    motions.stop();
    stage.place();
  }

  return {
    /** Distance of the view from the current slide, in slides: 0.5 is half-way to the next one. */
    get offset() {
      return offset;
    },
    neighbour,
    rebase,
    animateTo,
    /** Moves the view with the finger. Shows nothing past an end. */
    moveTo(target: number) {
      offset = target;
      const side = target < 0 ? -1 : 1;
      if (held?.side !== side) {
        const animations = run(side, [-1, 1], { duration: 2 });
        for (const animation of animations) animation.pause();
        held = { side, animations };
      }
      for (const animation of held?.animations ?? []) animation.currentTime = target + 1;
    },
    /** Shows a change, starting from where the view is. */
    async show({ previousIndex }: GalleryChange, how: ShowOptions, movement: EffectTiming) {
      if (how.isInstant) {
        stop();
        return stage.place();
      }
      rebase(how.direction, previousIndex);
      await animateTo(0, movement);
    },
  };
}

export type Track = ReturnType<typeof createTrack>;
