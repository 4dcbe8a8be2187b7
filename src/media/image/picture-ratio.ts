import { readDimensions } from './dimensions';

/**
 * Width ÷ height of a picture by what the server says of it: `data-image-dimensions`, else the attributes `width` and
 * `height`. Undefined where it says nothing: a picture that has to come first is never waited for.
 */
export function pictureRatio(image: HTMLImageElement | null | undefined): number | undefined {
  if (!image) return undefined;
  const told = image.getAttribute('data-image-dimensions');
  const size = (told && readDimensions(told)) || {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  };
  return size.width > 0 && size.height > 0 ? size.width / size.height : undefined;
}
