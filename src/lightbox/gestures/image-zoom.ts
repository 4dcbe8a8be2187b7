import { prefersReducedMotion } from '../../dom/reduced-motion';
import type { Point } from '../../media/image/dimensions';
import type { GestureHost } from './gesture-host';
import {
  AT_REST,
  clampView,
  type Field,
  stretchScale,
  stretchView,
  type View,
  type ZoomLimits,
  zoomAt,
  zoomLimits,
} from './zoom-geometry';

const GLIDE_MS = 300;
/** A released image moves as far as its velocity would carry it in this time. */
const INERTIA_MS = 180;

export interface ImageZoom {
  isZoomed(): boolean;
  /** Takes hold of the image at its current position, also during an animation. False without an image. */
  grab(): boolean;
  /** Follows one or two fingers since `grab`: their centre moved `from` → `to`, their distance changed by `factor`. */
  follow(from: Point, to: Point, factor: number): void;
  /** Lets go: moves back within the limits, or on with its velocity. */
  release(velocity: Point): void;
  /** Switches between fitted and enlarged, about a point of the window; its centre by default. */
  toggle(point?: Point): void;
  by(factor: number, point?: Point): void;
  pan(x: number, y: number): void;
  reset(): void;
}

/** Zooms and moves the shown image. Writes to the element directly, since it changes with every frame. */
export function createImageZoom({ dialog, store, zoom, findImage: findPicture }: GestureHost): ImageZoom {
  let image: HTMLImageElement | null = null;
  let view = AT_REST;
  let grabbed = AT_REST;
  let field: Field | undefined;
  let limits: ZoomLimits = zoomLimits(1);

  const measure = (): Field | undefined => {
    const picture = findPicture();
    const stage = picture?.parentElement?.getBoundingClientRect();
    if (!picture?.offsetWidth || !stage) return undefined;
    image = picture;
    const { items, index } = store.get();
    const natural = items[index]?.content.width || picture.naturalWidth;
    limits = zoomLimits(natural / picture.offsetWidth);
    return {
      centre: { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 },
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
      window: { width: dialog.clientWidth, height: dialog.clientHeight },
    };
  };
  const show = (wanted: View, ms = 0) => {
    view = wanted;
    if (!image) return;
    const { x, y, scale } = wanted;
    const isAtRest = scale === 1 && !x && !y;
    image.style.transition =
      ms && !prefersReducedMotion() ? `transform ${ms}ms cubic-bezier(0.2, 0, 0.1, 1)` : '';
    image.style.transform = isAtRest ? '' : `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
  };
  const rest = (wanted: View, ms = GLIDE_MS) => {
    show(wanted.scale > 1 ? wanted : AT_REST, ms);
    dialog.classList.toggle('inlay-lightbox--zoomed', view.scale > 1);
    if (zoom.get().scale !== view.scale) zoom.set({ isReady: true, scale: view.scale });
  };
  const grab = () => {
    field = measure();
    if (!image || !field) return false;
    const { a, e, f } = new DOMMatrix(getComputedStyle(image).transform);
    for (const animation of image.getAnimations()) animation.cancel();
    grabbed = { x: e, y: f, scale: a };
    show(grabbed);
    return true;
  };
  const middle = ({ window }: Field): Point => ({ x: window.width / 2, y: window.height / 2 });
  const to = (scale: number, point?: Point) => {
    const now = measure();
    if (!now) return;
    const wanted = Math.min(Math.max(scale, 1), limits.max);
    rest(clampView(zoomAt(view, point ?? middle(now), wanted, now), now));
  };

  return {
    isZoomed: () => view.scale > 1,
    grab,
    follow(from, now, factor) {
      if (!field) return;
      const scale = stretchScale(grabbed.scale * factor, limits.max);
      const enlarged = zoomAt(grabbed, from, scale, field);
      const moved = { x: enlarged.x + now.x - from.x, y: enlarged.y + now.y - from.y, scale };
      show(factor === 1 ? stretchView(moved, field) : moved);
    },
    release({ x, y }) {
      if (!field) return;
      const scale = Math.min(Math.max(view.scale, 1), limits.max);
      const wanted = scale === view.scale ? view : zoomAt(view, middle(field), scale, field);
      const flung = { x: wanted.x + x * INERTIA_MS, y: wanted.y + y * INERTIA_MS, scale };
      rest(clampView(flung, field), GLIDE_MS + (x || y ? INERTIA_MS : 0));
    },
    toggle(point) {
      measure();
      to(view.scale > 1 ? 1 : limits.toggle, point);
    },
    by: (factor, point) => to(view.scale * factor, point),
    pan(x, y) {
      const now = measure();
      if (now) rest(clampView({ ...view, x: view.x + x, y: view.y + y }, now), GLIDE_MS / 2);
    },
    reset() {
      if (view === AT_REST) return;
      // The image that is being left moves back while it fades.
      show(AT_REST, GLIDE_MS);
      image = null;
      rest(AT_REST);
    },
  };
}
