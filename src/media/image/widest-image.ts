import { readDimensions } from './dimensions';

/** Width ÷ height; 0 where the server does not give the size. */
function aspectOf({ dataset }: HTMLElement): number {
  const size = readDimensions(dataset.imageDimensions);
  return size ? size.width / size.height : 0;
}

/** The image of a list with the largest width ÷ height; undefined for a list without images. */
export const widestImage = (list: Element): HTMLElement | undefined =>
  [...list.querySelectorAll('img')].sort((a, b) => aspectOf(b) - aspectOf(a))[0];
