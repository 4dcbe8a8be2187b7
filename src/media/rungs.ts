import type { Size } from './dimensions';

/** The widths, in px, that the platform serves of each picture. */
export const RUNGS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

export interface RungRequest {
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly dpr: number;
  /** Bounds for the pixel ratio: sharper than a theme needs costs the visitor, coarser than it wants looks poor. */
  readonly dprMin?: number | undefined;
  readonly dprMax?: number | undefined;
  /** Factor on the width that is asked for, for pictures that are shown smaller than their box. Default: 1. */
  readonly sizeAdjustment?: number | undefined;
  readonly original?: Size | undefined;
  readonly mode: 'cover' | 'contain' | 'none';
}

/** The smallest rung that fills (or fits) the box at this pixel ratio; none above what the original has. */
export function chooseRung(request: RungRequest): number {
  const { boxWidth, boxHeight, original, mode, sizeAdjustment } = request;
  const dpr = Math.max(request.dpr || 1, request.dprMin || 0);
  let width = boxWidth;
  if (original && boxHeight && mode !== 'none') {
    const bound = mode === 'cover' ? Math.max : Math.min;
    width = bound(width, boxHeight * (original.width / original.height));
  }
  width *= Math.min(dpr, request.dprMax || dpr) * (sizeAdjustment || 1);
  const wanted = Math.min(width, original?.width ?? width);
  return RUNGS.find((rung) => rung >= wanted - 0.5) ?? 2500;
}

/** Where an address says which rung it is of: `?format=500w`, or `name-500w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

const INSECURE = /^http:(?=\/\/(?:[\w-]+\.)*(?:squarespace(?:-cdn)?|sqspcdn)\.com(?:[/?#]|$))/i;
/** Address, query and hash; what is no address of a file has none. */
const PARTS = /^(?!data:|blob:)([^?#]*)\??([^#]*)(.*)$/is;

/** The address of one rung: the size is named once, plain http on the provider's hosts becomes https. */
export function rungUrl(source: string, rung: number, sizeFormat: SizeFormat = 'queryString'): string {
  const [, address, query = '', hash] = PARTS.exec(source.replace(INSECURE, 'https:')) ?? [];
  if (!address) return source;
  const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
  const isNamed = sizeFormat === 'filename';
  if (!isNamed) kept.push(`format=${rung}w`);
  const path = isNamed ? address.replace(/(?:-\d+w)?(\.\w+)?$/, `-${rung}w$1`) : address;
  return `${path}${kept.length ? '?' : ''}${kept.join('&')}${hash}`;
}
