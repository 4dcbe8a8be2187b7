import type { LightboxTheme } from '../lightbox.types';

/** Colour themes of sections with a light background. */
const LIGHT_THEME = /^(?:white|light|bright)/;

/** Reads the server's hidden lightbox in newer gallery sections and on product pages: `title` is in the site's language, and may be empty. */
export function readLightboxLook(element: Element): {
  readonly title: string;
  readonly theme: LightboxTheme;
} {
  const lightbox = element.querySelector('.gallery-lightbox');
  const isLight = LIGHT_THEME.test(lightbox?.getAttribute('data-section-theme') ?? '');
  return { title: lightbox?.getAttribute('aria-label') ?? '', theme: isLight ? 'light' : 'dark' };
}
