const IMAGE_ADDRESS = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Whether a link leads to a picture, and not to a page that the visitor should get to. `sources`: addresses of its own picture. */
export function leadsToImage(anchor: HTMLAnchorElement, sources: readonly string[]): boolean {
  const href = anchor.getAttribute('href');
  if (!href) return false;
  if (anchor.classList.contains('js-gallery-lightbox-opener') || sources.includes(href)) return true;
  try {
    return IMAGE_ADDRESS.test(new URL(href, document.baseURI).pathname) && !anchor.target;
  } catch {
    return false;
  }
}
