import type { Store } from '../store/store';

/** The data of a lightbox's events. */
export interface LightboxEvent {
  /** The block whose image opened it; undefined if theme code did. */
  readonly element?: HTMLElement | undefined;
  readonly lightbox: Lightbox;
  /** The item that is shown, from 0. */
  readonly index: number;
}

declare module '../core/entry/events' {
  interface InlayEvents {
    /** A lightbox is over the page. */
    'lightbox:opened': (event: LightboxEvent) => void;
    /** A lightbox shows another item. */
    'lightbox:changed': (event: LightboxEvent) => void;
    /** A lightbox has left the page. */
    'lightbox:closed': (event: LightboxEvent) => void;
  }
}

export interface LightboxImage {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  /** Pixels of the original. Default: the thumbnail's ratio, or else the image's own once it has loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Fractions of width and height, as in galleries: the part that a cropped thumbnail shows. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface LightboxVideo {
  readonly type: 'video';
  /** The embed's html, as in `data-html` of a video block. Nothing is requested from the provider before the visitor plays it. */
  readonly html: string;
  /** As in `data-provider-name`. */
  readonly provider?: string | undefined;
  /** Address of the preview image. */
  readonly src?: string | undefined;
  /** Describes the video. */
  readonly alt: string;
  /** Only their ratio counts. Default: 16 to 9. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export type LightboxContent = LightboxImage | LightboxVideo;

export interface LightboxItem {
  readonly content: LightboxContent;
  /** Plain text or html: the title is shown as text, the description keeps what `OWNERS_HTML` lists. */
  readonly meta?:
    | { readonly title?: string | undefined; readonly description?: string | undefined }
    | undefined;
  /** Names the item in the page's address (a slide's url or id). Default: derived from the file's name. */
  readonly id?: string | undefined;
}

interface LightboxControls {
  readonly previous?: boolean;
  readonly next?: boolean;
  readonly close?: boolean;
  readonly zoom?: boolean;
}

export type LightboxTheme = 'dark' | 'light';

export interface LightboxOptions {
  readonly set: readonly LightboxItem[];
  /** Default: 0. */
  readonly currentSetIndex?: number;
  /** Which buttons to show; all by default. Keys and gestures work without them. */
  readonly controls?: LightboxControls;
  /** Default: dark. */
  readonly theme?: LightboxTheme;
  /** Default: 'Gallery'. */
  readonly title?: string;
  /** Whether the first item follows the last. Default: true. */
  readonly loop?: boolean;
  /** Whether to show a strip of thumbnails under the image. Default: false. */
  readonly thumbnails?: boolean;
  /** The image in the page, or an element around it, that an item grows from and shrinks into. Default: none, the lightbox fades. */
  readonly thumbnail?: ((index: number) => HTMLElement | null) | undefined;
  /** Gives each item its own address (`?itemId=`): Back closes. Default: false. */
  readonly history?: boolean;
  /** The element that gets focus afterwards, by the item last shown. Default: the element that had it before. */
  readonly returnFocusTo?: (index: number) => HTMLElement | null;
  /** Called once it is removed from the page. */
  readonly onClose?: () => void;
  readonly onChange?: (index: number) => void;
}

export interface Lightbox {
  readonly store: LightboxStore;
  /** Fades out, then removes itself from the page. */
  close(): void;
  /** Removes itself at once. */
  destroy(): void;
}

export interface LightboxState {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  /** The index without wrapping, which tells the two neighbours apart in a set of two: a step on adds one, a step back subtracts one. */
  readonly position: number;
  readonly open: boolean;
}

export interface LightboxStore extends Store<LightboxState> {
  next(): void;
  previous(): void;
  /** Wraps beyond either end, or stops there without a loop. */
  goTo(index: number): void;
  close(): void;
}
