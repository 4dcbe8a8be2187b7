/** No photograph is as short as this, in characters of its address. */
const MAX_PLACEHOLDER = 1024;

/** Whether `src` is not yet the picture: savers and migration tools leave it empty, or put a few pixels there, where the address waits in `data-src`. */
function isPlaceholder({ dataset }: HTMLImageElement, src: string): boolean {
  // A script had loaded the image before the page was saved: what is there now is that picture.
  if (dataset.imageResolution || !(dataset.src || dataset.image)) return false;
  return !src.trim() || (src.startsWith('data:') && src.length <= MAX_PLACEHOLDER);
}

/** Checks whether an image has its source; otherwise the server has left it to the script. */
export function hasSource(image: HTMLImageElement): boolean {
  const src = image.getAttribute('src');
  return image.hasAttribute('srcset') || (src !== null && !isPlaceholder(image, src));
}
