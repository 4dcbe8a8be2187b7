import { whenPrinted } from '../../dom/printing';
import { viewportDistance } from '../../dom/visibility';
import { watchSize } from '../../dom/watch-size';
import { Breakpoint } from '../../vocabulary/breakpoints';
import { hasSource } from './has-source';
import { type ImageConfig, readImageConfig } from './image-config';
import { type ImagePlacement, type MeasuredImage, measureImage, overlayPlacement } from './image-placement';
import { createImageState, type ImageState, type ImageStateOptions } from './image-state';
import { type LoadTrigger, nearViewport } from './load-trigger';

/** An image that is due. Measuring and writing are separate, so that a batch of images costs one layout. */
interface LoadJob {
  distance(): number;
  /** Reads sizes; returns a function that writes, and calls `done` when the next image may start. */
  measure(): (done: () => void) => void;
}

/** After this time an image no longer holds up the others. */
const SLOW_MS = 5000;
const CONCURRENCY = 16;
const MOBILE = `(max-width: ${Breakpoint.phone}px)`;

/** Loads the nearest images first, and a limited number at a time: one on a phone, sixteen elsewhere. */
export function createLoadQueue(
  limit: () => number = () => (matchMedia(MOBILE).matches ? 1 : CONCURRENCY),
  slowMs = SLOW_MS,
) {
  const waiting = new Set<LoadJob>();
  const running = new Set<LoadJob>();

  const done = (job: LoadJob) => {
    if (running.delete(job)) schedule();
  };
  const start = (places: number) => {
    if (places < 1) return;
    // The sort is stable: equal distances keep the page's order.
    const batch = [...waiting]
      .map((job) => [job.distance(), job] as const)
      .sort(([one], [other]) => one - other)
      .slice(0, places);
    const writes = batch.map(([, job]) => [job, job.measure()] as const);
    for (const [job, write] of writes) {
      waiting.delete(job);
      running.add(job);
      setTimeout(done, slowMs, job);
      write(() => done(job));
    }
  };
  // In a microtask: images that become due together are measured together.
  const schedule = () => queueMicrotask(() => start(limit() - running.size));
  return {
    /** Returns the cancel, which lets the next image start. */
    add(job: LoadJob) {
      waiting.add(job);
      schedule();
      return () => {
        waiting.delete(job);
        done(job);
      };
    },
    /** Starts everything at once, for printing. */
    flush: () => start(waiting.size),
  };
}

/** Given options take precedence over the image's attributes. */
export interface LoadImageOptions extends Partial<ImageConfig>, ImageStateOptions {
  /** The box that the image fills or fits. */
  readonly box: HTMLElement;
  /** Default: over its box. */
  readonly placement?: ImagePlacement;
  /** Whether to place images that already have a source; the page's own CSS applies to them otherwise. Default: false. */
  readonly placesServed?: boolean;
  /** Default: within 200 px of the viewport. By slide: the triggers of `createIndexTriggers`. */
  readonly when?: LoadTrigger | undefined;
}

/** A box must have kept its size for so long before a wider image is requested. */
const RESIZE_MS = 150;
/** An image that a script has given its source, and so its place. */
const LEFT_TO_SCRIPTS = '[data-image-resolution]:not([srcset],[data-loader])';
const queue = createLoadQueue();

/** The first image that is in view when it loads is fetched with high priority; only one per page. */
let hasPrioritized = false;

/**
 * Loads an image that the server left to the script, when due, in the width that its box needs; a wider one replaces it when the box grows.
 * An image that has a source keeps it and only gets the states that theme CSS waits for: `loading`, then `loaded`, also after an error.
 * Call the returned cancel before releasing `owner`, which holds everything that is written.
 * @example loadImage(image, { owner: scope.owner(), box: cell, mode: 'cover', onFault: (message) => scope.warn('handler', message) });
 */
export function loadImage(image: HTMLImageElement, options: LoadImageOptions): () => void {
  const config = { ...readImageConfig(image, options.onFault), ...options };
  const isServed = hasSource(image);
  if (!isServed && !config.source) {
    options.onFault('Invalid or missing image source.');
    return () => {};
  }
  const state = createImageState(image, options);
  if (!isServed) return requestSource(image, config, state);

  const isPlaced = options.placesServed || image.matches(LEFT_TO_SCRIPTS);
  const { placement = overlayPlacement } = options;
  state.update(isPlaced ? { stylesOf: (isLoaded) => placement.styles(config, isLoaded) } : {});
  state.follow();
  return state.end;
}

/** Gives the image its source when it is due, and wider ones when its box grows. Returns the cancel. */
function requestSource(image: HTMLImageElement, config: LoadImageOptions & ImageConfig, state: ImageState) {
  const { box, onFault, placement = overlayPlacement, when = nearViewport(box) } = config;
  let imageWidth = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveQueue: (() => void) | undefined;
  let unwatch: (() => void) | undefined;

  const measure = () => measureImage(image, placement, config);
  const place = (placed: ImageConfig) =>
    state.update({ stylesOf: (isLoaded) => placement.styles(placed, isLoaded) });
  const show = (next: MeasuredImage, attributes?: LoadImageOptions['attributes']) => {
    imageWidth = next.imageWidth;
    state.update({
      attributes: { ...attributes, ...next.attributes },
      stylesOf: (isLoaded) => placement.styles(next.config, isLoaded),
    });
  };
  const start = () => {
    const next = measure();
    const isPriority = next && !hasPrioritized && !viewportDistance(image);
    hasPrioritized ||= Boolean(isPriority);
    return (done: () => void) => {
      if (next) {
        show(next, isPriority ? { fetchpriority: 'high' } : {});
        state.follow(done);
      } else {
        // The box is collapsed: the image is queued again when the box gets a size.
        leaveQueue = undefined;
        done();
      }
    };
  };
  const enqueue = () => {
    leaveQueue ??= queue.add({ distance: when.distance, measure: start });
    unwatch ??= watchSize(box, resized);
  };
  const resized = () => {
    enqueue();
    // Also while it loads: what is asked for may be too narrow by the time it has come.
    const next = imageWidth > 0 && measure();
    if (!next) return;
    if (state.isLoaded() && !config.fixedRatio) place(next.config);
    clearTimeout(timer);
    if (next.imageWidth > imageWidth) timer = setTimeout(replace, RESIZE_MS, next);
  };
  const replace = (next: MeasuredImage) => {
    const { src } = next.attributes;
    // With the same `crossOrigin` as the page's own request, or the browser would fetch the file twice.
    Object.assign(new Image(), { crossOrigin: image.crossOrigin, src })
      .decode()
      .then(
        () => show(next),
        () => onFault(`The image ${src} cannot be loaded.`),
      );
  };

  place(config);
  const stopWaiting = when.when(enqueue);
  const leavePrint = whenPrinted(() => {
    enqueue();
    queue.flush();
  });
  return () => {
    state.end();
    clearTimeout(timer);
    stopWaiting();
    leavePrint();
    leaveQueue?.();
    unwatch?.();
  };
}
