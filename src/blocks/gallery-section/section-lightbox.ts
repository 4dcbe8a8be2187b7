import type { Scope } from '../../core/scope';
import { textOf } from '../../dom/text-of';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { readLightboxList } from '../../lightbox/openers/read-lightbox-list';

/** The name in the address `?itemId=name`, which may be a file name in a saved page. */
const slugOf = (href: string): string | undefined =>
  /(?:\?|%3F)itemId=([^&#]+?)(?:\.html)?(?:[&#]|$)/i.exec(href)?.[1];

export function connectLightbox(element: HTMLElement, scope: Scope): void {
  const { title, theme } = readLightboxList(element);
  const links = element.querySelectorAll<HTMLElement>('a[class*="-lightbox-link"]');
  const openers = [...links].flatMap((link) => {
    const image = link.querySelector('img');
    const figure = link.closest('figure');
    const description = figure && textOf(figure, 'figcaption');
    const opener =
      image &&
      imageOpener(link, image, {
        meta: description ? { description } : undefined,
        id: slugOf(link.getAttribute('href') ?? ''),
      });
    return opener ? [opener] : [];
  });
  openOnClick(openers, scope, { title, theme });
}
