import type { Point } from '../../dom/geometry';
import { createPinch } from '../../dom/pointer/pinch';
import { AT_REST, type Field, zoomLimits } from '../../dom/pointer/zoom-geometry';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { GestureHost } from './gesture-host';

/** Zooms and moves the shown image. Writes to the element directly, since it changes with every frame. */
export function createImageZoom({ dialog, store, zoom, findImage }: GestureHost) {
  let image: HTMLImageElement | null = null;
  let limits = zoomLimits(1);

  const measure = (): Field | undefined => {
    const shown = findImage();
    const stage = shown?.parentElement?.getBoundingClientRect();
    if (!shown?.offsetWidth || !stage) return undefined;
    image = shown;
    const { items, index } = store.get();
    const natural = items[index]?.content.width || shown.naturalWidth;
    limits = zoomLimits(natural / shown.offsetWidth);
    return {
      centre: { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 },
      picture: { width: shown.offsetWidth, height: shown.offsetHeight },
      window: { width: dialog.clientWidth, height: dialog.clientHeight },
    };
  };
  const pinch = createPinch({
    max: () => limits.max,
    measure,
    show({ x, y, scale }, ms, isSettled) {
      if (image) {
        const isAtRest = scale === 1 && !x && !y;
        image.style.transition =
          ms && !prefersReducedMotion() ? `transform ${ms}ms cubic-bezier(0.2, 0, 0.1, 1)` : '';
        image.style.transform = isAtRest ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
      }
      if (!isSettled) return;
      dialog.classList.toggle('inlay-lightbox--zoomed', scale > 1);
      zoom.set(scale);
    },
  });

  return {
    ...pinch,
    isZoomed: () => pinch.view().scale > 1,
    /** Takes hold of the image at its current position, also during an animation. False without an image. */
    grab: () =>
      pinch.grab(() => {
        if (!image) return pinch.view();
        const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
        for (const animation of image.getAnimations()) animation.cancel();
        return { x: e, y: f, scale: a };
      }),
    /** Switches between fitted and enlarged, about a point of the window; its centre by default. */
    toggle(point?: Point) {
      // Tells the limits of this image.
      measure();
      pinch.zoomTo(pinch.view().scale > 1 ? 1 : limits.toggle, point);
    },
    by: (factor: number, point?: Point) => pinch.zoomTo(pinch.view().scale * factor, point),
    reset() {
      if (pinch.view() === AT_REST) return;
      // The image that is being left moves back while it fades.
      pinch.reset();
      image = null;
    },
  };
}

export type ImageZoom = ReturnType<typeof createImageZoom>;
