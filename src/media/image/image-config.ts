import { type Point, readDimensions, readFocalPoint, type Size } from './dimensions';

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
  /** Factor on the width that is asked for: `data-size-adjustment`. */
  readonly sizeAdjustment: number;
  /** Where an address says its size: in the query (`?format=500w`, the default), or before the ending (`name-500w.jpg`). */
  readonly sizeFormat?: 'queryString' | 'filename';
  /** Bounds for the screen's pixel ratio. */
  readonly dprMin?: number;
  readonly dprMax?: number;
  /** Whether a visitor who saves data gets the coarsest picture allowed; true by default. */
  readonly allowSaveData?: boolean;
}

const MODES = ['cover', 'contain', 'none'] as const;

/** `top-left` as CSS has it; undefined when it holds none of the five words. */
export const readAlignment = (text: string): string | undefined =>
  text.match(/top|left|center|right|bottom/g)?.join(' ');

/** Reads an image's attributes. Never throws: what cannot be read has its default, and a lost alignment is reported. */
export function readImageConfig(
  { dataset, parentElement }: HTMLImageElement,
  onFault: (message: string) => void,
): ImageConfig {
  const around = parentElement?.closest('.content-fill,.content-fit');
  const [mode = around?.matches('.content-fit') ? 'contain' : 'cover'] = MODES.filter(
    (known) => known === dataset.mode,
  );
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
