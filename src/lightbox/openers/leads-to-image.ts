const IMAGE_ADDRESS = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?)$/i;

/** Whether a link leads to an image instead of a page. `sources`: addresses of the image in the link. */
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
