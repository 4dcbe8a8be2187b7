import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import { readThenWrite } from '../../dom/read-then-write';
import { watchSize } from '../../dom/watch-size';
import { loadInPlaceBatched } from '../../media/image/load-in-place';
import './image.css';
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
function shapeRatio({ width, height }: { readonly width: number; readonly height: number }): number {
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
function readShape(
  container: HTMLElement,
  image: HTMLImageElement,
): NonNullable<Claims['styles']> | undefined {
  const dimensions = readDimensions(image.dataset.imageDimensions);
  if (!dimensions || container.style.paddingBottom || !isMasked(container) || isInFlow(image))
    return undefined;
  return { position: 'relative', overflow: 'hidden', 'padding-bottom': `${shapeRatio(dimensions)}%` };
}

/** Narrower than this, texts go under their images. */
const NARROW_PX = 415;

/** Marks a block that is too narrow for text beside its image. */
function followWidth(element: HTMLElement, scope: Scope): void {
  const owner = scope.owner();
  const measure = () =>
    readThenWrite(() => {
      const { width } = element.getBoundingClientRect();
      return () => {
        if (width) owner.claim(element, { classes: { 'sqs-narrow-width': width < NARROW_PX } });
      };
    });
  measure();
  scope.defer(watchSize(element, measure));
}

/** Only for the images that open in it: most pages have none. */
async function loadLightbox(element: HTMLElement, scope: Scope): Promise<void> {
  const { connectLightbox } = await scope.load('image-lightbox', () => import('./image-lightbox'));
  connectLightbox(element, scope);
}

/** Brings an image block to life: its image, its narrow layout, its lightbox. */
export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    const images = [...element.querySelectorAll('img')];
    // An empty block.
    if (!images.length) return;

    const owner = scope.owner();
    owner.claim(element, { classes: { 'sqs-text-ready': true } });
    followWidth(element.querySelector<HTMLElement>('.image-block-outer-wrapper') ?? element, scope);
    const imageOwner = scope.owner();
    for (const image of images) {
      const container = image.closest<HTMLElement>('.sqs-image-shape-container-element');
      const shape = container && readShape(container, image);
      if (shape) owner.claim(container, { styles: shape });
      scope.defer(
        loadInPlaceBatched(image, {
          owner: imageOwner,
          isBoxSized: Boolean(shape),
          onFault: (message) => scope.warn('handler', message),
        }),
      );
    }
    if (element.querySelector('.lightbox')) scope.guard(loadLightbox)(element, scope);
  },
});
