import type { StackedOptions } from '../designs/stacked/stacked.data';
import type { DesignHost, GalleryChange, ShowOptions } from '../model/gallery.types';

/** The stack of slides, as transitions see it. */
export interface Stage {
  readonly host: DesignHost;
  readonly options: StackedOptions;
  /** Milliseconds that a change takes. */
  readonly speed: number;
  readonly isRtl: () => boolean;
  /**
   * Writes who is to be seen: the current slide on top, and `also` below it or beside it while a change is shown, with
   * the opacity that it will have when nothing animates it.
   */
  place(also?: { readonly index: number; readonly opacity: 0 | 1 }): void;
}

/** One way of getting from one slide to another. */
export interface Transition {
  /** Further classes of the list. */
  readonly classes?: readonly string[];
  /** The axis along which a finger moves the slides. */
  readonly dragAxis: 'x' | 'y';
  show(change: GalleryChange, options: ShowOptions): Promise<void> | void;
  /** A change is no longer wanted, or the gallery ends: everything stands still and where it should be. */
  stop(): void;
}

export type CreateTransition = (stage: Stage) => Transition;
