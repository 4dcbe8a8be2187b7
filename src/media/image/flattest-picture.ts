import { readDimensions } from './dimensions';

/** Height ÷ width; where the server has not told the size, more than any picture has. */
function steepnessOf({ dataset }: HTMLElement): number {
  const size = readDimensions(dataset.imageDimensions);
  return size ? size.height / size.width : 1e9;
}

/** The picture of a list that is the widest for its height; undefined where there is none. */
export const flattestPicture = (list: Element): HTMLElement | undefined =>
  [...list.querySelectorAll('img')].sort((a, b) => steepnessOf(a) - steepnessOf(b))[0];
