import type { Claims } from '../../core/ledger/ledger.types';
import { readThenWrite } from '../../dom/read-then-write';
import { cssSize, displayToAsk, isAuto } from './css-size';
import { readDimensions } from './dimensions';
import { hasSource } from './has-source';
import type { ImageConfig } from './image-config';
import { type ImagePlacement, inFlowPlacement, isPlaced, overlayPlacement, toPx } from './image-placement';
import { type LoadImageOptions, loadImage } from './load-image';
import { nearViewport } from './load-trigger';

const OUT_OF_FLOW = /absolute|fixed/;
const CLIPPED = /hidden|clip/;

/** Whether nothing else in the box takes room. `display` is `none` for `noscript`, scripts and styles, too. */
function isAlone(inner: Element, box: Element): boolean {
  return [...box.childNodes].every((node) => {
    if (node === inner) return true;
    if (!(node instanceof Element)) return node.nodeType === Node.COMMENT_NODE || !node.textContent?.trim();
    const { display, position } = getComputedStyle(node);
    return display === 'none' || OUT_OF_FLOW.test(position);
  });
}

/** The nearest box that may frame an image: it clips or is out of the flow, with nothing else taking room in it. Only a taller image shows if its height is its own. */
function findFrame(image: Element): HTMLElement | undefined {
  let inner = image;
  let box = image.parentElement;
  while (box && isAlone(inner, box)) {
    const { position, overflowY } = getComputedStyle(box);
    if (OUT_OF_FLOW.test(position) || CLIPPED.test(overflowY)) return box;
    // It would be the containing block of an image that is laid over a box further out.
    if (position !== 'static') return undefined;
    inner = box;
    box = box.parentElement;
  }
  return undefined;
}

/** The owner writes to the image and, if the image is laid over it, to its box. */
interface LoadInPlaceOptions
  extends Omit<LoadImageOptions, 'box' | 'placement' | 'placesServed' | 'attributes'> {
  /** Whether the caller is about to give the box around the image its own size. */
  readonly isBoxSized?: boolean;
  /** Whether an image that already has a source is laid over a box with its own size; it is left alone elsewhere. */
  readonly fitsServed?: boolean;
}

const BOXES =
  '.sqs-image-shape-container-element,.has-aspect-ratio,.content-fill,.content-fit,.image-block-wrapper,.ProductItem-gallery-slides-item,.product-gallery-slides-item';

/** Whether the box has a size independent of the image, which may now be as high as its alternative text. */
function isSized(box: Element, image: Element): boolean {
  const room = box.getBoundingClientRect().height - image.getBoundingClientRect().height;
  const { fontSize, lineHeight } = getComputedStyle(box);
  // An inline image is lower than its line. Few fonts make a line of `normal` height higher than this.
  const isInLine = getComputedStyle(image).display === 'inline';
  const line = isInLine ? toPx(lineHeight) || toPx(fontSize) * 1.5 : 0;
  // An inline box is as high as a line, whatever its content, and has no client height.
  return box.clientHeight > 0 && (room > line + 1 || room < -1);
}

/** Inline, but with width and height. */
const LINE_BOX = 'inline-block';
/** An image of unknown size in these is a logo, which a theme would have sized. */
const LOGOS = 'header,.site-title,[data-content-field=site-title]';

/** Whether nobody sizes a logo: then it is as high as its line, so that the page below does not move when it loads. */
function isUnsizedLogo(image: Element): boolean {
  if (!image.closest(LOGOS) || image.matches('[data-image-dimensions],[width],[height]')) return false;
  const { maxHeight, maxWidth } = getComputedStyle(image);
  return maxHeight === 'none' && maxWidth === 'none' && isAuto(image, 'width') && isAuto(image, 'height');
}

/** Styles that reserve the room of an image in the flow whose size the server gives and the theme leaves open, within its container's width. */
function roomOf(image: HTMLImageElement, isInLine: boolean): NonNullable<Claims['styles']> {
  const { maxWidth, maxHeight } = getComputedStyle(image);
  if (!isAuto(image, 'width')) return {};
  const limit = maxWidth === 'none' && { 'max-width': '100%' };
  const size = readDimensions(image.dataset.imageDimensions);
  if (!size || !isInLine || !isAuto(image, 'height')) return { ...limit };
  // A percentage of an unknown height: the size of the alternative text is the best guess.
  if (maxHeight.endsWith('%')) return { ...limit, contain: 'none' };
  const height = Math.min(size.height, toPx(maxHeight) || size.height);
  return { width: `${(height * size.width) / size.height}px`, ...limit };
}

/** The crop from the theme's `object-fit`; none for stretched images. */
function readFit(image: Element): ImageConfig['mode'] {
  const { objectFit } = getComputedStyle(image);
  return objectFit === 'cover' || objectFit === 'contain' ? objectFit : 'none';
}

