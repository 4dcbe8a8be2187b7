import { isRtl } from '../../dom/is-rtl';
import type { Gallery, GalleryChange, ShowOptions } from '../model/gallery.types';
import { createMotions } from './animate';
import type { Stage } from './transition.types';

export interface Movement {
  /** Milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

/** The stack as a row (or column) of slides side by side, with a view that is one slide long. */
export interface Track {
  /** How far the view has moved from the current slide, in slides: 0.5 is half-way to the next one. */
  readonly offset: number;
  /** The slide beside the current one; undefined past an end. */
  neighbour(side: 1 | -1): number | undefined;
  /** Moves the view with the finger. Shows nothing where there is no slide. */
  moveTo(offset: number): void;
  /** Animates the view, not past the current slide; settles when it is there or has been stopped. */
  animateTo(offset: number, movement: Movement): Promise<void>;
  /** The index has changed from `previousIndex` to the slide on that side; what is visible stays the same. */
  rebase(side: 1 | -1, previousIndex: number): void;
  /** Shows a change, starting from where the view is. */
  show(change: GalleryChange, how: ShowOptions, movement: Movement): Promise<void>;
}

/** In per cent, so that the row fits any width. */
const at = (position: number, axis: 'x' | 'y'): Keyframe => ({
  translate: axis === 'x' ? `${position * 100}%` : `0 ${position * 100}%`,
});

/** The slide beside the current one; with `loop` the ends are neighbours. */
function neighbourIn({ get, slides, attributes }: Gallery, side: 1 | -1): number | undefined {
  const index = get().currentIndex + side;
  if (slides[index]) return index;
  if (!attributes.loop || slides.length < 2) return undefined;
  return side > 0 ? 0 : slides.length - 1;
}

export function createTrack(stage: Stage, axis: 'x' | 'y'): Track {
  const { gallery, slides, list, scope } = stage.host;
  const motions = createMotions();
  let offset = 0;
  /** The previous slide counts as the neighbour on its side, even if there are others between. */
  let left: { readonly side: 1 | -1; readonly index: number } | undefined;
  let held: { readonly side: 1 | -1; readonly animations: readonly Animation[] } | undefined;

  const neighbour = (side: 1 | -1): number | undefined => {
    if (left?.side === side) return left.index;
    return neighbourIn(gallery, side);
  };

  /** Animates the current slide and its neighbour, so that the view moves from one offset to the other. */
  function run(side: 1 | -1, from: number, to: number, options: KeyframeAnimationOptions): Animation[] {
    motions.stop();
    held = undefined;
    const other = neighbour(side);
    stage.place(other === undefined ? undefined : { index: other, opacity: 1 });
    // "Next" is to the right, or to the left in right-to-left text.
    const sign = axis === 'x' && isRtl(list) ? -1 : 1;
    const frames = (place: number) => [at(sign * (place - from), axis), at(sign * (place - to), axis)];
    const current = slides[gallery.get().currentIndex];
    const beside = other === undefined ? undefined : slides[other];
    return [
      ...(current ? [motions.add(current, frames(0), options)] : []),
      ...(beside ? [motions.add(beside, frames(side), options)] : []),
    ];
  }

  function stop(): void {
    motions.stop();
    offset = 0;
    left = undefined;
    held = undefined;
  }
  scope.defer(stop);

  const track: Track = {
    get offset() {
      return offset;
    },
    neighbour,
    moveTo(target) {
      offset = target;
      const side = target < 0 ? -1 : 1;
      if (held?.side !== side) {
        const animations = run(side, -1, 1, { duration: 2 });
        for (const animation of animations) animation.pause();
        held = { side, animations };
      }
      for (const animation of held?.animations ?? []) animation.currentTime = target + 1;
    },
    async animateTo(target, movement) {
      const from = offset;
      offset = target;
      run((target || from) < 0 ? -1 : 1, from, target, { ...movement });
      if (!(await motions.done())) return;
      left = undefined;
      if (target !== 0) return;
      motions.stop();
      stage.place();
    },
    rebase(side, previousIndex) {
      offset -= side;
      left = { side: side > 0 ? -1 : 1, index: previousIndex };
      held = undefined;
    },
    async show({ previousIndex }, { isInstant, direction }, movement) {
      if (isInstant) {
        stop();
        stage.place();
        return;
      }
      track.rebase(direction, previousIndex);
      await track.animateTo(0, movement);
    },
  };
  return track;
}
