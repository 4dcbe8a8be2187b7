import type { Claims } from '../../core/ledger/ledger.types';
import { readDimensions } from '../../media/image/dimensions';

/** Height of a masked picture in percent of its width. */
const SQUARE = 100;
const TALL = 150;
const WIDE = 67;

const isMasked = (container: Element) => {
  const { clipPath } = getComputedStyle(container);
  return clipPath !== 'none' && clipPath !== '';
};

/** The ratio whose shape comes nearest to the picture's own. */
export function shapeRatio({ width, height }: { readonly width: number; readonly height: number }): number {
  const percent = (height / width) * 100;
  const distance = (ratio: number) => Math.abs(Math.log(percent / ratio));
  return [SQUARE, TALL, WIDE].reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/** Whether the picture holds its box open by itself. */
const isInFlow = (image: Element) =>
  image.matches('[src],[srcset]') && !/absolute|fixed/.test(getComputedStyle(image).position);

/**
 * A mask needs a box of its own: one that the server has not sized gets the ratio that is nearest to its picture's. One
 * that its picture holds open has a size.
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
