import type { LightboxStore } from './lightbox.store';

export interface LightboxImage {
  readonly type: 'image';
  readonly src: string;
  readonly alt: string;
  /** Pixels of the original. Without them the picture gets its place only when it has come. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Fractions of width and height, as in galleries. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

export interface LightboxItem {
  readonly content: LightboxImage;
  /** Text or html; shown as text. */
  readonly meta?: { readonly title?: string | undefined; readonly description?: string | undefined };
}

export interface LightboxControls {
  readonly previous?: boolean;
  readonly next?: boolean;
  readonly close?: boolean;
}

export type LightboxTheme = 'dark' | 'light';

export interface LightboxOptions {
  readonly set: readonly LightboxItem[];
  /** Default: 0. */
  readonly currentSetIndex?: number;
  /** Which buttons there are; all by default. Keys work without them. */
  readonly controls?: LightboxControls;
  /** Default: dark. */
  readonly theme?: LightboxTheme;
  /** Default: 'Gallery'. */
  readonly title?: string;
  /** Default: the first follows the last. */
  readonly loop?: boolean;
  /** What gets focus afterwards, by the item last shown. Default: what had it before. */
  readonly returnFocusTo?: (index: number) => HTMLElement | null;
  /** When it is gone from the page. */
  readonly onClose?: () => void;
  readonly onChange?: (index: number) => void;
  /** When the view fails after it was opened; the lightbox is gone then. Default: the console has it. */
  readonly onError?: (error: unknown) => void;
}

export interface Lightbox {
  readonly store: LightboxStore;
  /** Fades out, then takes itself out of the page. */
  close(): void;
  /** The same at once. */
  destroy(): void;
}
