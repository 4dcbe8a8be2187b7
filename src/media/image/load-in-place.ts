import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import { readThenWrite } from '../../dom/read-then-write';
import { readDimensions } from './dimensions';
import type { ImageConfig } from './image-config';
import { type ImagePlacement, overlayPlacement } from './image-placement';
import { inFlowPlacement } from './in-flow-placement';
import { displayToAsk, isAuto } from './is-auto';
import { loadImage } from './load-image';
import type { LoadTrigger } from './load-trigger';
import { savedImagePlace } from './saved-place';

export interface LoadInPlaceOptions extends Partial<ImageConfig> {
  /** Writes to the image and, where the image is laid over it, to its box. */
  readonly owner: LedgerOwner;
  readonly onFault: (message: string) => void;
  /** Default: within 200 px of the viewport. */
  readonly when?: LoadTrigger;
  readonly onSettled?: (isLoaded: boolean) => void;
  /** Whether the caller is about to give the box around the image its own size. */
  readonly isBoxSized?: boolean;
}

const BOXES =
  '.sqs-image-shape-container-element,.has-aspect-ratio,.content-fill,.content-fit,.image-block-wrapper,.ProductItem-gallery-slides-item,.product-gallery-slides-item';

/** Whether the box has a size independent of the image, which may now be as high as its alternative text. */
function isSized(box: Element, image: Element): boolean {
  const room = box.getBoundingClientRect().height - image.getBoundingClientRect().height;
  // An inline box is as high as a line, whatever its content, and has no client height.
  return room > 1 || (room < -1 && box.clientHeight > 0);
}

/** Inline, but with width and height. */
const LINE_BOX = 'inline-block';

/** An image of unknown size in these is a logo, which a theme would have sized. */
const LOGOS = 'header,.site-title,[data-content-field=site-title]';

/**
 * Whether neither the server nor the theme says how large a logo is: then it is as high as its line, so that the page below
 * does not move when it loads.
 */
function isUnsizedLogo(image: Element): boolean {
  if (!image.closest(LOGOS) || image.matches('[data-image-dimensions],[width],[height]')) return false;
  const { maxHeight, maxWidth } = getComputedStyle(image);
  return maxHeight === 'none' && maxWidth === 'none' && isAuto(image, 'width') && isAuto(image, 'height');
}

/**
 * Styles that reserve the room of an image in the flow whose size the server gives and the theme leaves open: until it has
 * loaded it is a line of text, and the page below would move. They also keep it from being wider than its container.
 */
function roomOf(image: HTMLImageElement, isInLine: boolean): NonNullable<Claims['styles']> {
  const { maxWidth, maxHeight } = getComputedStyle(image);
  if (!isAuto(image, 'width')) return {};
  const limit = maxWidth === 'none' && { 'max-width': '100%' };
  const size = readDimensions(image.dataset.imageDimensions);
  if (!size || !isInLine || !isAuto(image, 'height')) return { ...limit };
  // A percentage of an unknown height: the size of the alternative text is the best guess.
  if (maxHeight.endsWith('%')) return { ...limit, contain: 'none' };
  const height = Math.min(size.height, Number.parseFloat(maxHeight) || size.height);
  return { width: `${(height * size.width) / size.height}px`, ...limit };
}

/** The crop from the theme's `object-fit`; none for stretched images. */
function readFit(image: Element): ImageConfig['mode'] {
  const { objectFit } = getComputedStyle(image);
  return objectFit === 'cover' || objectFit === 'contain' ? objectFit : 'none';
}

type Load = () => () => void;

/** Alternates reads and writes for one image, so that many images can share each phase. */
interface Steps {
  /** Writes what the next read needs. */
  prepare(): void;
  /** Reads CSS; the returned function writes, and loads the image. */
  read(): Load;
}

/** The first read: sizes. */
function measureInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): Steps {
  const { owner, isBoxSized } = options;
  const saved = savedImagePlace(image);
  // Sizes that a script set for another window do not apply to this one.
  if (Object.keys(saved).length) owner.claim(image, { styles: saved });
  const place = (own: ImagePlacement): ImagePlacement => ({
    ...own,
    styles: (config, isLoaded) => ({ ...saved, ...own.styles(config, isLoaded) }),
  });
  const around = image.parentElement?.closest<HTMLElement>(BOXES);
  if (around && (isBoxSized || isSized(around, image))) {
    const isLoose = getComputedStyle(around).position === 'static';
    const load = () => {
      owner.claim(around, { styles: { overflow: 'hidden', ...(isLoose && { position: 'relative' }) } });
      return loadImage(image, { ...options, box: around, placement: place(overlayPlacement) });
    };
    return { prepare() {}, read: () => load };
  }
  const box = image.parentElement ?? image;
  const { display } = getComputedStyle(image);
  // An inline box ignores width and height.
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
      const inLine: ImagePlacement = {
        ...inFlowPlacement,
        // Once loaded, `display` is the theme's again, which may hide the image at another window size.
        styles: (config, isLoaded) => ({
          ...inFlowPlacement.styles(config, isLoaded),
          ...room,
          ...(!isLoaded && boxed),
        }),
      };
      return () => {
        if (asked) owner.claim(image, { styles: saved });
        if (isLogo) owner.claim(box, { classes: { 'inlay-line-high': true } });
        return loadImage(image, { ...options, box, placement: place(inLine), mode });
      };
    },
  };
}

/**
 * Loads an image where the markup has put it: over the box around it if that has a size of its own, else in the flow, as
 * wide as the theme makes it. Returns the cancel.
 */
export function loadInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  const steps = measureInPlace(image, options);
  steps.prepare();
  return steps.read()();
}

/** Like `loadInPlace`, with reads and writes batched: a page may have thousands of such images. */
export function loadInPlaceBatched(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  let isCancelled = false;
  let cancel = () => {
    isCancelled = true;
  };
  readThenWrite(() => {
    if (isCancelled) return undefined;
    const steps = measureInPlace(image, options);
    return () => {
      if (isCancelled) return;
      steps.prepare();
      readThenWrite(() => {
        if (isCancelled) return undefined;
        const load = steps.read();
        return () => {
          if (!isCancelled) cancel = load();
        };
      });
    };
  });
  return () => cancel();
}
