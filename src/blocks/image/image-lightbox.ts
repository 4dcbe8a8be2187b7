import type { Scope } from '../../core/scope';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';

export function connectLightbox(element: HTMLElement, scope: Scope): void {
  const openers = [...element.querySelectorAll<HTMLElement>('.lightbox')].flatMap((box) => {
    const image = box.querySelector('img');
    const { description, lightboxTheme } = box.dataset;
    const theme = lightboxTheme === 'light' ? 'light' : undefined;
    return (
      (image && imageOpener(box, image, { meta: description ? { description } : undefined, theme })) ?? []
    );
  });
  openOnClick(openers, scope);
}
