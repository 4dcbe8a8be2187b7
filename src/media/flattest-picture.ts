import { readDimensions } from './dimensions';

/** The picture of a list that is the widest for its height; undefined where the server has told of none's size. */
export function flattestPicture(list: Element): HTMLElement | undefined {
  let least = Number.POSITIVE_INFINITY;
  let flattest: HTMLElement | undefined;
  for (const image of list.querySelectorAll<HTMLElement>('img[data-image-dimensions]')) {
    const { width, height } = readDimensions(image.dataset.imageDimensions) ?? { width: 0, height: 1 };
    if (height / width >= least) continue;
    least = height / width;
    flattest = image;
  }
  return flattest;
}
