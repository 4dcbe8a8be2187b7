import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { LoadTrigger } from '../../media/image/load-trigger';
import type { Store } from '../../store/store';
import type { Rect } from '../placing/layout.types';

/** What brings the gallery to its next slide while nobody touches it. */
export interface AutoplayOptions {
  /** Picks any other slide instead of the next. Default: false. */
  readonly randomize?: boolean | undefined;
  /** Milliseconds a slide stands. Default: 5000. */
  readonly timeout?: number | undefined;
  /** The same under its older name; `timeout` counts where both are there. */
  readonly interval?: number | undefined;
  /** Selectors in the gallery's root that pause it while a mouse is over them. Default: the container and the controls. */
  readonly pauseOnMouseover?: readonly string[] | undefined;
}

/** Elements that drive or show the gallery; each may be several (real pages have two buttons per direction). */
export interface GalleryElements {
  /** Lead to the next slide, or the next group. Get role, name and tab stop where they have none. */
  readonly next?: readonly HTMLElement[] | undefined;
  /** The same, back. */
  readonly previous?: readonly HTMLElement[] | undefined;
  /** Gets the number of the current slide, from 1. */
  readonly currentIndex?: readonly HTMLElement[] | undefined;
  /** Gets the number of slides. */
  readonly totalSlides?: readonly HTMLElement[] | undefined;
  /** Children in slide order: dots, numbers, thumbnails. */
  readonly controls?: readonly HTMLElement[] | undefined;
}

/** The attributes of a gallery; what is left out has the default. */
export interface GalleryAttributes {
  /** Goes on by itself, and gets a button that stops it. Not for visitors who want less movement, nor with `?nomotion=true`. */
  readonly autoplay: boolean;
  /** How it goes on by itself; see below. */
  readonly autoplayOptions: AutoplayOptions;
  /** The slide that it starts with, from 0; -1 is the last one. */
  readonly currentIndex: number;
  /** The name of a design; see [designs](#designs). */
  readonly design: string;
  /** Read by the design; each documents its own. */
  readonly designOptions: Readonly<Record<string, unknown>>;
  /** What drives or shows the gallery; see below. */
  readonly elements: GalleryElements;
  /** Keeps the slide in the page's address, and starts with the one that the address names. */
  readonly historyHash: boolean;
  /** Whether the gallery has keys. A linked strip of thumbnails has none. */
  readonly keyboard: boolean;
  /** Names of keys, or the codes of old (37, 39). Arrows are mirrored where text reads from right to left. */
  readonly keys: { readonly previous: string | number; readonly next: string | number };
  /** Whether pictures are loaded as the index comes near; else as the viewport does. */
  readonly lazyLoad: boolean;
  /** Galleries that keep the same index: a main one and its strip of thumbnails. */
  readonly linkedGalleries: readonly Gallery[];
  /** For pictures: `mode` is `cover`, `contain` or `none`; else the classes and attributes of each picture say. */
  readonly loaderOptions: Readonly<Record<string, unknown>>;
  /** Whether the first slide follows the last one. */
  readonly loop: boolean;
  /** Measures anew when the container has another width. */
  readonly refreshOnResize: boolean;
  /** Measures anew when the device has been turned. */
  readonly refreshOnOrientationChange: boolean;
  /** Shows pictures as backgrounds of their slides; the pictures stay there for screen readers. */
  readonly useBgImage: boolean;
  /** For videos in slides: `mode` is `none`, `fit`, `fill` or null. */
  readonly videoLoaderOptions: Readonly<Record<string, unknown>>;
}

/** What next and previous mean in a carousel: groups of slides. */
export interface CarouselState {
  /** From 0. */
  readonly currentGroup: number;
  /** How many slides are seen at once at the present width. */
  readonly slidesPerRow: number;
  /** With 1 all slides are seen, and the controls are hidden. */
  readonly totalGroups: number;
  /** Nothing lies before. */
  readonly isFirstGroup: boolean;
  /** Nothing lies behind. */
  readonly isLastGroup: boolean;
}

/** What a gallery is at this moment. */
export interface GalleryState {
  /** From 0. */
  readonly currentIndex: number;
  /** How many there are. */
  readonly numberOfSlides: number;
  /** A change is being shown: the next one is refused. */
  readonly inMotion: boolean;
  /** Whether autoplay is on. It waits while a mouse is over the gallery, a video shows, or nobody sees it. */
  readonly isPlaying: boolean;
  /** Of carousels. */
  readonly carousel?: CarouselState | undefined;
}

/** The index a change left and the one it went to. */
export interface GalleryChange {
  readonly previousIndex: number;
  readonly currentIndex: number;
}

/** What a gallery says: `gallery.on(name, listener)`. */
export interface GalleryEvents {
  /** The index has changed; the slide is on its way. */
  change: (change: GalleryChange) => void;
  /** Next was asked for at the last slide, with loop off. */
  reachedEnd: () => void;
  /** Previous was asked for at the first slide, with loop off. */
  reachedBeginning: () => void;
  /** A change begins or ends to be shown. */
  inMotion: (isInMotion: boolean) => void;
  /** The slides have been placed anew. */
  refresh: () => void;
  /** The gallery is about to end. */
  destroy: () => void;
}

