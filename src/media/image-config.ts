import { flag, number, object, oneOf } from '../data/shape';
import { type Point, readDimensions, readFocalPoint, type Size } from './dimensions';
import type { SizeFormat } from './rungs';

/** How a picture is to be loaded and cut; what the caller leaves out is read from the image's own attributes. */
export interface ImageConfig {
  /** `data-src`, else `data-image`. */
  readonly source: string;
  /** Pixels of the original: `data-image-dimensions`. */
  readonly dimensions: Size | undefined;
  /** `data-image-focal-point`; the centre by default. */
  readonly focalPoint: Point;
  /** `data-mode`, else the `content-fill` or `content-fit` around the image, else cover. */
  readonly mode: 'cover' | 'contain' | 'none';
  /** Where a picture that does not fill its box lies in it: `data-fit-alignment`, in words that CSS knows, too. */
  readonly alignment: string;
  /** The box keeps its ratio, so the cut need not follow its size: `data-fixed-ratio`. */
  readonly fixedRatio: boolean;
  /** Whether it may be shown larger than its original: `data-stretch`, true by default. */
  readonly stretch: boolean;
  /** `data-size-format`. */
  readonly sizeFormat: SizeFormat;
  /** Factor on the width that is asked for: `data-size-adjustment`. */
  readonly sizeAdjustment: number;
  /** Bounds for the screen's pixel ratio: `data-dpr-min`, `data-dpr-max`. */
  readonly dprMin: number;
  readonly dprMax: number | undefined;
  /** Whether a visitor who saves data gets the coarsest picture allowed: `data-allow-save-data`, true by default. */
  readonly allowSaveData: boolean;
}

const readSettings = object({
  mode: oneOf(['cover', 'contain', 'none', ''], ''),
  fixedRatio: flag(),
  stretch: flag(true),
  sizeFormat: oneOf(['queryString', 'filename'], 'queryString'),
  sizeAdjustment: number(1),
  dprMin: number(0),
  dprMax: number(),
  allowSaveData: flag(true),
});

const ALIGNMENT = /^(?:(?:top|left|center|right|bottom)\b[\s,-]*)+$/;

/** `top-left` as CSS has it; undefined when a word is none of the five. */
export const readAlignment = (text: string): string | undefined =>
  ALIGNMENT.test(text) ? text.replace(/[,-]/g, ' ') : undefined;

/** Reads an image's attributes. Never throws: what cannot be read has its default, and a lost alignment is reported. */
export function readImageConfig(
  { dataset, parentElement }: HTMLImageElement,
  onFault: (message: string) => void,
): ImageConfig {
  const settings = readSettings({ ...dataset });
  const around = parentElement?.closest('.content-fill,.content-fit');
  const mode = settings.mode || (around?.matches('.content-fit') ? 'contain' : 'cover');
  const alignment = readAlignment(dataset.fitAlignment ?? 'center');
  if (!alignment && mode === 'contain') onFault('Missing alignment for content-fit image.');
  return {
    ...settings,
    mode,
    source: dataset.src || dataset.image || '',
    dimensions: readDimensions(dataset.imageDimensions),
    focalPoint: readFocalPoint(dataset.imageFocalPoint),
    alignment: alignment ?? 'center',
  };
}
