import { isRtl } from '../../dom/is-rtl';
import type { GalleryChange, ShowOptions } from '../model/gallery.types';
import { createMotions } from './animate';
import type { Stage } from './transition.types';

export interface Glide {
  /** Milliseconds. */
  readonly duration: number;
  readonly easing: string;
}

/** The stack as a row (or column) of slides side by side, of which one place is to be seen. */
export interface Track {
  /** How far the view has moved from the current slide, in slides: 0.5 is half-way to the next one. */
  readonly offset: number;
  /** The slide beside the current one; undefined past an end. */
  neighbour(side: 1 | -1): number | undefined;
  /** Moves the view by hand. Where there is no slide on that side it shows nothing there. */
  moveTo(offset: number): void;
  /** Moves the view on its own, not past the current slide; settles when it is there or has been stopped. */
  glideTo(offset: number, glide: Glide): Promise<void>;
  /** The index has changed from `previousIndex` to the slide on that side; what is seen stays what it is. */
  rebase(side: 1 | -1, previousIndex: number): void;
  /** Shows a change that was asked for, from where the view is. */
  show(change: GalleryChange, how: ShowOptions, glide: Glide): Promise<void>;
  /** Ends every movement: the current slide alone is seen. */
  stop(): void;
}

/** Per cents, so that the row is right at any width; animations, so that no style is written while it moves. */
const at = (position: number, axis: 'x' | 'y'): Keyframe => ({
  translate: axis === 'x' ? `${position * 100}%` : `0 ${position * 100}%`,
});

export function createTrack(stage: Stage, axis: 'x' | 'y'): Track {
  const { gallery, slides, list } = stage.host;
  const motions = createMotions();
  let offset = 0;
  /** The slide that was left last, on the side where it lies, though others may lie between. */
  let left: { readonly side: 1 | -1; readonly index: number } | undefined;
  let held: { readonly side: 1 | -1; readonly animations: readonly Animation[] } | undefined;

  const neighbour = (side: 1 | -1): number | undefined => {
    if (left?.side === side) return left.index;
    const index = gallery.get().currentIndex + side;
    if (slides[index]) return index;
    if (!gallery.attributes.loop || slides.length < 2) return undefined;
    return side > 0 ? 0 : slides.length - 1;
  };

  /** Animates the current slide and its neighbour so that the view goes from one offset to the other. */
  function run(side: 1 | -1, from: number, to: number, options: KeyframeAnimationOptions): Animation[] {
    motions.stop();
    held = undefined;
    const other = neighbour(side);
    stage.place(other === undefined ? undefined : { index: other, opacity: 1 });
    // "Next" lies to the right, or to the left where text reads that way.
    const sign = axis === 'x' && isRtl(list) ? -1 : 1;
    const frames = (place: number) => [at(sign * (place - from), axis), at(sign * (place - to), axis)];
    const current = slides[gallery.get().currentIndex];
    const beside = other === undefined ? undefined : slides[other];
    return [
      ...(current ? [motions.add(current, frames(0), options)] : []),
      ...(beside ? [motions.add(beside, frames(side), options)] : []),
    ];
  }

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
    async glideTo(target, glide) {
      const from = offset;
      offset = target;
      run((target || from) < 0 ? -1 : 1, from, target, { ...glide });
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
    async show({ previousIndex }, { isInstant, direction }, glide) {
      if (isInstant) {
        track.stop();
        stage.place();
        return;
      }
      track.rebase(direction, previousIndex);
      await track.glideTo(0, glide);
    },
    stop() {
      motions.stop();
      offset = 0;
      left = undefined;
      held = undefined;
    },
  };
  return track;
}
