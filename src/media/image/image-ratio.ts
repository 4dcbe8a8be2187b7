import { readDimensions } from './dimensions';

/** Width ÷ height by `data-image-dimensions`, else by the attributes `width` and `height`; undefined without either. Never waits for the file. */
export function imageRatio(image: HTMLImageElement | null | undefined): number | undefined {
  if (!image) return undefined;
  const dimensions = image.getAttribute('data-image-dimensions');
  const size = (dimensions && readDimensions(dimensions)) || {
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  };
  return size.width > 0 && size.height > 0 ? size.width / size.height : undefined;
}
