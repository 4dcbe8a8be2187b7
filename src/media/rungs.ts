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
  readonly original?: Size;
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
  const wanted = Math.min(width * ratio, original?.width ?? Number.POSITIVE_INFINITY);
  return RUNGS.find((rung) => rung >= wanted - 0.5) ?? 2500;
}

const PROVIDER = /^(?:images\.squarespace-cdn|static1?\.squarespace|.+\.sqspcdn)\.com$/i;

/** The address of one rung: `format` is set once, plain http on the provider's hosts becomes https. */
export function rungUrl(source: string, rung: number): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(source) ?? [];
  const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
  const host = /^http:\/\/([^/:]+)/i.exec(address)?.[1];
  const secure = host && PROVIDER.test(host) ? address.replace(/^http:/i, 'https:') : address;
  return `${secure}?${[...kept, `format=${rung}w`].join('&')}${hash}`;
}
