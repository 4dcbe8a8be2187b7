import type { Claims, LedgerOwner } from '../core/ledger.types';
import { whenPrinted } from '../dom/printing';
import { watchSize } from '../dom/watch-size';
import { followImage } from './follow-image';
import { type ImageConfig, readImageConfig } from './image-config';
import { type LoadMoment, now, visibleMoment } from './load-moment';
import { createLoadQueue } from './load-queue';
import { type ImagePlace, type ImagePlacement, placeImage, reservePlace } from './place-image';

/** Whatever of the configuration is given counts for more than the image's attributes. */
export interface LoadImageOptions extends Partial<ImageConfig> {
  /** Writes the image's states and styles; it must claim nothing else on the image. */
  readonly owner: LedgerOwner;
  /** The box that the picture fills or fits. */
  readonly box: HTMLElement;
  /** Default: `over`. */
  readonly place?: ImagePlace;
  /** Default: `visible`, within 200 px of the viewport. By slide: the moments of `createIndexMoments`. */
  readonly when?: 'visible' | 'now' | LoadMoment;
  /** For an image to which the server has given no alternative text. */
  readonly alt?: string;
  readonly onFault: (message: string) => void;
  /** The picture is there, or cannot be had. */
  readonly onSettled?: (isLoaded: boolean) => void;
}

/** How long a box must have kept its size before a finer rung is asked for. */
const RESIZE_MS = 150;

const queue = createLoadQueue();
const MOMENTS = { now: () => now, visible: visibleMoment };

let hasSeenFirst = false;

/** Whether this is the page's first picture that a visitor sees at once: the browser should fetch it before others. */
function isFirstSeen(box: Element): boolean {
  if (hasSeenFirst) return false;
  const { top, bottom } = box.getBoundingClientRect();
  hasSeenFirst = top < innerHeight && bottom > 0;
  return hasSeenFirst;
}

/** Fetches a rung without showing it; resolves when it can be painted at once. */
function fetchRung({ crossOrigin }: HTMLImageElement, { source }: ImagePlacement): Promise<void> {
  const image = new Image();
  // The same request as the page's own will be, or the browser would make it twice.
  image.crossOrigin = crossOrigin;
  image.src = source;
  return image.decode();
}

/** One picture's way: due, queued, loading, loaded; then it follows its box. */
function createLoading(image: HTMLImageElement, config: ImageConfig, options: LoadImageOptions): () => void {
  const { owner, box, onFault, onSettled, place = 'over', when = 'visible' } = options;
  const moment = typeof when === 'string' ? MOMENTS[when](box) : when;
  let state: 'waiting' | 'queued' | 'loading' | 'loaded' | 'failed' | 'gone' = 'waiting';
  let shown: ImagePlacement | undefined;
  const extra: Record<string, string> = image.hasAttribute('alt')
    ? {}
    : { ...(options.alt !== undefined && { alt: options.alt }) };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue = () => {};
  let unwatch: (() => void) | undefined;

  const claimsOf = ({ claims, source, rung }: ImagePlacement): Claims => ({
    ...claims,
    attributes: { ...claims.attributes, ...extra, src: source, 'data-image-resolution': `${rung}w` },
  });
  const show = (placement: ImagePlacement) => {
    shown = placement;
    owner.claim(image, { ...claimsOf(placement), classes: { loaded: true, loading: false } });
  };
  const load = (placement: ImagePlacement, done: () => void) => {
    state = 'loading';
    shown = placement;
    followImage(image, claimsOf(placement), {
      owner: { ...owner, claim: (element, claims) => state === 'loading' && owner.claim(element, claims) },
      onFault,
      onSettled(isLoaded) {
        if (state !== 'loading') return;
        state = isLoaded ? 'loaded' : 'failed';
        done();
        onSettled?.(isLoaded);
      },
    });
  };
  const job = {
    distance: moment.distance,
    measure() {
      const placement = placeImage(image, box, config, place);
      if (placement && isFirstSeen(box) && !image.hasAttribute('fetchpriority')) extra.fetchpriority = 'high';
      return (done: () => void) => {
        if (placement) {
          load(placement, done);
          return;
        }
        // Folded away: due again when its box has opened.
        state = 'waiting';
        done();
      };
    },
  };
  const due = () => {
    if (state !== 'waiting') return;
    state = 'queued';
    leaveQueue = queue.add(job);
    unwatch ??= watchSize(box, resized);
  };
  const resized = () => {
    if (state === 'waiting' && box.getBoundingClientRect().width) due();
    if (state !== 'loaded' || !shown) return;
    const next = placeImage(image, box, config, place);
    if (!next) return;
    const { rung, source } = shown;
    if (!config.fixedRatio) show({ ...next, rung, source });
    clearTimeout(timer);
    if (next.rung <= rung) return;
    timer = setTimeout(() => {
      fetchRung(image, next).then(
        () => state === 'loaded' && show({ ...next, claims: shown?.claims ?? next.claims }),
        () => state === 'loaded' && onFault(`The image ${next.source} cannot be loaded.`),
      );
    }, RESIZE_MS);
  };
  owner.claim(image, { ...reservePlace(config, place), attributes: extra });
  const leaveMoment = moment.when(due);
  const leavePrint = whenPrinted(() => {
    due();
    queue.flush();
  });
  return () => {
    state = 'gone';
    clearTimeout(timer);
    leaveMoment();
    leavePrint();
    leaveQueue();
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
  const { onFault } = options;
  const refuse = (message: string) => {
    onFault(message);
    return () => {};
  };
  if (!(image instanceof HTMLImageElement)) return refuse('Element is not a valid image element.');
  if (!image.parentNode) return refuse('Image element has no parentNode.');
  if (image.hasAttribute('src') || image.hasAttribute('srcset')) {
    followImage(image, {}, options);
    return () => {};
  }
  const config = { ...readImageConfig(image, onFault), ...options };
  return config.source ? createLoading(image, config, options) : refuse('Invalid or missing image source.');
}
