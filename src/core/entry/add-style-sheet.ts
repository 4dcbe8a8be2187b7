import { findAll } from '../../dom/find-all';

/** Adds a style sheet to the head, at its end by default; resolves when it has loaded, rejects when it fails. */
export function addStyleSheet(href: string, place: 'append' | 'prepend' = 'append'): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload,
      onerror,
    });
    findAll(document, 'head')[0]?.[place](link);
  });
}
