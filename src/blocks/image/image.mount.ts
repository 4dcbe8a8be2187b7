import type { BlockScope, MountedBlock } from '../../core/entry/block';
import { readThenWrite } from '../../dom/read-then-write';
import { watchSize } from '../../dom/watch-size';
import { loadInPlaceBatched } from '../../media/image/load-in-place';
import { connectLightbox } from './image-lightbox';
import { readShape } from './image-shape';
import './image.css';

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
  let isGone = false;
  const measure = () =>
    readThenWrite(() => {
      const { width } = outer.getBoundingClientRect();
      return () => {
        if (width && !isGone) layout.claim(outer, { classes: { 'sqs-narrow-width': width < NARROW_PX } });
      };
    });
  measure();
  const ends = [
    watchSize(outer, measure),
    () => {
      isGone = true;
      layout.release();
    },
  ];
  const pictures = ledger.owner(block);
  for (const image of images) {
    const container = image.closest<HTMLElement>('.sqs-image-shape-container-element');
    const shape = container && readShape(container, image);
    if (shape) owner.claim(container, { styles: shape });
    ends.push(
      loadInPlaceBatched(image, {
        owner: pictures,
        isBoxSized: Boolean(shape),
        onFault: (message) => scope.warn('handler', message),
      }),
    );
  }
  ends.push(() => pictures.release(), connectLightbox(element, scope));
  return {
    destroy() {
      for (const end of ends) end();
    },
  };
}
