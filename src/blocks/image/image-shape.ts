import type { Claims } from '../../core/ledger/ledger.types';
import { readDimensions } from '../../media/image/dimensions';

/** Height of a masked image in percent of its width. */
const SQUARE = 100;
const TALL = 150;
const WIDE = 67;

const isMasked = (container: Element) => {
  const { clipPath } = getComputedStyle(container);
  return clipPath !== 'none' && clipPath !== '';
};

/** The ratio that is nearest to the image's own. */
export function shapeRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  const percent = (height / width) * 100;
  const distance = (ratio: number) => Math.abs(Math.log(percent / ratio));
  return [SQUARE, TALL, WIDE].reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/** Whether the image gives its box a height. */
const isInFlow = (image: Element) =>
  image.matches('[src],[srcset]') && !/absolute|fixed/.test(getComputedStyle(image).position);

/**
 * A mask needs a box with a size: a box that neither the server nor its image gives one gets the ratio that is nearest to
 * the image's.
 */
export function readShape(
  container: HTMLElement,
  image: HTMLImageElement,
): NonNullable<Claims['styles']> | undefined {
  const dimensions = readDimensions(image.dataset.imageDimensions);
  if (!dimensions || container.style.paddingBottom || !isMasked(container) || isInFlow(image))
    return undefined;
  return { position: 'relative', overflow: 'hidden', 'padding-bottom': `${shapeRatio(dimensions)}%` };
}
