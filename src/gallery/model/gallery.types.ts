import type { VideoMode } from '../../media/video/video-embed';
import type { Store } from '../../store/store';

/** Automatic changes of slides. */
export interface AutoplayOptions {
  /** Picks any other slide instead of the next one. Default: false. */
  readonly randomize?: boolean | undefined;
  /** Milliseconds that each slide is shown. Default: 5000. */
  readonly timeout?: number | undefined;
  /** The older name of `timeout`; `timeout` wins if both are given. */
  readonly interval?: number | undefined;
  /** Selectors in the gallery's root that pause it while a mouse is over them. Default: the container and the controls. */
  readonly pauseOnMouseover?: readonly string[] | undefined;
}

/** Elements that control the gallery or show its state; each may be several (real pages have two buttons per direction). */
export interface GalleryElements {
  /** Go to the next slide or group. They get a role, a name and a tab stop where these are missing. */
  readonly next?: readonly HTMLElement[] | undefined;
  /** Go to the previous slide or group; the same holds for them. */
  readonly previous?: readonly HTMLElement[] | undefined;
  /** Shows the number of the current slide, from 1. */
  readonly currentIndex?: readonly HTMLElement[] | undefined;
  /** Shows the number of slides. */
  readonly totalSlides?: readonly HTMLElement[] | undefined;
  /** Children in slide order: dots, numbers, thumbnails. */
  readonly controls?: readonly HTMLElement[] | undefined;
}

/** The attributes of a gallery; those left out have their defaults. */
export interface GalleryAttributes {
  /** Changes slides by itself, with a button that stops it. Off for visitors who prefer reduced motion, and with `?nomotion=true`. */
  readonly autoplay: boolean;
  /** Options of autoplay; see below. */
  readonly autoplayOptions: AutoplayOptions;
  /** The first slide to show, from 0; -1 is the last one. */
  readonly currentIndex: number;
  /** The name of a design; see [designs](#designs). */
  readonly design: string;
  /** Options of the design; see [designs](#designs). */
  readonly designOptions: Readonly<Record<string, unknown>>;
  /** Controls and counters; see below. */
  readonly elements: GalleryElements;
  /** Keeps the slide in the page's address, and starts with the slide that the address names. */
  readonly historyHash: boolean;
  /** Whether the gallery answers keys. Linked thumbnails do not. */
  readonly keyboard: boolean;
  /** Names of keys, or their old codes (37, 39). Arrow keys are mirrored for right-to-left text. */
  readonly keys: { readonly previous: string | number; readonly next: string | number };
  /** Whether images load as the index approaches them; otherwise they load near the viewport. */
  readonly lazyLoad: boolean;
  /** Galleries that keep the same index: a main gallery and its thumbnails. */
  readonly linkedGalleries: readonly Gallery[];
  /** For images: `mode` is `cover`, `contain` or `none`; without it the classes and attributes of each image decide. */
  readonly loaderOptions: { readonly mode?: 'cover' | 'contain' | 'none' };
  /** Whether the first slide follows the last one. */
  readonly loop: boolean;
  /** Measures again when the container's width changes. */
  readonly refreshOnResize: boolean;
  /** Measures again when the device is rotated. */
  readonly refreshOnOrientationChange: boolean;
  /** Shows images as backgrounds of their slides; the images stay in place for screen readers. */
  readonly useBgImage: boolean;
  /** For videos in slides: `mode` is `none`, `fit`, `fill` or null. */
  readonly videoLoaderOptions: { readonly mode?: VideoMode };
}

/** In a carousel, next and previous lead to groups of slides. */
export interface CarouselState {
  /** From 0. */
  readonly currentGroup: number;
  /** Number of slides visible at once at the present width. */
  readonly slidesPerRow: number;
  /** With 1, all slides are visible and the controls are hidden. */
  readonly totalGroups: number;
  /** Whether there are no groups before it. */
  readonly isFirstGroup: boolean;
  /** Whether there are no groups after it. */
  readonly isLastGroup: boolean;
}

/** The state of a gallery. */
export interface GalleryState {
  /** From 0. */
  readonly currentIndex: number;
  /** The number of slides. */
  readonly numberOfSlides: number;
  /** A change is being shown; further changes are refused until it ends. */
  readonly inMotion: boolean;
  /** Whether autoplay is on. It waits while a mouse is over the gallery, a video is open, or the gallery is out of view. */
  readonly isPlaying: boolean;
  /** Only in carousels. */
  readonly carousel?: CarouselState | undefined;
}

/** The index before and after a change. */
export interface GalleryChange {
  readonly previousIndex: number;
  readonly currentIndex: number;
}

/** Events of a gallery: `gallery.on(name, listener)`. */
export interface GalleryEvents {
  /** The index has changed; the slide is about to be shown. */
  change: (change: GalleryChange) => void;
  /** Next was requested at the last slide, with `loop` off. */
  reachedEnd: () => void;
  /** Previous was requested at the first slide, with `loop` off. */
  reachedBeginning: () => void;
  /** A change begins or ends being shown. */
  inMotion: (isInMotion: boolean) => void;
  /** The slides have been placed again. */
  refresh: () => void;
  /** The gallery is about to be destroyed. */
  destroy: () => void;
}

/** A gallery: its state and its methods. Needs no React. */
export interface Gallery extends Store<GalleryState> {
  /** The attributes that it was made with, defaults included. */
  readonly attributes: GalleryAttributes;
  /** Its slides, in their order. */
  readonly slides: readonly HTMLElement[];
  /** Listens to an [event](#events); returns the undo. */
  on<Name extends keyof GalleryEvents>(name: Name, listener: GalleryEvents[Name]): () => void;
  /** Goes to a slide: -1 is the last one, an index past the end starts again. False while the gallery is in motion. */
  go(index: number): boolean;
  /** The next slide, or the next group of a carousel. False while in motion, and at an end with `loop` off. */
  next(): boolean;
  /** The previous slide or group; false as `next`. */
  previous(): boolean;
  /** Keeps the index of both galleries the same from now on; returns the undo. */
  link(other: Gallery): () => void;
  /** Starts autoplay, even if it was off. */
  play(): void;
  /** Stops autoplay. */
  pause(): void;
  /** Measures again and places the slides: after changes that leave the container as wide as it was. */
  refresh(): void;
  /** Ends the gallery and gives the server's HTML back. */
  destroy(): void;
}

/** The methods for the parts of a gallery: theme code does not see them. */
export interface GalleryInternals {
  /** Goes where a linked gallery has gone, even while in motion; ignores an index that this gallery does not have. */
  readonly follow: (index: number) => void;
  readonly update: (part: Partial<GalleryState>) => void;
  /** The design has moved by itself (a drag, a scroll): the index follows without `show`. */
  readonly moved: (index: number) => void;
  readonly setMotion: (isInMotion: boolean) => void;
  readonly setCarousel: (carousel: CarouselState) => void;
  /** Goes to a slide at once, even while in motion: for the slide that the address names. */
  readonly start: (index: number) => void;
}

export interface GalleryModel extends Gallery, GalleryInternals {}
