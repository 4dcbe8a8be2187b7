import type { Size } from '../../dom/geometry';
import type { ImageConfig } from './image-config';

/** The widths, in px, in which the platform serves each image. */
export const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500] as const;

type ConfiguredWidth = Pick<ImageConfig, 'dprMin' | 'dprMax' | 'sizeAdjustment' | 'dimensions'>;

/** `width` and `height`: the box, in px. */
type WidthRequest = Size & { readonly dpr: number } & Pick<ImageConfig, 'mode'> & Partial<ConfiguredWidth>;

/** The smallest served width that is sharp in the box at this pixel ratio, and never wider than the original needs. */
export function chooseWidth(request: WidthRequest): number {
  // 9: more than any screen has.
  const { height, dpr, dprMin = 0, dprMax = 9, sizeAdjustment = 1, dimensions, mode } = request;
  let { width } = request;
  if (dimensions && height) {
    const bound = mode === 'contain' ? Math.min : Math.max;
    width = bound(width, (height * dimensions.width) / dimensions.height);
  }
  width *= Math.min(Math.max(dpr, dprMin), dprMax) * sizeAdjustment;
  if (dimensions) width = Math.min(width, dimensions.width);
  return IMAGE_WIDTHS.find((imageWidth) => imageWidth >= width - 0.5) ?? 2500;
}

const INSECURE = /^http:(?=\/\/([^/]+\.)?(squarespace(-cdn)?|sqspcdn)\.com\/)/i;

/** Addresses that have no other width: those in the page itself, and the original, which copies of a site ask for (`inlay adopt`). */
const ONE_WIDTH = /^(data|blob):|[?&]format=original\b/i;

/** In a copy that has each width as a file of its own (`inlay save`). */
const IN_NAME = /[?&]format=name\b/;

/** The address of one width of an image, named in the query or, with `filename`, before the extension. Plain http on the provider's hosts becomes https. */
export function imageUrl(source: string, imageWidth: number, sizeFormat?: string): string {
  const url = source.replace(INSECURE, 'https:');
  if (ONE_WIDTH.test(url)) return url;
  if (sizeFormat === 'filename' || IN_NAME.test(url))
    return url.replace(/(-\d+w)?(\.\w+)?(?=[?#]|$)/, `-${imageWidth}w$2`);
  // Replaces an existing parameter, else appends one.
  const sign = url.includes('?') ? '&' : '?';
  return url.replace(/([?&])format=[^&#]*|(?=#)|$/, (_, own = sign) => `${own}format=${imageWidth}w`);
}
