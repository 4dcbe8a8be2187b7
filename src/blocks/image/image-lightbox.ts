import type { BlockScope } from '../../core/entry/block';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';

/** Lets an image block enlarge its picture where the server has marked it so: a button today, a plain box in older pages. */
export function connectLightbox(element: HTMLElement, scope: BlockScope): () => void {
  const openers = [...element.querySelectorAll<HTMLElement>('.lightbox')].flatMap((box) => {
    const image = box.querySelector('img');
    const { description, lightboxTheme } = box.dataset;
    const opener =
      image &&
      imageOpener(box, image, {
        meta: description ? { description } : undefined,
        theme: lightboxTheme === 'light' ? 'light' : undefined,
      });
    return opener ? [opener] : [];
  });
  return openOnClick(openers, scope);
}
