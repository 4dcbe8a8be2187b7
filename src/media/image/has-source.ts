/** No photograph is as short as this, in characters of its address. */
const MAX_PLACEHOLDER = 1024;

/**
 * Savers and migration tools leave `src` empty, or put a few pixels there, where the address waits in `data-src`. If a script had loaded the image
 * before the page was saved, what is there is the picture.
 */
const SOURCE =
  '[srcset],[src]:not(:is([data-src]:not([data-src=""]),[data-image]):is([src=""],[src^="data:"]):not([data-image-resolution]))';

/** Checks whether an image has its source; otherwise the server has left it to the script. */
export const hasSource = (image: HTMLImageElement): boolean =>
  image.matches(SOURCE) || image.src.length > MAX_PLACEHOLDER;
