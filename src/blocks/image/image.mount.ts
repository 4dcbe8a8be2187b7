import type { BlockScope, MountedBlock } from '../../core/block';
import { watchSize } from '../../dom/watch-size';
import { loadInPlace } from '../../media/load-in-place';
import { connectLightbox } from './image-lightbox';
import { claimShape } from './image-shape';

/** Narrower than this, texts go under their pictures. */
const NARROW_PX = 415;

/** Brings an image block to life: its picture, its narrow layout, its lightbox. */
export function mount(element: HTMLElement, scope: BlockScope): MountedBlock | undefined {
  const { ledger, block, owner } = scope;
  const outer = element.querySelector<HTMLElement>('.image-block-outer-wrapper') ?? element;
  const images = [...element.querySelectorAll('img')];
  // An empty block: the server has sent no picture, and there is nothing to say about that.
  if (!images.length) return undefined;

  owner.claim(element, { classes: { 'sqs-text-ready': true } });
  const layout = ledger.owner(block);
  const measure = () => {
    const { width } = outer.getBoundingClientRect();
    if (width) layout.claim(outer, { classes: { 'sqs-narrow-width': width < NARROW_PX } });
  };
  measure();
  const ends = [watchSize(outer, measure), () => layout.release()];
  const pictures = ledger.owner(block);
  for (const image of images) {
    const shape = image.closest<HTMLElement>('.sqs-image-shape-container-element');
    if (shape) claimShape(shape, image, owner);
    ends.push(loadInPlace(image, { owner: pictures, onFault: (message) => scope.warn('handler', message) }));
  }
  ends.push(() => pictures.release(), connectLightbox(element, scope));
  return {
    destroy() {
      for (const end of ends) end();
    },
  };
}
