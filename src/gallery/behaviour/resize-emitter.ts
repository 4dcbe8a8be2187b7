import { watchSize } from '../../dom/watch-size';

/** Milliseconds without a further change until a resize is over. */
export const RESIZE_THRESHOLD_MS = 300;

export interface ResizeEmitterOptions {
  readonly element: Element;
  /** The side whose length matters; a change of the other alone is none. */
  readonly axis: 'x' | 'y';
  /** Whether it is hidden at present; looked at before the next frame unless told. */
  readonly isHidden?: boolean | undefined;
  /** Milliseconds; default 300. */
  readonly threshold?: number | undefined;
  readonly onResize: () => void;
}

export interface ResizeEmitter {
  /** Whether the element is changing its size at this moment. */
  readonly resizing: boolean;
  destroy(): void;
}

/**
 * Says when an element has another width (or height) than before, once it has come to rest. An element that was not
 * displayed and now is, in a tab or accordion, is reported at once, before it is painted.
 */
export function createResizeEmitter({
  element,
  axis,
  threshold = RESIZE_THRESHOLD_MS,
  isHidden,
  onResize,
}: ResizeEmitterOptions): ResizeEmitter {
  // Hidden now and shown before the first report: that report is the change.
  let size: number | undefined = isHidden ? 0 : undefined;
  let frame = 0;
  // Many galleries come in one task: to look at each between their writes would have the browser style the page for each.
  if (isHidden === undefined) {
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
    // The first report is of the size at which the gallery has just been laid out.
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
