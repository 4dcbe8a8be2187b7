import type { Point, Size } from '../../dom/geometry';
import { readDimensions, readFocalPoint } from './dimensions';

/** How an image is loaded and cropped; by default read from the image's attributes. */
export interface ImageConfig {
  /** `data-src`, else `data-image`. */
  readonly source: string;
  /** Pixels of the original: `data-image-dimensions`. */
  readonly dimensions: Size | undefined;
  /** `data-image-focal-point`; the centre by default. */
  readonly focalPoint: Point;
  /** `data-mode`, else the `content-fill` or `content-fit` around the image, else cover. */
  readonly mode: (typeof MODES)[number];
  /** Position of an image that does not fill its box, as a CSS `object-position`: `data-fit-alignment`. */
  readonly alignment: string;
  /** The box keeps its ratio, so the crop need not follow its size: `data-fixed-ratio`. */
  readonly fixedRatio: boolean;
  /** Whether the image may be shown larger than its original: `data-stretch`, true by default. */
  readonly stretch: boolean;
  /** Factor on the requested width: `data-size-adjustment`. */
  readonly sizeAdjustment: number;
  /** The place of the width in an address: in the query (`?format=500w`, the default), or before the extension (`name-500w.jpg`). */
  readonly sizeFormat?: 'queryString' | 'filename';
  /** Bounds for the device pixel ratio. */
  readonly dprMin?: number;
  readonly dprMax?: number;
  /** Whether visitors who save data get the narrowest image allowed; true by default. */
  readonly allowSaveData?: boolean;
}

const MODES = ['cover', 'contain', 'none'] as const;

/** Undefined for every other word. */
export const readMode = (text: string | undefined) => MODES.find((known) => known === text);

/** Reads `top-left` as a CSS position; undefined when it holds none of the five keywords. */
export const readAlignment = (text: string): string | undefined =>
  text.match(/top|left|center|right|bottom/g)?.join(' ');

/** Reads an image's attributes. Never throws: unreadable values get their default, and a missing alignment is reported. */
export function readImageConfig(
  { dataset, parentElement }: HTMLImageElement,
  onFault: (message: string) => void,
): ImageConfig {
  const around = parentElement?.closest('.content-fill,.content-fit');
  const mode = readMode(dataset.mode) ?? (around?.matches('.content-fit') ? 'contain' : 'cover');
  const alignment = readAlignment(dataset.fitAlignment ?? 'center');
  if (!alignment && mode === 'contain') onFault('Missing alignment for content-fit image.');
  return {
    mode,
    source: dataset.src || dataset.image || '',
    dimensions: readDimensions(dataset.imageDimensions),
    focalPoint: readFocalPoint(dataset.imageFocalPoint),
    alignment: alignment ?? 'center',
    fixedRatio: dataset.fixedRatio === 'true',
    stretch: dataset.stretch !== 'false',
    sizeAdjustment: Number(dataset.sizeAdjustment) || 1,
  };
}
