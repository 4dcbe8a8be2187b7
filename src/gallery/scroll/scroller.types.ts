import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import type { Alignment } from './snap-positions';

export interface ScrollerOptions {
  /** The element that scrolls. */
  readonly viewport: HTMLElement;
  /** In order; inside the viewport, side by side by CSS, with `scroll-snap-align: var(--inlay-snap-align, start)`. */
  readonly slides: readonly HTMLElement[];
  readonly alignment: Alignment;
  /** Buttons that lie over the viewport: a drag may begin on them, by finger or mouse, though they scroll nothing. */
  readonly handles: readonly HTMLElement[];
  /** Whether Tab leads into the viewport; default: where it holds links, buttons or fields. */
  readonly isReachable?: boolean | undefined;
  /** After the last slide comes the first, where there are slides enough to fill the viewport; else it goes back. */
  readonly isEndless: boolean;
  /** Milliseconds from slide to slide. */
  readonly duration: number;
  /** Where scrolling may come to rest; every slide unless told. */
  readonly isStop?: (index: number) => boolean;
  readonly owner: LedgerOwner;
  /** What else this owner wants of the viewport and of each slide: a second claim would replace the first. */
  readonly viewportClaims?: Claims;
  readonly slideClaims?: (index: number) => Claims;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  /** The visitor has begun to scroll, or it has come to rest. */
  readonly onMotion: (isInMotion: boolean) => void;
  /** The slide that the visitor's scrolling has come to rest at, when it is another one. */
  readonly onRest: (index: number) => void;
  /** The viewport is displayed and near the window for the first time: its width, px. */
  readonly onNear?: ((width: number) => void) | undefined;
  /** The slides that can be seen, by index; first when the viewport is near the window. */
  readonly onInView: (seen: ReadonlySet<number>) => void;
}

/** How a scroller goes to a slide: at once, or with `direction`, that way round on an endless track. */
export interface ScrollTo {
  readonly isInstant: boolean;
  readonly direction?: 1 | -1;
}

export interface Scroller {
  /** Scrolls to a slide. Settles at rest or when cut short. */
  to(index: number, how: ScrollTo): Promise<void>;
  /** Whether there is nothing more to scroll to in a direction; measures. */
  isAtEnd(direction: 1 | -1): boolean;
  /** The claims on the viewport, or on slides, have changed. */
  reclaim(...indexes: readonly number[]): void;
  /** Sizes have changed: measures anew when it is needed, and stands at its slide. */
  refresh(): void;
  /** Stops what moves; what is claimed goes with the owner. */
  destroy(): void;
}
