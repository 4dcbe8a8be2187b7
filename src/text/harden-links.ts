import { safeUrl, schemeOf, trimAddress } from './links/safe-url';

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

/** The last two become the first one once an image block of the html loads its picture. */
const IMAGE_ADDRESSES = ['src', 'data-src', 'data-image'];

/** Removes unsafe addresses from images. They may be `data:`, which an image does not run. */
export function hardenImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img'))
    for (const name of IMAGE_ADDRESSES) {
      const address = image.getAttribute(name);
      const isSafe = safeUrl(address) !== undefined || schemeOf(trimAddress(address ?? '')) === 'data';
      if (address && !isSafe) image.removeAttribute(name);
    }
}
