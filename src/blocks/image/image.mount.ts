import type { Scope } from '../../core/scope';
import { defineUnit } from '../../core/unit';
import type { Size } from '../../dom/geometry';
import { readThenWrite } from '../../dom/read-then-write';
import { watchSize } from '../../dom/watch-size';
import { readDimensions } from '../../media/image/dimensions';
import { hasSource } from '../../media/image/has-source';
import { loadInPlaceBatched } from '../../media/image/load-in-place';
import './image.css';

/** The heights of masked images, in per cent of their width. */
const SHAPES = [100, 150, 67];

const isMasked = (container: Element) => {
  const { clipPath } = getComputedStyle(container);
  return clipPath !== 'none' && clipPath !== '';
};

function nearestShape({ width, height }: Size): number {
  const distance = (shape: number) => Math.abs(Math.log((100 * height) / width / shape));
  return SHAPES.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best));
}

const isInFlow = (image: HTMLImageElement) =>
  hasSource(image) && !/absolute|fixed/.test(getComputedStyle(image).position);

/** The size of a mask's box, if neither the server nor the image gives it one. */
function readShape(container: HTMLElement, image: HTMLImageElement) {
  const dimensions = readDimensions(image.dataset.imageDimensions);
  return !dimensions || container.style.paddingBottom || !isMasked(container) || isInFlow(image)
    ? undefined
    : { position: 'relative', overflow: 'hidden', 'padding-bottom': `${nearestShape(dimensions)}%` };
}

/** Narrower than this, texts go under their images. */
const NARROW_PX = 415;

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

/** Images of current pages whose box does not fill its cell: those with a mask, and pictures that are seen whole. */
const FITTED = '.fluid-image-container:is([data-shape-mask],:has(.content-fit))';

async function loadFluidImage(element: HTMLElement, container: HTMLElement, scope: Scope): Promise<void> {
  const { fitFluidImage } = await scope.load('fluid-image', () => import('./fluid-image'));
  fitFluidImage(element, container, scope);
}

/** Most pages have no image that opens in it. */
async function loadLightbox(element: HTMLElement, scope: Scope): Promise<void> {
  const { connectLightbox } = await scope.load('image-lightbox', () => import('./image-lightbox'));
  connectLightbox(element, scope);
}

export const unit = defineUnit({
  mount(element: HTMLElement, scope) {
    const images = [...element.querySelectorAll('img')];
    if (!images.length) return;

    const owner = scope.owner();
    owner.claim(element, { classes: { 'sqs-text-ready': true } });
    followWidth(element.querySelector<HTMLElement>('.image-block-outer-wrapper') ?? element, scope);
    const imageOwner = scope.owner();
    for (const image of images) {
      const container = image.closest<HTMLElement>('.sqs-image-shape-container-element');
      readThenWrite(() => {
        const shape = container ? readShape(container, image) : undefined;
        return () => {
          if (container && shape) owner.claim(container, { styles: shape });
          scope.defer(
            loadInPlaceBatched(image, {
              owner: imageOwner,
              isBoxSized: Boolean(shape),
              onFault: (message) => scope.warn('handler', message),
            }),
          );
        };
      });
    }
    const fitted = element.querySelector<HTMLElement>(FITTED);
    if (fitted) scope.guard(loadFluidImage)(element, fitted, scope);
    if (element.querySelector('.lightbox')) scope.guard(loadLightbox)(element, scope);
  },
});
