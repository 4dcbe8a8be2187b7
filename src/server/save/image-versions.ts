import { IMAGE_WIDTHS, imageUrl } from '../../media/image/image-widths';
import { platformHostOf } from '../pages/platform-address.mjs';

/** Which versions of an image are downloaded: every width that a page may ask for, the original alone, or none. */
export type ImageChoice = 'widths' | 'original' | 'none';

const HAS_WIDTHS = /^(?:images|static1?)\./;
/** Names of anything but photographs: documents, drawings, animations. An image may have no ending. */
const HAS_NO_WIDTHS = /\.(?!(?:jpe?g|jfif|png|webp|avif|heic|tiff?|bmp)$)[a-z][a-z\d]{1,4}$/i;

/** Checks whether the platform serves an address in several widths: that of an image, which may have no ending. */
export function hasWidths({ href, pathname }: URL): boolean {
  const host = platformHostOf(href);
  return host !== undefined && HAS_WIDTHS.test(host) && !HAS_NO_WIDTHS.test(pathname);
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
 * Finds the files of an image's widths, which are named after that of the original: when they are asked for, since a large site has 100,000.
 * @param addressOf where a file was downloaded from
 */
export function createWidthFinder(
  images: ImageChoice | undefined,
  addressOf: (file: string) => string | undefined,
): (file: string) => readonly string[] {
  return (file) => {
    const address = images === 'original' ? undefined : addressOf(file);
    const original = address && new URL(address);
    if (!original || original.searchParams.has('format') || !hasWidths(original)) return [];
    return widthsOf(original).map((width) => widthFile(file, width));
  };
}

/**
 * The name of a width beside the original, as the page's script asks for it.
 * @example widthFile('images.example/one.jpg', new URL('https://images.example/one.jpg?format=750w')); // 'images.example/one-750w.jpg'
 */
export function widthFile(originalFile: string, address: URL): string {
  const width = Number.parseInt(address.searchParams.get('format') ?? '', 10);
  return Number.isNaN(width) ? originalFile : imageUrl(originalFile, width, 'filename');
}
