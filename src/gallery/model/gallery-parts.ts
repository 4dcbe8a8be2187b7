import type { Scope } from '../../core/scope';
import type { LoadTrigger } from '../../media/image/load-trigger';
import type { DesignModule } from './design.types';

/** Loads the images of one slide until the scope ends; `when` decides when, by default near the viewport. */
export type LoadSlide = (slide: HTMLElement, scope: Scope, when?: LoadTrigger) => void;

/** The server's nodes of one gallery. */
export interface GalleryParts {
  /** Its children are the slides, unless `slides` says otherwise. */
  readonly list: HTMLElement;
  /** The element that limits the width; default: the list's parent. */
  readonly container?: HTMLElement | undefined;
  /** Holds everything of this gallery, including its controls; default: the container. */
  readonly root?: HTMLElement | undefined;
  readonly slides?: readonly HTMLElement[] | undefined;
  /** The accessible name; default: the server's `aria-label`, else "Gallery". */
  readonly label?: string | undefined;
  /** The slides are the controls of a linked gallery: buttons that stay reachable, not another carousel. */
  readonly isControls?: boolean | undefined;
  /** The code of `attributes.design`: imported by the block, or from `loadDesign`. */
  readonly design: DesignModule;
  /**
   * Called once for each slide. With `lazyLoad` and a design that has `show`, `when` is due as the index comes within
   * `preloadCount` of the slide.
   */
  readonly load?: LoadSlide | undefined;
}
