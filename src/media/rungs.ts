import type { Size } from './dimensions';

/** The widths, in px, that the platform serves of each picture. */
export const RUNGS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

export interface RungRequest {
  readonly boxWidth: number;
  readonly boxHeight: number;
  readonly dpr: number;
  readonly original?: Size;
  readonly mode: 'cover' | 'contain' | 'none';
}

/** The smallest rung that fills (or fits) the box at this pixel ratio; none above what the original has. */
export function chooseRung({ boxWidth, boxHeight, dpr, original, mode }: RungRequest): number {
  let width = boxWidth;
  if (original && mode !== 'none') {
    const byHeight = boxHeight * (original.width / original.height);
    width =
      mode === 'cover' ? Math.max(boxWidth, byHeight) : byHeight ? Math.min(boxWidth, byHeight) : boxWidth;
  }
  const wanted = Math.min(width * dpr, original?.width ?? Number.POSITIVE_INFINITY);
  return RUNGS.find((rung) => rung >= wanted - 0.5) ?? 2500;
}

const PROVIDER = /(?:^|\.)(?:squarespace\.com|squarespace-cdn\.com|sqspcdn\.com)$/;

/** The address of one rung: `format` is set once, plain http on the provider's hosts becomes https. */
export function rungUrl(source: string, rung: number): string {
  if (/^(?:data|blob):/i.test(source)) return source;
  const [, address = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(source) ?? [];
  const kept = query.split('&').filter((part) => part && !part.startsWith('format='));
  const host = /^http:\/\/([^/:]+)/i.exec(address)?.[1];
  const secure = host && PROVIDER.test(host) ? address.replace(/^http:/i, 'https:') : address;
  return `${secure}?${[...kept, `format=${rung}w`].join('&')}${hash}`;
}
