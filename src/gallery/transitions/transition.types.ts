import type { StackedSettings } from '../designs/stacked/stacked.data';
import type { MovingHost, ShowOptions } from '../model/design.types';
import type { GalleryChange } from '../model/gallery.types';

/** The stack of slides that a transition works on. */
export interface Stage {
  readonly host: MovingHost;
  readonly options: StackedSettings;
  /** Milliseconds that a change takes. */
  readonly speed: number;
  readonly isRtl: () => boolean;
  /** Shows the current slide on top and, during a change, `also` beside or below it, with its opacity while nothing animates it. */
  place(also?: { readonly index: number; readonly opacity: 0 | 1 }): void;
}

/** One way to get from one slide to another. Whatever it starts ends with the gallery's scope. */
export interface Transition {
  readonly classes?: readonly string[];
  /** The axis along which a finger moves the slides. */
  readonly dragAxis: 'x' | 'y';
  show(change: GalleryChange, options: ShowOptions): Promise<void> | void;
}

export type CreateTransition = (stage: Stage) => Transition;
