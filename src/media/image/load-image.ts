import type { Claims, LedgerOwner } from '../../core/ledger/ledger.types';
import { whenPrinted } from '../../dom/printing';
import { distanceOf } from '../../dom/viewport-distance';
import { watchSize } from '../../dom/watch-size';
import { type ImageConfig, readImageConfig } from './image-config';
import { type LoadMoment, visibleMoment } from './load-moment';
import { createLoadQueue } from './load-queue';
import { type ImagePlace, type ImagePlacement, over, placeImage } from './place-image';
import { isPlacedByScript, isPlacedForNow, savedPicturePlace } from './saved-place';

/** Whatever of the configuration is given counts for more than the image's attributes. */
export interface LoadImageOptions extends Partial<ImageConfig> {
  /** Writes the image's states and styles; it must claim nothing else on the image. */
  readonly owner: LedgerOwner;
  /** The box that the picture fills or fits. */
  readonly box: HTMLElement;
  /** Default: over its box. */
  readonly place?: ImagePlace;
  /** Whether a picture that has its source already is placed, too; else the page's own rules hold for it. Default: false. */
  readonly placesServed?: boolean;
  /** Default: within 200 px of the viewport. By slide: the moments of `createIndexMoments`. */
  readonly when?: LoadMoment | undefined;
  /** What else the image gets, such as the `alt` that the server has forgotten. */
  readonly attributes?: NonNullable<Claims['attributes']>;
  readonly onFault: (message: string) => void;
  /** The picture is there, or cannot be had. */
  readonly onSettled?: (isLoaded: boolean) => void;
}

/** How long a box must have kept its size before a finer rung is asked for. */
const RESIZE_MS = 150;

const queue = createLoadQueue();

/** The page's first picture that a visitor sees at once is fetched before others. */
let hasHurried = false;

/**
 * Gives a picture that the server left to the script its source: of the size that its box needs on this screen, when it
 * is due. It grows with its box and never shrinks. A picture that has sources (responsive ones of the server, or those of
 * an earlier boot, whose place is made anew) keeps them and gets only its state: `loading` until it is there, then `loaded`, also where it cannot
 * be had, for theme CSS waits for that. What is written belongs to `owner`; call the returned cancel before the owner
 * releases.
 *
 * @example
 * const cancel = loadImage(image, {
 *   owner: scope.owner, box: cell, mode: 'cover', onFault: (message) => scope.warn('handler', message),
 * });
 */
export function loadImage(image: HTMLImageElement, options: LoadImageOptions): () => void {
  const { owner, box, onFault, onSettled, place = over, when = visibleMoment(box) } = options;
  let { attributes } = options;
  let claims: Claims = {};
  /** What has been asked for. */
  let rung = 0;
  let isLoaded = false;
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue: (() => void) | undefined;
  let unwatch: (() => void) | undefined;

  /** What its styles follow from; undefined where the server has placed it. */
  let placed: ImageConfig | undefined;
  let saved: NonNullable<Claims['styles']> = {};

  const claim = (more: Claims) => {
    claims = { ...claims, ...more };
    if (!isGone) owner.claim(image, { ...claims, attributes: { ...attributes, ...claims.attributes } });
  };
  const stylesOf = (isThere: boolean): Claims =>
    placed ? { styles: { ...saved, ...place.styles(placed, isThere) } } : {};
  const failed = (src: string) => onFault(`The image ${src} cannot be loaded.`);

  const settle = (isThere: boolean, done?: () => void) => {
    if (isGone) return;
    isLoaded = isThere;
    claim({ classes: { loaded: true, loading: false }, ...stylesOf(isThere) });
    // What stays is the text that stands for the picture; nothing may hide it.
    if (!isThere) failed(image.currentSrc);
    done?.();
    onSettled?.(isThere);
  };

  const follow = (done?: () => void) => {
    // Inline handlers of the server write the same state, or call functions that are not there.
    owner.silence(image, 'onload');
    const { complete, currentSrc, naturalWidth, loading } = image;
    // A picture that came before us is not hidden again for a moment; a lazy one that has nothing yet is still to come.
    if (complete && currentSrc && (naturalWidth || loading !== 'lazy')) {
      settle(naturalWidth > 0, done);
      return;
    }
    claim({ classes: { loading: true } });
    const shown = () => settle(true, done);
    // Decoded first, so that the theme's fade shows the whole picture from its first frame on.
    owner.listen(image, 'load', () => void image.decode().then(shown, shown), { once: true });
    owner.listen(image, 'error', () => settle(false, done), { once: true });
  };

  const config = { ...readImageConfig(image, onFault), ...options };
  if (image.matches('[src],[srcset]')) {
    const isSaved = isPlacedByScript(image) && !isPlacedForNow(image, box);
    if (isSaved) saved = savedPicturePlace(image);
    if (options.placesServed || (isSaved && !image.matches('[srcset],[data-loader]'))) placed = config;
    claim(stylesOf(image.naturalWidth > 0));
    follow();
    return () => {
      isGone = true;
    };
  }

  placed = config;
  if (!config.source) {
    onFault('Invalid or missing image source.');
    return () => {};
  }

  const measure = () => placeImage(image, box, config, place);
  const show = (next: ImagePlacement) => {
    ({ rung, config: placed } = next);
    claim({ attributes: next.attributes, ...stylesOf(isLoaded) });
  };
  const start = () => {
    const next = measure();
    if (next && !hasHurried && !distanceOf(box)) {
      hasHurried = true;
      attributes = { ...attributes, fetchpriority: 'high' };
    }
    return (done: () => void) => {
      if (next) {
        show(next);
        follow(done);
      } else {
        // Folded away: due again when its box has opened.
        leaveQueue = undefined;
        done();
      }
    };
  };
  const due = () => {
    leaveQueue ??= queue.add({ distance: when.distance, measure: start });
    unwatch ??= watchSize(box, resized);
  };
  const resized = () => {
    due();
    const next = isLoaded && measure();
    if (!next) return;
    if (!config.fixedRatio) {
      placed = next.config;
      claim(stylesOf(true));
    }
    clearTimeout(timer);
    if (next.rung <= rung) return;
    timer = setTimeout(() => {
      const { crossOrigin } = image;
      const { src } = next.attributes;
      // The same request as the page's own will be, or the browser would make it twice.
      Object.assign(new Image(), { crossOrigin, src })
        .decode()
        .then(
          () => show(next),
          () => failed(src),
        );
    }, RESIZE_MS);
  };
  claim(stylesOf(false));
  const leaveMoment = when.when(due);
  const leavePrint = whenPrinted(() => {
    due();
    queue.flush();
  });
  return () => {
    isGone = true;
    clearTimeout(timer);
    leaveMoment();
    leavePrint();
    leaveQueue?.();
    unwatch?.();
  };
}
