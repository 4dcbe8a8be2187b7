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
  /** Where a picture that is smaller than its box lies in it, as fractions: `data-fit-alignment`, in words. */
  readonly alignment: Point;
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
  readonly dprMax: number;
  /** Whether a visitor who saves data gets the coarsest picture allowed: `data-allow-save-data`, true by default. */
  readonly allowSaveData: boolean;
}

const MODES = ['cover', 'contain', 'none'] as const;
const WORDS: Readonly<Record<string, Partial<Point>>> = {
  left: { x: 0 },
  right: { x: 1 },
  top: { y: 0 },
  bottom: { y: 1 },
  center: {},
};

/** `top left` as fractions; undefined when a word is none of the five. */
export function readAlignment(text: string): Point | undefined {
  const parts = text.split(/[\s,-]+/).map((word) => WORDS[word]);
  return parts.includes(undefined) ? undefined : Object.assign({ x: 0.5, y: 0.5 }, ...parts);
}

/** Reads an image's attributes. Never throws: what cannot be read has its default, and a lost alignment is reported. */
export function readImageConfig(
  { dataset, parentElement }: HTMLImageElement,
  onFault: (message: string) => void,
): ImageConfig {
  const around = parentElement?.closest('.content-fill,.content-fit');
  const mode =
    MODES.find((word) => word === dataset.mode) ?? (around?.matches('.content-fit') ? 'contain' : 'cover');
  const words = dataset.fitAlignment;
  const alignment = words === undefined ? undefined : readAlignment(words);
  if (words !== undefined && !alignment && mode === 'contain')
    onFault('Missing alignment for content-fit image.');
  return {
    source: dataset.src || dataset.image || '',
    dimensions: readDimensions(dataset.imageDimensions),
    focalPoint: readFocalPoint(dataset.imageFocalPoint),
    mode,
    alignment: alignment ?? { x: 0.5, y: 0.5 },
    fixedRatio: dataset.fixedRatio === 'true',
    stretch: dataset.stretch !== 'false',
    sizeFormat: dataset.sizeFormat === 'filename' ? 'filename' : 'queryString',
    sizeAdjustment: Number(dataset.sizeAdjustment) || 1,
    dprMin: Number(dataset.dprMin) || 0,
    dprMax: Number(dataset.dprMax) || Number.POSITIVE_INFINITY,
    allowSaveData: dataset.allowSaveData !== 'false',
  };
}