/** A gallery: its state, and all that can be asked of it. Needs no React. */
export interface Gallery extends Store<GalleryState> {
  readonly attributes: GalleryAttributes;
  readonly slides: readonly HTMLElement[];
  on<Name extends keyof GalleryEvents>(name: Name, listener: GalleryEvents[Name]): () => void;
  /** Goes to a slide by the rules of the index; false when the change was refused. */
  go(index: number): boolean;
  next(): boolean;
  previous(): boolean;
  /** Goes where a linked gallery has gone, though that is in motion; nothing for an index that it has not. */
  follow(index: number): void;
  /** Keeps the index of both galleries in step from now on; returns the undo. */
  link(other: Gallery): () => void;
  /** Starts autoplay, also where it was off. */
  play(): void;
  pause(): void;
  /** Measures anew and places the slides again. */
  refresh(): void;
  destroy(): void;
}

/** What a design is given. */
export interface DesignHost {
  readonly gallery: Gallery;
  /** The list whose children are the slides. */
  readonly list: HTMLElement;
  /** What limits the gallery's width; often the list's parent. */
  readonly container: HTMLElement;
  readonly slides: readonly HTMLElement[];
  readonly options: Readonly<Record<string, unknown>>;
  /** Where slides stood in a page that was saved after its script, px; those places are gone. */
  readonly saved?: ReadonlyArray<Rect | undefined>;
  /** A writer of the design's own: everything it claims is given back when the design ends. */
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  readonly warn: (message: string) => void;
  /** The design has moved by itself (a drag, a scroll): the index follows without `show`. */
  readonly moved: (index: number) => void;
  readonly setMotion: (isInMotion: boolean) => void;
  readonly setCarousel: (state: CarouselState) => void;
  /** Which slides can be seen: the others get `inert`, save the one that holds focus. Until the first call none does. */
  readonly setShown: (shown: ReadonlySet<number>) => void;
}

/** How a change is to be shown. */
export interface ShowOptions {
  /** At once: the start, or a visitor who wants no movement. */
  readonly isInstant: boolean;
  /** Which way the index was asked to go; at an end it goes round. */
  readonly direction: 1 | -1;
}

/**
 * A living design. The model writes the classes `sqs-gallery-design-NAME`, `sqs-gallery-design-NAME-slide` and
 * `sqs-active-slide`, roles and names, and `inert`; all else that stands on list and slides is the design's.
 */
export interface Design {
  /** The `touch-action` of the next and previous buttons of a design that fingers move: a swipe may begin on them. */
  readonly touchAction?: string | undefined;
  /** Slides answer a press: the current one is a tab stop, Enter and Space press it, and focus goes with the index. */
  readonly hasSlideStop?: boolean | undefined;
  /** It calls `setShown` when it comes near the window: slides get their roles and names then, before that only classes. */
  readonly isWatched?: boolean | undefined;
  /** Places the slides for the present size; called once at the start and after each resize. Width 0 means: not displayed. */
  refresh(): void;
  /**
   * Brings a slide into view; the gallery is in motion until the promise settles. A design without it has no current
   * view (a grid): then the gallery is no carousel to assistive technology and has no keys.
   */
  show?(change: GalleryChange, options: ShowOptions): Promise<void> | void;
  /** What next and previous mean where it is not the next slide (groups of a carousel); the index to go to, undefined at an end. */
  step?(direction: 1 | -1): number | undefined;
  /**
   * A slide was clicked (or Enter, Space pressed on the slide itself) and the click is nobody else's: no link, no
   * control, no click-through address, no video, no drag.
   */
  clicked?(index: number, event: Event): void;
  destroy(): void;
}

/** What a design's file exports. */
export interface DesignModule {
  /** Milliseconds without a further resize until `refresh`. Default: 300; layouts that the script places say 100. */
  readonly resizeThreshold?: number;
  create(host: DesignHost): Design;
}

/** The server's nodes of one gallery. */
export interface GalleryParts {
  /** Its children are the slides, unless `slides` says otherwise. */
  readonly list: HTMLElement;
  /** What limits the width; default: the list's parent. */
  readonly container?: HTMLElement | undefined;
  /** Holds everything of this gallery, its controls too; default: the container. */
  readonly root?: HTMLElement | undefined;
  readonly slides?: readonly HTMLElement[] | undefined;
  /** What a screen reader calls the gallery; default: the server's `aria-label`, else "Gallery". */
  readonly label?: string | undefined;
  /** The slides are the controls of a linked gallery: buttons that stay within reach, and no carousel of their own. */
  readonly isControls?: boolean | undefined;
  /** The code of `attributes.design`: imported by the block, or from `loadDesign`. */
  readonly design: DesignModule;
  /**
   * Loads the pictures of one slide when their moment has come; returns the cancel. Called once for each slide. The moment
   * is the viewport's, or with `lazyLoad` and a design that has `show`, the index's: within `preloadCount` of the slide.
   */
  readonly load?:
    | ((slide: HTMLElement, index: number, when: LoadTrigger | undefined) => (() => void) | undefined)
    | undefined;
}

export type GalleryScope = Scope;

/**
 * `src/gallery/mount-gallery.ts`: brings a list of slides to life with design, controls, clicks, keys, autoplay, history,
 * linked galleries and refreshing. What `attributes` leaves out has the default of `gallery-attributes.ts`.
 * @example
 * import * as strip from '../../gallery/designs/strip';
 * const gallery = mountGallery({ list, design: strip }, { design: 'strip', designOptions: { height: 60 } }, scope);
 */
export type MountGallery = (
  parts: GalleryParts,
  attributes: Partial<GalleryAttributes>,
  scope: GalleryScope,
) => Gallery;
