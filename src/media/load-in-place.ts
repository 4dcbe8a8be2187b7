import type { Claims, LedgerOwner } from '../core/ledger.types';
import { readDimensions } from './dimensions';
import type { ImageConfig } from './image-config';
import { isAuto } from './is-auto';
import { loadImage } from './load-image';
import type { LoadMoment } from './load-moment';
import type { ImagePlace } from './place-image';
import { inFlow } from './place-in-flow';

export interface LoadInPlaceOptions extends Partial<ImageConfig> {
  /** Writes to the image and, where the picture is laid over it, to its box. */
  readonly owner: LedgerOwner;
  readonly onFault: (message: string) => void;
  /** Default: within 200 px of the viewport. */
  readonly when?: LoadMoment;
  readonly onSettled?: (isLoaded: boolean) => void;
}

const BOXES =
  '.sqs-image-shape-container-element,.has-aspect-ratio,.content-fill,.content-fit,.image-block-wrapper';
const POSITIONED = new Set(['absolute', 'relative', 'fixed', 'sticky']);

/** Whether the box stands by itself: it is not just as high as the picture is now, be that by its alternative text. */
function isSized(box: Element, image: Element): boolean {
  const room = box.getBoundingClientRect().height - image.getBoundingClientRect().height;
  // An inline box is a line high, whatever is in it, and has no client height.
  return room > 1 || (room < -1 && box.clientHeight > 0);
}

/** In a line, with a box that takes sizes. */
const LINE_BOX = 'inline-block';

/** Where a picture of unknown size is a logo, and a theme would have sized it. */
const LOGOS = 'header,.site-title,[data-content-field=site-title]';

/**
 * Whether nobody says how large a logo is, neither the server nor a theme: then it is as high as the line that it stands
 * in, and the page below does not move when it comes.
 */
function isUnsizedLogo(image: Element): boolean {
  if (!image.closest(LOGOS) || image.matches('[data-image-dimensions],[width],[height]')) return false;
  const { maxHeight, maxWidth } = getComputedStyle(image);
  return maxHeight === 'none' && maxWidth === 'none' && isAuto(image, 'width') && isAuto(image, 'height');
}

/**
 * What keeps the room of a picture in the flow, whose size the server tells and which a theme leaves to itself: until it has
 * come it is a line of text, and the page below would move. Of whatever size it comes, it is no wider than its place.
 */
function roomOf(image: HTMLImageElement): NonNullable<Claims['styles']> {
  const { maxWidth, maxHeight, display } = getComputedStyle(image);
  if (!isAuto(image, 'width')) return {};
  const limit = maxWidth === 'none' && { 'max-width': '100%' };
  const size = readDimensions(image.dataset.imageDimensions);
  if (!size || display !== LINE_BOX || !isAuto(image, 'height') || maxHeight.endsWith('%'))
    return { ...limit };
  const height = Math.min(size.height, Number.parseFloat(maxHeight) || size.height);
  return { width: `${(height * size.width) / size.height}px`, ...limit };
}

/** The cut that a theme's CSS gives the picture; one that it stretches or leaves alone has none. */
function readFit(image: Element): ImageConfig['mode'] {
  const { objectFit } = getComputedStyle(image);
  return objectFit === 'cover' || objectFit === 'contain' ? objectFit : 'none';
}

/**
 * Loads a picture wherever the markup has put it: over the box around it where that has a size of its own, else in the
 * flow, as wide as the theme makes it. Returns the cancel.
 */
export function loadInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  const { owner } = options;
  const around = image.parentElement?.closest<HTMLElement>(BOXES);
  if (!around || !isSized(around, image)) {
    const box = image.parentElement ?? image;
    // A line's box takes no sizes, and as long as it has no picture in it the browser does not even tell those that the theme
    // has set.
    const boxed = getComputedStyle(image).display === 'inline' && { display: LINE_BOX };
    if (boxed) owner.claim(image, { styles: boxed });
    if (isUnsizedLogo(image)) owner.claim(box, { classes: { 'inlay-line-high': true } });
    const room = roomOf(image);
    const place: ImagePlace = {
      ...inFlow,
      // Once it has come its box is the theme's again, which may hide it in another window.
      styles: (config) => ({ ...inFlow.styles(config), ...room, ...(!image.naturalWidth && boxed) }),
    };
    return loadImage(image, { ...options, box, place, mode: options.mode ?? readFit(image) });
  }
  const isLoose = !POSITIONED.has(getComputedStyle(around).position);
  owner.claim(around, { styles: { overflow: 'hidden', ...(isLoose && { position: 'relative' }) } });
  return loadImage(image, { ...options, box: around });
}
