import type { Size } from './dimensions';

/** The widths, in px, that the platform serves of each picture. */
export const RUNGS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

export interface RungRequest {
  /** The box, in px. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  /** Bounds for the pixel ratio: sharper than a theme needs costs the visitor, coarser than it wants looks poor. */
  readonly dprMin?: number | undefined;
  readonly dprMax?: number | undefined;
  /** Factor on the width that is asked for, for pictures that are shown smaller than their box. Default: 1. */
  readonly sizeAdjustment?: number | undefined;
  /** Pixels of the original. */
  readonly dimensions?: Size | undefined;
  readonly mode: 'cover' | 'contain' | 'none';
}

/** The smallest rung that fills (or fits) the box at this pixel ratio; none above what the original has. */
export function chooseRung(request: RungRequest): number {
  // No screen has nine.
  const { height, dpr, dprMin = 0, dprMax = 9, sizeAdjustment = 1, dimensions, mode } = request;
  let { width } = request;
  if (dimensions && height) {
    const bound = mode === 'contain' ? Math.min : Math.max;
    width = bound(width, (height * dimensions.width) / dimensions.height);
  }
  width *= Math.min(Math.max(dpr, dprMin), dprMax) * sizeAdjustment;
  if (dimensions) width = Math.min(width, dimensions.width);
  return RUNGS.find((rung) => rung >= width - 0.5) ?? 2500;
}

const INSECURE = /^http:(?=\/\/([^/]+\.)?(squarespace(-cdn)?|sqspcdn)\.com\/)/i;

/**
 * The address of one rung: the size is named once, in the query or, with the format `filename`, before the ending; plain
 * http on the provider's hosts becomes https.
 */
export function rungUrl(source: string, rung: number, sizeFormat?: string): string {
  if (/^(data|blob):/i.test(source)) return source;
  const url = source.replace(INSECURE, 'https:');
  if (sizeFormat === 'filename') return url.replace(/(-\d+w)?(\.\w+)?(?=[?#]|$)/, `-${rung}w$2`);
  // In its place where there is one, else at the end.
  const sign = url.includes('?') ? '&' : '?';
  return url.replace(/([?&])format=[^&#]*|(?=#)|$/, (_, own = sign) => `${own}format=${rung}w`);
}
