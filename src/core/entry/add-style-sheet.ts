import { findAll } from '../../dom/find-all';

/** Adds a style sheet to the end of the head; resolves when it has loaded. It says nothing yet: that takes `media = ''`. */
export function addStyleSheet(href: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, onerror) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      media: 'not all',
      href,
      onload: () => resolve(link),
      onerror,
    });
    findAll(document, 'head')[0]?.append(link);
  });
}
