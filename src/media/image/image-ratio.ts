import { readDimensions } from './dimensions';

/**
 * Width ÷ height of an image from the server's markup: `data-image-dimensions`, else the attributes `width` and `height`.
 * Undefined where the markup does not say; the file itself is never waited for.
 */
export function imageRatio(image: HTMLImageElement | null | undefined): number | undefined {
  if (!image) return undefined;
  const dimensions = image.getAttribute('data-image-dimensions');
  const size = (dimensions && readDimensions(dimensions)) || {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  };
  return size.width > 0 && size.height > 0 ? size.width / size.height : undefined;
}
