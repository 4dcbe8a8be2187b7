import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Alignment } from './snap-positions';

export interface ScrollerOptions {
  readonly viewport: HTMLElement;
  /** In order; inside the viewport, side by side by CSS, with `scroll-snap-align: var(--inlay-snap-align, start)`. */
  readonly slides: readonly HTMLElement[];
  readonly alignment: Alignment;
  /** Buttons that lie over the viewport: a drag may begin on them, by finger or mouse. */
  readonly handles: readonly HTMLElement[];
  /** Whether Tab leads into the viewport; default: when it contains links, buttons or fields. */
  readonly isReachable?: boolean | undefined;
  /** The first slide follows the last one, if the slides fill the viewport; otherwise the track goes back. */
  readonly isEndless: boolean;
  /** Milliseconds from slide to slide. */
  readonly duration: number;
  /** Whether scrolling may come to rest at a slide; default: at every slide. */
  readonly isStop?: (index: number) => boolean;
  readonly scope: Scope;
  readonly owner: LedgerOwner;
  /** The owner's other claims on the viewport and on each slide: a second claim would replace the first. */
  readonly viewportClaims?: Claims;
  readonly slideClaims?: (index: number) => Claims;
  /** The visitor has begun to scroll, or scrolling has ended. */
  readonly onMotion: (isInMotion: boolean) => void;
  /** The visitor's scrolling has ended at another slide. */
  readonly onRest: (index: number) => void;
  /** The viewport is displayed and near the window for the first time: its width, px. */
  readonly onNear?: ((width: number) => void) | undefined;
  /** The visible slides, by index; first when the viewport is near the window. */
  readonly onInView: (visible: ReadonlySet<number>) => void;
}

export interface ScrollTo {
  readonly isInstant: boolean;
  readonly direction?: 1 | -1;
}
