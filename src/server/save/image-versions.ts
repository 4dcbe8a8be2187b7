import { platformHostOf } from '../../../server/pages/platform-address.mjs';
import { IMAGE_WIDTHS, imageUrl } from '../../media/image/image-widths';

/** Which versions of an image are downloaded: every width that a page may ask for, the original alone, or none. */
export type ImageChoice = 'widths' | 'original' | 'none';

const IMAGE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
const HAS_WIDTHS = /^(?:images|static1?)\./;

/** An image that the platform serves in several widths. */
export function hasWidths(address: URL): boolean {
  const host = platformHostOf(address.href);
  return host !== undefined && HAS_WIDTHS.test(host) && !/\.(?:svg|gif)$/i.test(address.pathname);
}

export const isImageAddress = (address: URL): boolean =>
  IMAGE_NAME.test(address.pathname) || address.searchParams.has('format');

/** The address of the original: without the width that a page asks for. */
export function originalOf(address: URL): URL {
  const original = new URL(address);
  original.searchParams.delete('format');
  return original;
}

/** The addresses of an image's widths, the smallest first. */
export const widthsOf = (original: URL): URL[] =>
  IMAGE_WIDTHS.map((width) => new URL(imageUrl(original.href, width)));

/**
 * The name of a width beside the original, as the page's script asks for it.
 * @example widthFile('images.example/one.jpg', new URL('https://images.example/one.jpg?format=750w')); // 'images.example/one-750w.jpg'
 */
export function widthFile(originalFile: string, address: URL): string {
  const width = Number.parseInt(address.searchParams.get('format') ?? '', 10);
  return Number.isNaN(width) ? originalFile : imageUrl(originalFile, width, 'filename');
}
