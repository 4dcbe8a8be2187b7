import { safeUrl } from './safe-url';

const SAME_WINDOW = /^_(?:self|parent|top)$/i;

/** A page that the link opens in another window gets no hold on ours. */
export function denyOpener(link: HTMLAnchorElement): void {
  const { target } = link;
  if (target && !SAME_WINDOW.test(target)) link.relList.add('noopener');
}

/** Links keep only addresses that are safe to follow, and a page opened in a new window gets no hold on ours. */
export function hardenLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    const href = safeUrl(link.getAttribute('href'));
    if (href === undefined) link.removeAttribute('href');
    else link.setAttribute('href', href);
    denyOpener(link);
  }
}
