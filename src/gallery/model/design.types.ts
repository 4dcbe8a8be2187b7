import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Gallery, GalleryChange, GalleryInternals } from './gallery.types';

/** The host of a design that only places slides. */
export interface PlacingHost {
  /** The list whose children are the slides. */
  readonly list: HTMLElement;
  /** The element that limits the gallery's width; often the list's parent. */
  readonly container: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The gallery's scope: whatever the design starts in it ends with the gallery. */
  readonly scope: Scope;
  /** The design's own writer for list and slides. */
  readonly owner: LedgerOwner;
}

/** The host of a design that brings one slide after the other into view. */
export interface MovingHost
  extends PlacingHost,
    Pick<GalleryInternals, 'moved' | 'setMotion' | 'setCarousel'> {
  readonly gallery: Gallery;
  /** Sets the visible slides; all others become `inert`, except one that holds focus. Before the first call none is. */
  readonly setShown: (shown: ReadonlySet<number>) => void;
}

/** The manner of showing a change. */
export interface ShowOptions {
  /** Without movement: at the start, or for a visitor who prefers reduced motion. */
  readonly isInstant: boolean;
  /** The direction that was requested; at an end it continues at the other end. */
  readonly direction: 1 | -1;
}

/** A design that shows all slides at once. */
export interface PlacingDesign {
  /** Places the slides for the present size; called once at the start and after each resize. Width 0: not displayed. */
  refresh(): void;
}

/**
 * A design that shows some slides at a time. The model writes the classes `sqs-gallery-design-NAME`, `sqs-gallery-design-NAME-slide`
 * and `sqs-active-slide`, roles, names and `inert`; the design writes everything else on list and slides.
 */
export interface MovingDesign extends Partial<PlacingDesign> {
  /** The `touch-action` of the next and previous buttons: a swipe may begin on them. Undefined if fingers move nothing. */
  readonly touchAction?: string | undefined;
  /** Slides can be activated: the current one is a tab stop, Enter and Space click it, and focus follows the index. */
  readonly hasSlideStop?: boolean | undefined;
  /** It first calls `setShown` near the viewport: slides get only their classes before, then roles and names. */
  readonly isWatched?: boolean | undefined;
  /** The states that theme CSS waits for on a slide's dot, number or thumbnail. */
  dotClaims?(isCurrent: boolean): Claims;
  /** Brings a slide into view; the gallery is in motion until the promise settles. */
  show(change: GalleryChange, options: ShowOptions): Promise<void> | void;
  /** The index that next or previous leads to, unless it is simply the next slide (groups of a carousel); undefined at an end. */
  step?(direction: 1 | -1): number | undefined;
  /**
   * A slide was clicked, or activated with Enter or Space. Not called for clicks that do something else: on a link, a
   * control, a click-through address or a video, or at the end of a drag.
   */
  clicked?(index: number, event: Event): void;
}

/**
 * A design of either kind. One without `show` has no current slide (a grid): then the gallery is not a carousel to assistive technology,
 * and answers no keys.
 */
export type Design = Partial<MovingDesign>;

/** The exports of the file of a design that only places slides. */
export interface PlacingModule {
  /** Milliseconds after the last resize until `refresh`. Default: 300; designs whose slides the script places use 100. */
  readonly resizeThreshold?: number;
  /** It shows all images small: in a theme's gallery a click enlarges one, unless the option `lightbox` is false. */
  readonly opensLightbox?: boolean;
  /** Every image keeps its own ratio, whatever ratio a block's settings name. */
  readonly keepsRatios?: boolean;
  readonly create: (host: PlacingHost) => PlacingDesign;
}

/** The exports of a design's file. */
export interface DesignModule extends Omit<PlacingModule, 'create'> {
  readonly create: (host: MovingHost) => Design;
}
