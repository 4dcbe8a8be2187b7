import type { LedgerOwner } from '../core/ledger.types';
import type { Store } from '../core/store';

export type GalleryDesignName =
  | 'autocolumns'
  | 'autogrid'
  | 'autorows'
  | 'base'
  | 'carousel'
  | 'grid'
  | 'list'
  | 'stacked'
  | 'strip';

/** What brings the gallery to its next slide while nobody touches it. */
export interface AutoplayOptions {
  /** Picks any other slide instead of the next. Default: false. */
  readonly randomize?: boolean;
  /** Milliseconds a slide stands. Default: 5000. */
  readonly timeout?: number;
  /** Selectors in the gallery's container that pause it while a mouse is over them. Default: the container and controls. */
  readonly pauseOnMouseover?: readonly string[];
}

/** Elements that drive or show the gallery; each may be several (real pages have two buttons per direction). */
export interface GalleryElements {
  readonly next?: readonly HTMLElement[];
  readonly previous?: readonly HTMLElement[];
  /** Gets the number of the current slide, from 1. */
  readonly currentIndex?: readonly HTMLElement[];
  readonly totalSlides?: readonly HTMLElement[];
  /** Children in slide order: dots, numbers, thumbnails. */
  readonly controls?: readonly HTMLElement[];
}

/** The attributes of a gallery; what is left out has the default. */
export interface GalleryAttributes {
  readonly autoplay: boolean;
  readonly autoplayOptions: AutoplayOptions;
  readonly currentIndex: number;
  readonly design: GalleryDesignName;
  /** Read by the design; each documents its own. */
  readonly designOptions: Readonly<Record<string, unknown>>;
  readonly elements: GalleryElements;
  /** Keeps the slide in the page's address. */
  readonly historyHash: boolean;
  readonly keyboard: boolean;
  /** Key values or the specification's codes. Default: ArrowLeft (37) and ArrowRight (39). */
  readonly keys: { readonly previous: string | number; readonly next: string | number };
  readonly lazyLoad: boolean;
  readonly linkedGalleries: readonly Gallery[];
  readonly loaderOptions: Readonly<Record<string, unknown>>;
  readonly loop: boolean;
  readonly refreshOnResize: boolean;
  readonly refreshOnOrientationChange: boolean;
  readonly useBgImage: boolean;
  readonly videoLoaderOptions: Readonly<Record<string, unknown>>;
}

export interface CarouselState {
  readonly currentGroup: number;
  readonly slidesPerRow: number;
  readonly totalGroups: number;
  readonly isFirstGroup: boolean;
  readonly isLastGroup: boolean;
}

export interface GalleryState {
  readonly currentIndex: number;
  readonly numberOfSlides: number;
  readonly inMotion: boolean;
  /** Whether autoplay runs at this moment. */
  readonly isPlaying: boolean;
  readonly carousel?: CarouselState | undefined;
}

/** The index a change left and the one it went to. */
export interface GalleryChange {
  readonly previousIndex: number;
  readonly currentIndex: number;
}

export interface GalleryEvents {
  change: (change: GalleryChange) => void;
  /** Next was asked for at the last slide, with loop off. */
  reachedEnd: () => void;
  reachedBeginning: () => void;
  inMotion: (isInMotion: boolean) => void;
  refresh: () => void;
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
  /** A writer of the design's own: everything it claims is given back when the design ends. */
  readonly owner: LedgerOwner;
  readonly guard: <Args extends unknown[]>(handler: (...args: Args) => void) => (...args: Args) => void;
  readonly warn: (message: string) => void;
  /** The design has moved by itself (a drag, a scroll): the index follows without `show`. */
  readonly moved: (index: number) => void;
  readonly setMotion: (isInMotion: boolean) => void;
  readonly setCarousel: (state: CarouselState) => void;
}

/** A living design. */
export interface Design {
  /** Places the slides for the present size; called once at the start and after each resize. */
  refresh(): void;
  /** Brings a slide into view; the gallery is in motion until the promise settles. Designs without a current view have none. */
  show?(change: GalleryChange, options: { readonly isInstant: boolean }): Promise<void> | void;
  /** What next and previous mean where it is not the next slide (groups of a carousel); the index to go to. */
  step?(direction: 1 | -1): number;
  destroy(): void;
}

/** What a design's file exports. */
export interface DesignModule {
  create(host: DesignHost): Design;
}
