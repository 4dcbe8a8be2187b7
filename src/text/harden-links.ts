import { safeUrl } from './safe-url';

const SAME_WINDOW = /^_(?:self|parent|top)$/i;

/** Links keep only addresses that are safe to follow, and a page opened in a new window gets no hold on ours. */
export function hardenLinks(root: ParentNode): void {
  for (const link of root.querySelectorAll('a')) {
    const href = safeUrl(link.getAttribute('href'));
    if (href === undefined) link.removeAttribute('href');
    else link.setAttribute('href', href);
    const target = link.getAttribute('target');
    if (target && !SAME_WINDOW.test(target)) link.relList.add('noopener');
  }
}
