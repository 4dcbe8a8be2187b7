/** Milliseconds without a further change until a resize is over. */
export const RESIZE_THRESHOLD_MS = 300;

export interface ResizeEmitterOptions {
  readonly element: Element;
  /** The side whose length matters; a change of the other alone is none. */
  readonly axis: 'x' | 'y';
  /** Milliseconds; default 300. */
  readonly threshold?: number | undefined;
  readonly onResize: () => void;
}

export interface ResizeEmitter {
  /** Whether the element is changing its size at this moment. */
  readonly resizing: boolean;
  destroy(): void;
}

type Report = (entry: ResizeObserverEntry) => void;

const reports = new Map<Element, Set<Report>>();
/** One for all: fifty galleries ask once a frame. */
let observer: ResizeObserver | undefined;

function observeSize(element: Element, report: Report): () => void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) {
      for (const due of reports.get(entry.target) ?? []) due(entry);
    }
  });
  const here = reports.get(element) ?? new Set();
  reports.set(element, here.add(report));
  // Asked for anew, or a second listener on one element would not hear of the present size.
  observer.unobserve(element);
  observer.observe(element);
  return () => {
    here.delete(report);
    if (here.size) return;
    reports.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Says when an element has another width (or height) than before, once it has come to rest. An element that was not
 * displayed and now is, in a tab or accordion, is reported at once, before it is painted.
 */
export function createResizeEmitter({
  element,
  axis,
  threshold = RESIZE_THRESHOLD_MS,
  onResize,
}: ResizeEmitterOptions): ResizeEmitter {
  let size: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const unobserve = observeSize(element, ({ contentRect }) => {
    const now = axis === 'x' ? contentRect.width : contentRect.height;
    const before = size;
    size = now;
    // The first report is the size at which the gallery has just been laid out.
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
      unobserve();
    },
  };
}
