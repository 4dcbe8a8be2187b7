import type { Scope } from '../../core/scope';
import { textOf } from '../../dom/text-of';
import { imageOpener } from '../../lightbox/openers/image-opener';
import { openOnClick } from '../../lightbox/openers/lightbox-openers';
import { readLightboxLook } from '../../lightbox/openers/read-lightbox-look';

/** The name in the address `?itemId=name`, which may be a file name in a saved page. */
const slugOf = (href: string): string | undefined =>
  /(?:\?|%3F)itemId=([^&#]+?)(?:\.html)?(?:[&#]|$)/i.exec(href)?.[1];

export function connectLightbox(element: HTMLElement, scope: Scope): void {
  const links = element.querySelectorAll<HTMLElement>('a[class*="-lightbox-link"]');
  const openers = [...links].flatMap((link) => {
    const image = link.querySelector('img');
    const figure = link.closest('figure');
    const description = figure && textOf(figure, 'figcaption');
    const meta = description ? { description } : undefined;
    const id = slugOf(link.getAttribute('href') ?? '');
    return (image && imageOpener(link, image, { meta, id })) ?? [];
  });
  openOnClick(openers, scope, readLightboxLook(element));
}
