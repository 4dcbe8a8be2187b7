import type { LightboxTheme } from '../lightbox.types';
import { readImage } from './image-opener';

/** Colour themes of sections with a light background. */
const LIGHT_THEME = /^(?:white|light|bright)/;

/**
 * Reads the server's hidden list of full images beside newer gallery sections and on product pages. `element` is the list's `[data-controller=Lightbox]`,
 * or an element around it. Items without an image are left out.
 */
export function readLightboxList(element: Element) {
  const list = element.querySelector('.gallery-lightbox');
  const set = [...element.querySelectorAll<HTMLElement>('.gallery-lightbox-item')].flatMap((item) => {
    const image = item.querySelector('img');
    const content = image && readImage(image);
    if (!content) return [];
    const description = item.querySelector('figcaption')?.textContent?.trim();
    return [{ content, meta: description ? { description } : undefined, id: item.dataset.slideUrl }];
  });
  const isLight = LIGHT_THEME.test(list?.getAttribute('data-section-theme') ?? '');
  const theme: LightboxTheme = isLight ? 'light' : 'dark';
  return {
    set,
    /** The server's name for it, in the site's language; may be empty. */
    title: list?.getAttribute('aria-label') ?? '',
    theme,
  };
}
