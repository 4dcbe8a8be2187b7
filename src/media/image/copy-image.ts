const SOURCE = ['data-src', 'data-image', 'data-image-dimensions', 'data-image-focal-point'];

/** A new image with the source of a server's, which is still to be loaded, and the other `attributes` of it. */
export function copyImage(image: Element, attributes: readonly string[]): HTMLImageElement {
  const copy = document.createElement('img');
  copy.alt = '';
  for (const name of [...SOURCE, ...attributes]) {
    const value = image.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}
