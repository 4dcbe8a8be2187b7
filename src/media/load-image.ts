import type { Claims, LedgerOwner } from '../core/ledger.types';
import { whenPrinted } from '../dom/printing';
import { distanceOf } from '../dom/viewport-distance';
import { watchSize } from '../dom/watch-size';
import { followImage } from './follow-image';
import { type ImageConfig, readImageConfig } from './image-config';
import { type LoadMoment, visibleMoment } from './load-moment';
import { createLoadQueue, type LoadJob } from './load-queue';
import { type ImagePlace, type ImagePlacement, over, placeImage } from './place-image';

/** Whatever of the configuration is given counts for more than the image's attributes. */
export interface LoadImageOptions extends Partial<ImageConfig> {
  /** Writes the image's states and styles; it must claim nothing else on the image. */
  readonly owner: LedgerOwner;
  /** The box that the picture fills or fits. */
  readonly box: HTMLElement;
  /** Default: over its box. */
  readonly place?: ImagePlace;
  /** Default: `visible`, within 200 px of the viewport. By slide: the moments of `createIndexMoments`. */
  readonly when?: 'visible' | LoadMoment;
  /** For an image to which the server has given no alternative text. */
  readonly alt?: string;
  readonly onFault: (message: string) => void;
  /** The picture is there, or cannot be had. */
  readonly onSettled?: (isLoaded: boolean) => void;
}

/** How long a box must have kept its size before a finer rung is asked for. */
const RESIZE_MS = 150;

const queue = createLoadQueue();
const LOADED = { loaded: true, loading: false };

/** The page's first picture that a visitor sees at once is fetched before others. */
let hasHurried = false;

/** One picture's way: due, queued, loading, loaded; then it follows its box. */
function createLoading(image: HTMLImageElement, config: ImageConfig, options: LoadImageOptions): () => void {
  const { owner, box, alt, onFault, onSettled, place = over, when = 'visible' } = options;
  const moment = when === 'visible' ? visibleMoment(box) : when;
  const extra: Record<string, string> = alt === undefined || image.hasAttribute('alt') ? {} : { alt };
  /** What has been asked for. */
  let shown: ImagePlacement | undefined;
  let isLoaded = false;
  let isGone = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue: (() => void) | undefined;
  let unwatch: (() => void) | undefined;

  const show = (next: ImagePlacement, classes: Claims['classes'] = LOADED) => {
    if (isGone) return;
    shown = next;
    const { attributes, styles } = next;
    owner.claim(image, { classes, styles, attributes: { ...attributes, ...extra } });
  };
  const job: LoadJob = {
    distance: moment.distance,
    measure() {
      const next = placeImage(image, box, config, place);
      if (next && !hasHurried && !distanceOf(box)) {
        hasHurried = true;
        if (!image.hasAttribute('fetchpriority')) extra.fetchpriority = 'high';
      }
      return (done) => {
        if (next) {
          followImage(image, {
            owner,
            onFault,
            claim: (classes) => show(next, classes),
            onSettled(isThere) {
              if (isGone) return;
              isLoaded = isThere;
              done();
              onSettled?.(isThere);
            },
          });
          return;
        }
        // Folded away: due again when its box has opened.
        leaveQueue = undefined;
        done();
      };
    },
  };
  const due = () => {
    leaveQueue ??= queue.add(job);
    unwatch ??= watchSize(box, resized);
  };
  const resized = () => {
    if (!leaveQueue && box.getBoundingClientRect().width) due();
    const next = isLoaded && placeImage(image, box, config, place);
    if (!next || !shown) return;
    if (!config.fixedRatio) show({ ...shown, styles: next.styles });
    clearTimeout(timer);
    if (next.rung <= shown.rung) return;
    timer = setTimeout(() => {
      const { crossOrigin } = image;
      const { src } = next.attributes;
      // The same request as the page's own will be, or the browser would make it twice.
      Object.assign(new Image(), { crossOrigin, src })
        .decode()
        .then(
          () => show(next),
          () => onFault(`The image ${src} cannot be loaded.`),
        );
    }, RESIZE_MS);
  };
  owner.claim(image, { styles: place.styles(config), attributes: extra });
  const leaveMoment = moment.when(due);
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

/**
 * Gives a picture that the server left to the script its source: of the size that its box needs on this screen, when it
 * is due. It grows with its box and never shrinks. A picture that has sources (responsive ones of the server, or those of
 * an earlier boot) keeps them and gets only its state. What is written belongs to `owner`; call the returned cancel
 * before the owner releases.
 *
 * @example
 * const cancel = loadImage(image, {
 *   owner: scope.owner, box: cell, mode: 'cover', onFault: (message) => scope.warn('handler', message),
 * });
 */
export function loadImage(image: HTMLImageElement, options: LoadImageOptions): () => void {
  const { owner, onFault } = options;
  if (image.matches('[src],[srcset]')) {
    followImage(image, { ...options, claim: (classes) => owner.claim(image, { classes }) });
    return () => {};
  }
  const config = { ...readImageConfig(image, onFault), ...options };
  if (config.source) return createLoading(image, config, options);
  onFault('Invalid or missing image source.');
  return () => {};
}
