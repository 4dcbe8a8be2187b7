import { language } from '../text/language';

/** The element that Inlay draws in. It says its language where that is not the page's. */
export function createHost(): HTMLElement {
  const host = document.createElement('inlay-ui');
  if (language.lang) host.lang = language.lang;
  if (language.dir) host.dir = language.dir;
  return host;
}
