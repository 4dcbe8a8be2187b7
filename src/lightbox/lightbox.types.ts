import type { Services } from '../core/entry/services';
import type { LightboxStore } from './lightbox.store';

export interface LightboxImage {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  /** Pixels of the original. Without them the thumbnail's shape is taken, or else the picture's own when it has come. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Fractions of width and height, as in galleries: what a thumbnail of another shape is taken to show. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface LightboxVideo {
  readonly type: 'video';
  /** The embed's html, as in `data-html` of a video block. Nothing is asked of the provider before the visitor plays it. */
  readonly html: string;
  /** As in `data-provider-name`. */
  readonly provider?: string | undefined;
  /** Address of the picture that stands for the video. */
  readonly src?: string | undefined;
  /** What is to be seen in it. */
  readonly alt: string;
  /** Only their ratio counts; without them it is 16 to 9. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export type LightboxContent = LightboxImage | LightboxVideo;

export interface LightboxItem {
  readonly content: LightboxContent;
  /** Plain text or html: the title is shown as text, the description keeps what `SAFE_TAGS` lists. */
  readonly meta?:
    | { readonly title?: string | undefined; readonly description?: string | undefined }
    | undefined;
  /** What stands for the item in the page's address (a slide's url or id). Default: made of the file's name. */
  readonly id?: string | undefined;
}

export interface LightboxControls {
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
  /** Which buttons there are; all by default. Keys and gestures work without them. */
  readonly controls?: LightboxControls;
  /** Default: dark. */
  readonly theme?: LightboxTheme;
  /** Default: 'Gallery'. */
  readonly title?: string;
  /** Default: the first follows the last. */
  readonly loop?: boolean;
  /** A strip with all items under the picture. Default: false. */
  readonly thumbnails?: boolean;
  /**
   * The picture in the page from which an item comes and to which it goes back, or an element around it. Default: none,
   * the lightbox fades. Visitors who want less movement always see it fade or change at once.
   */
  readonly thumbnail?: ((index: number) => HTMLElement | null) | undefined;
  /** Gives each item an address of its own (`?itemId=`): Back closes. Default: false. */
  readonly history?: boolean;
  /** A block's scope: with it, videos respect a restrictive cookie policy. */
  readonly services?: Pick<Services, 'consent' | 'context'> | undefined;
  /** What gets focus afterwards, by the item last shown. Default: what had it before. */
  readonly returnFocusTo?: (index: number) => HTMLElement | null;
  /** When it is gone from the page. */
  readonly onClose?: () => void;
  readonly onChange?: (index: number) => void;
  /** When something fails after it was opened; if that was the view, the lightbox is gone then. Default: the console has it. */
  readonly onError?: (error: unknown) => void;
}

export interface Lightbox {
  readonly store: LightboxStore;
  /** Fades out, then takes itself out of the page. */
  close(): void;
  /** The same at once. */
  destroy(): void;
}
