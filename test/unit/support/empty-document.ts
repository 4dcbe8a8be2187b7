import Cookies from 'js-cookie';
import { language } from '../../../src/text/language';

/** Messages are Inlay's own, in English. */
export function resetLanguage(): void {
  Object.assign(language, { locale: 'en', rules: 'en' });
  for (const name of Object.keys(language.texts)) delete language.texts[name];
}

/** The page as no test has touched it, with what a browser keeps for it. */
export function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Our style sheets are behind the body.
  document.documentElement.replaceChildren(document.head, document.body);
  document.adoptedStyleSheets = [];
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  // What is left of a spy on one half of the accessor: it would keep the next file from removing cookies.
  Reflect.deleteProperty(document, 'cookie');
  for (const name of Object.keys(Cookies.get())) {
    Cookies.remove(name);
    // One that was written without a path, or for a domain, is another one.
    Cookies.remove(name, { path: '' });
    Cookies.remove(name, { domain: location.hostname });
  }
}
