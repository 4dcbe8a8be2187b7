import { kindByName } from '../../../server/html/style-addresses.mjs';
import { platformHostOf } from '../../../server/pages/platform-address.mjs';
import { IMAGE_WIDTHS, imageUrl } from '../../media/image/image-widths';

/** Which versions of an image are downloaded: every width that a page may ask for, the original alone, or none. */
export type ImageChoice = 'widths' | 'original' | 'none';

const HAS_WIDTHS = /^(?:images|static1?)\./;
/** Files that are no pixels, or whose every width is the same. */
const HAS_NO_WIDTHS = /\.(?:svg|gif|ico|pdf|json|xml|txt|html?|zip)$/i;

/** Checks whether the platform serves an address in several widths: that of an image, which may have no ending. */
export function hasWidths({ href, pathname }: URL): boolean {
  const host = platformHostOf(href);
  if (host === undefined || !HAS_WIDTHS.test(host) || HAS_NO_WIDTHS.test(pathname)) return false;
  return kindByName(pathname) === 'picture';
}

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
