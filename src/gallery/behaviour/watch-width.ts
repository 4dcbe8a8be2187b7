import { watchSize } from '../../dom/watch-size';
import type { DesignModule } from '../model/design.types';
import type { Gallery } from '../model/gallery.types';
import type { GalleryContext } from '../model/gallery-context';

/** A resize has ended when the size has not changed for this long. */
const RESIZE_THRESHOLD_MS = 300;

export interface ResizeOptions {
  readonly element: Element;
  /** Its width in px when it was laid out; 0: not displayed. Default: its width in the next frame, which is right for CSS layouts. */
  readonly laidOutAt?: number | undefined;
  readonly threshold?: number | undefined;
  readonly onResize: () => void;
}

/** Reports a width that has changed and come to rest; at once, before painting, when the element becomes displayed in a tab or accordion. */
export function watchResizes({
  element,
  threshold = RESIZE_THRESHOLD_MS,
  laidOutAt,
  onResize,
}: ResizeOptions): () => void {
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

  const unwatch = watchSize(element, () => {
    const now = element.clientWidth;
    const before = size;
    size = now;
    if (before === undefined || before === now) return;
    clearTimeout(timer);
    if (now === 0) return;
    if (before === 0) onResize();
    else timer = setTimeout(onResize, threshold);
  });

  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    unwatch();
  };
}

/** Refreshes a gallery when its container has another width than it was laid out at. */
export function watchWidth(
  { gallery, container, scope }: Pick<GalleryContext, 'container' | 'scope'> & { readonly gallery: Gallery },
  design: Pick<DesignModule, 'resizeThreshold'>,
  laidOutAt?: number,
): void {
  scope.defer(
    watchResizes({
      element: container,
      threshold: design.resizeThreshold,
      laidOutAt,
      onResize: scope.guard(gallery.refresh),
    }),
  );
}