/** Whether the theme leaves the shape of an image to the script, or stretches it over its box. Attributes are the server's. */
function isShapeOpen(image: Element): boolean {
  const { maxHeight, objectFit } = getComputedStyle(image);
  const height = cssSize(image, 'height');
  const isStretched = height === '100%' && cssSize(image, 'width') === '100%';
  const isFree = height === 'auto' || height === `${image.getAttribute('height')}px`;
  return objectFit === 'fill' && (isStretched || (isFree && maxHeight === 'none'));
}

/**
 * Our style sheets keep the room of an image until it is placed. Those rules do not apply to images with this class: what is read must be the theme's,
 * or the room that is kept would be taken for a shape that the theme has given.
 */
const PLACING: Claims = { classes: { 'inlay-placing': true } };

/** An image is made so much taller than its box, in px, to see whether the box grows with it. */
const PROBE_PX = 100;

/** Loads one image in phases, so that many can share each: reads and writes alternate, a `yield` ends a phase, the last one writes. Returns the cancel. */
function* placeInSteps(
  image: HTMLImageElement,
  options: LoadInPlaceOptions,
): Generator<undefined, () => void> {
  const { owner, isBoxSized, fitsServed = false } = options;
  const isServed = hasSource(image);
  // Inline styles of the server, or of a script that runs in this page.
  if (isServed && fitsServed && isPlaced(image)) {
    yield;
    return () => {};
  }
  const layOver = (box: HTMLElement, isLoose: boolean) => {
    owner.claim(image, {});
    owner.claim(box, { styles: { overflow: 'hidden', ...(isLoose && { position: 'relative' }) } });
    return loadImage(image, { ...options, box, placement: overlayPlacement, placesServed: fitsServed });
  };
  const { display } = getComputedStyle(image);
  const mode = options.mode ?? readFit(image);
  yield;
  owner.claim(image, PLACING);
  yield;
  const around = image.parentElement?.closest<HTMLElement>(BOXES);
  if (around && (isBoxSized || isSized(around, image))) {
    const isLoose = getComputedStyle(around).position === 'static';
    yield;
    return layOver(around, isLoose);
  }
  const frame = isServed && !fitsServed ? undefined : findFrame(image);
  const frameHeight = frame?.clientHeight ?? 0;
  const isLoose = frame && getComputedStyle(frame).position === 'static';
  const box = image.parentElement ?? image;
  // An inline box ignores width and height.
  const boxed = display === 'inline' && { display: LINE_BOX };
  const asked = isServed && !frameHeight ? undefined : (displayToAsk(image) ?? (boxed && LINE_BOX));
  yield;
  if (asked) owner.claim(image, { ...PLACING, styles: { display: asked } });
  yield;
  const isLogo = isUnsizedLogo(image);
  const room = roomOf(image, display === 'inline' || display === LINE_BOX);
  const mayFill = frameHeight > 0 && isShapeOpen(image);
  yield;
  if (frame && mayFill) {
    const height = `${frameHeight + PROBE_PX}px`;
    owner.claim(image, { ...PLACING, styles: { ...boxed, 'min-height': height } });
    yield;
    const hasOwnHeight = frame.clientHeight === frameHeight;
    yield;
    if (hasOwnHeight) return layOver(frame, Boolean(isLoose));
  }
  owner.claim(image, {});
  if (isServed && fitsServed) return () => {};
  if (isLogo) owner.claim(box, { classes: { 'inlay-line-high': true } });
  const inLine: ImagePlacement = {
    ...inFlowPlacement,
    // Once loaded, `display` is the theme's again, which may hide the image at another window size.
    styles: (config, isLoaded) => ({
      ...inFlowPlacement.styles(config, isLoaded),
      ...room,
      ...(!isLoaded && boxed),
    }),
  };
  return loadImage(image, {
    when: nearViewport(display === 'none' ? box : image),
    ...options,
    box,
    placement: inLine,
    mode,
  });
}

/** Loads an image over the box around it if that has its own size, else in the flow, as wide as the theme makes it. Returns the cancel. */
export function loadInPlace(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  const steps = placeInSteps(image, options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Like `loadInPlace`, with reads and writes batched: a page may have thousands of such images. */
export function loadInPlaceBatched(image: HTMLImageElement, options: LoadInPlaceOptions): () => void {
  const steps = placeInSteps(image, options);
  let isCancelled = false;
  let cancel = () => {
    isCancelled = true;
  };
  const next = () =>
    readThenWrite(() => {
      if (isCancelled) return undefined;
      steps.next();
      return () => {
        if (isCancelled) return;
        const step = steps.next();
        if (step.done) cancel = step.value;
        else next();
      };
    });
  next();
  return () => cancel();
}
