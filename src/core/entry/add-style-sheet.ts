import { findAll } from '../../dom/find-all';

/** Adds a style sheet to the end of the head; resolves when it has loaded. */
export function addStyleSheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload,
      onerror,
    });
    findAll(document, 'head')[0]?.append(link);
  });
}
