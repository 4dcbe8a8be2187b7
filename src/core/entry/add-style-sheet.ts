import { findAll } from '../../dom/find-all';

const added = new Map<string, { readonly link: HTMLLinkElement; readonly loaded: Promise<unknown> }>();

/** Adds a style sheet to the page, once; resolves when it has loaded. A link that page navigation has taken out is added again. */
export function addStyleSheet(href: string): Promise<unknown> {
  const before = added.get(href);
  if (before?.link.isConnected) return before.loaded;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = (error) => {
      link.remove();
      reject(error);
    };
  });
  added.set(href, { link, loaded });
  findAll(document, 'head')[0]?.append(link);
  return loaded;
}
