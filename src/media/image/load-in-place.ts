import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import { readThenWrite } from '../../dom/read-then-write';
import { readDimensions } from './dimensions';
import type { ImageConfig } from './image-config';
import { displayToAsk, isAuto } from './is-auto';
import { loadImage } from './load-image';
import type { LoadMoment } from './load-moment';
import { type ImagePlace, over } from './place-image';
import { inFlow } from './place-in-flow';
import { savedPicturePlace } from './saved-place';

export interface LoadInPlaceOptions extends Partial<ImageConfig> {
  /** Writes to the image and, where the picture is laid over it, to its box. */
  readonly owner: LedgerOwner;
  readonly onFault: (message: string) => void;
  /** Default: within 200 px of the viewport. */
  readonly when?: LoadMoment;
  readonly onSettled?: (isLoaded: boolean) => void;
  /** The box around it will have a size of its own: the caller is about to give it one. */
  readonly isBoxSized?: boolean;
}

const BOXES =
  '.sqs-image-shape-container-element,.has-aspect-ratio,.content-fill,.content-fit,.image-block-wrapper';

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
function roomOf(image: HTMLImageElement, isInLine: boolean): NonNullable<Claims['styles']> {
  const { maxWidth, maxHeight } = getComputedStyle(image);
  if (!isAuto(image, 'width')) return {};
  const limit = maxWidth === 'none' && { 'max-width': '100%' };
  const size = readDimensions(image.dataset.imageDimensions);
  if (!size || !isInLine || !isAuto(image, 'height')) return { ...limit };
  // A share of nobody knows what: the text that stands for it is the best guess.
  if (maxHeight.endsWith('%')) return { ...limit, contain: 'none' };
  const height = Math.min(size.height, Number.parseFloat(maxHeight) || size.height);
  return { width: `${(height * size.width) / size.height}px`, ...limit };
}

/** The cut that a theme's CSS gives the picture; one that it stretches or leaves alone has none. */
function readFit(image: Element): ImageConfig['mode'] {
  const { objectFit } = getComputedStyle(image);
  return objectFit === 'cover' || objectFit === 'contain' ? objectFit : 'none';
}

type Load = () => () => void;

/** Reads and writes of one picture by turns, so that those of many can go together. */
interface Steps {
  /** Writes what the next reading needs. */
  prepare(): void;
  /** Reads what CSS says. What it returns writes, and loads. */
  read(): Load;
}

/** The first reading: sizes. */
function measureInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): Steps {
  const { owner, isBoxSized } = options;
  const saved = savedPicturePlace(image);
  // What a script has sized for another window says nothing about this one.
  if (Object.keys(saved).length) owner.claim(image, { styles: saved });
  const place = (own: ImagePlace): ImagePlace => ({
    ...own,
    styles: (config, hasCome) => ({ ...saved, ...own.styles(config, hasCome) }),
  });
  const around = image.parentElement?.closest<HTMLElement>(BOXES);
  if (around && (isBoxSized || isSized(around, image))) {
    const isLoose = getComputedStyle(around).position === 'static';
    const load = () => {
      owner.claim(around, { styles: { overflow: 'hidden', ...(isLoose && { position: 'relative' }) } });
      return loadImage(image, { ...options, box: around, place: place(over) });
    };
    return { prepare() {}, read: () => load };
  }
  const box = image.parentElement ?? image;
  const { display } = getComputedStyle(image);
  // A line's box takes no sizes.
  const boxed = display === 'inline' && { display: LINE_BOX };
  const asked = image.matches('[src],[srcset]') ? undefined : (displayToAsk(image) ?? (boxed && LINE_BOX));
  return {
    prepare() {
      if (asked) owner.claim(image, { styles: { ...saved, display: asked } });
    },
    read() {
      const isLogo = isUnsizedLogo(image);
      const room = roomOf(image, display === 'inline' || display === LINE_BOX);
      const mode = options.mode ?? readFit(image);
      const inLine: ImagePlace = {
        ...inFlow,
        // Once it has come its box is the theme's again, which may hide it in another window.
        styles: (config, hasCome) => ({
          ...inFlow.styles(config, hasCome),
          ...room,
          ...(!hasCome && boxed),
        }),
      };
      return () => {
        if (asked) owner.claim(image, { styles: saved });
        if (isLogo) owner.claim(box, { classes: { 'inlay-line-high': true } });
        return loadImage(image, { ...options, box, place: place(inLine), mode });
      };
    },
  };
}

/**
 * Loads a picture wherever the markup has put it: over the box around it where that has a size of its own, else in the
 * flow, as wide as the theme makes it. Returns the cancel.
 */
export function loadInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  const steps = measureInPlace(image, options);
  steps.prepare();
  return steps.read()();
}

/** The same, in step with all others of this moment: a page may have thousands of such pictures. */
export function loadTogether(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  let isGone = false;
  let cancel = () => {
    isGone = true;
  };
  readThenWrite(() => {
    if (isGone) return undefined;
    const steps = measureInPlace(image, options);
    return () => {
      if (isGone) return;
      steps.prepare();
      readThenWrite(() => {
        if (isGone) return undefined;
        const load = steps.read();
        return () => {
          if (!isGone) cancel = load();
        };
      });
    };
  });
  return () => cancel();
}
