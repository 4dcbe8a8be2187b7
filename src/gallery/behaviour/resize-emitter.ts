import { watchSize } from '../../dom/watch-size';
import type { DesignModule, Gallery } from '../model/gallery.types';
import type { GalleryContext } from '../model/gallery-context';

/** A resize has ended when the size has not changed for this long. */
const RESIZE_THRESHOLD_MS = 300;

export interface ResizeEmitterOptions {
  readonly element: Element;
  /** Changes on the other axis are ignored. */
  readonly axis: 'x' | 'y';
  /** Its size in px when it was laid out; 0: not displayed. Default: its size in the next frame, which is right for CSS layouts. */
  readonly laidOutAt?: number | undefined;
  readonly threshold?: number | undefined;
  readonly onResize: () => void;
}

/** Reports a width (or height) that has changed and come to rest; at once, before painting, when the element becomes displayed in a tab or accordion. */
export function createResizeEmitter({
  element,
  axis,
  threshold = RESIZE_THRESHOLD_MS,
  laidOutAt,
  onResize,
}: ResizeEmitterOptions) {
  // The window, or a scrollbar, may change it before the observer's first report.
  let size = laidOutAt;
  let frame = 0;
  // Many galleries mount in one task: measuring each between their writes would force the browser to style the page again.
  if (laidOutAt === undefined) {
    frame = requestAnimationFrame(() => {
      if (size === undefined && !element.checkVisibility()) size = 0;
    });
  }
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const unwatch = watchSize(element, () => {
    const now = axis === 'x' ? element.clientWidth : element.clientHeight;
    const before = size;
    size = now;
    if (before === undefined || before === now) return;
    end();
    if (now === 0) return;
    if (before === 0 || threshold === 0) {
      onResize();
      return;
    }
    timer = setTimeout(() => {
      end();
      onResize();
    }, threshold);
  });

  return {
    get resizing() {
      return timer !== undefined;
    },
    destroy() {
      end();
      cancelAnimationFrame(frame);
      unwatch();
    },
  };
}

/** Refreshes a gallery when its container has another width than it was laid out at. */
export function watchWidth(
  { gallery, container, scope }: Pick<GalleryContext, 'container' | 'scope'> & { readonly gallery: Gallery },
  design: Pick<DesignModule, 'resizeThreshold'>,
  laidOutAt?: number,
): void {
  const emitter = createResizeEmitter({
    element: container,
    axis: 'x',
    threshold: design.resizeThreshold,
    laidOutAt,
    onResize: scope.guard(gallery.refresh),
  });
  scope.defer(emitter.destroy);
}
