import type { Size } from './dimensions';

/** The widths, in px, that the platform serves of each picture. */
export const RUNGS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

export interface RungRequest {
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly dpr: number;
  /** Bounds for the pixel ratio: sharper than a theme needs costs the visitor, coarser than it wants looks poor. */
  readonly dprMin?: number;
  readonly dprMax?: number;
  /** Factor on the width that is asked for, for pictures that are shown smaller than their box. Default: 1. */
  readonly sizeAdjustment?: number;
  readonly original?: Size | undefined;
  readonly mode: 'cover' | 'contain' | 'none';
}

/** The smallest rung that fills (or fits) the box at this pixel ratio; none above what the original has. */
export function chooseRung(request: RungRequest): number {
  const { boxWidth, boxHeight, dpr, dprMin = 0, dprMax = Number.POSITIVE_INFINITY, original, mode } = request;
  const ratio = Math.min(Math.max(dpr || 1, dprMin), dprMax);
  let width = boxWidth;
  if (original && mode !== 'none') {
    const byHeight = boxHeight * (original.width / original.height);
    width =
      mode === 'cover' ? Math.max(boxWidth, byHeight) : byHeight ? Math.min(boxWidth, byHeight) : boxWidth;
  }
  const wanted = Math.min(
    width * ratio * (request.sizeAdjustment || 1),
    original?.width ?? Number.POSITIVE_INFINITY,
  );
  return RUNGS.find((rung) => rung >= wanted - 0.5) ?? 2500;
}

/** Where an address says which rung it is of: `?format=500w`, or `name-500w.jpg`. */
export type SizeFormat = 'queryString' | 'filename';

const PROVIDER = /^(?:images\.squarespace-cdn|static1?\.squarespace|.+\.sqspcdn)\.com$/i;

/** The address of one rung: the size is named once, plain http on the provider's hosts becomes https. */
export function rungUrl(source: string, rung: number, sizeFormat: SizeFormat = 'queryString'): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(source) ?? [];
  const host = /^http:\/\/([^/:]+)/i.exec(address)?.[1];
  const secure = host && PROVIDER.test(host) ? address.replace(/^http:/i, 'https:') : address;
  const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
  const isNamed = sizeFormat === 'filename';
  const path = isNamed ? secure.replace(/(?:-\d+w)?(\.\w+)?$/, `-${rung}w$1`) : secure;
  const parts = isNamed ? kept : [...kept, `format=${rung}w`];
  return `${path}${parts.length ? '?' : ''}${parts.join('&')}${hash}`;
}
