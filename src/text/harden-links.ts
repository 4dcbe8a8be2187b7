import { safeUrl } from './links/safe-url';

const SAME_WINDOW = /^_(?:self|parent|top)$/i;

/** Keeps a page that the link opens in another window from reaching ours. */
export function denyOpener(link: HTMLAnchorElement): void {
  const { target } = link;
  if (target && !SAME_WINDOW.test(target)) link.relList.add('noopener');
}

/** Removes unsafe addresses from links, and keeps pages in new windows from reaching ours. */
export function hardenLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    const href = safeUrl(link.getAttribute('href'));
    if (href === undefined) link.removeAttribute('href');
    else link.setAttribute('href', href);
    denyOpener(link);
  }
}
