import type { Scope } from '../../core/scope';
import { swallowClick } from '../../dom/pointer/no-click';
import { createPointers } from '../../dom/pointer/pointers';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import {
  AT_REST,
  clampView,
  type Field,
  stretchScale,
  stretchView,
  type View,
  zoomAt,
} from '../../lightbox/gestures/zoom-geometry';
import type { Point } from '../../media/image/dimensions';

const GLIDE_MS = 300;
/** A picture that is hardly enlarged goes back to its size. */
const LEAST = 1.1;
const MAX = 4;
/** A trembling finger moves less than this. */
const SLOP_PX = 8;

export interface Pinch {
  /** Enlarges the picture about a point of the window, or brings it back. */
  toggle(point: Point): void;
}

export interface PinchOptions {
  /** Clips the enlarged picture. */
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
  /** How many times larger a tap makes it. */
  readonly factor: number;
}

/**
 * Lets two fingers enlarge a picture in its place; one finger then moves it, and a tap brings it back. One finger on a picture that
 * is not enlarged stays with the gallery and the page.
 */
export function startPinch(scope: Scope, { slide, image, factor }: PinchOptions): Pinch {
  const owner = scope.owner();
  const pointers = createPointers();
  let view = AT_REST;
  let grabbed = AT_REST;
  let start: Point = { x: 0, y: 0 };
  let startDistance = 0;
  let hasMoved = false;

  /** The slide as it was when the gesture began: a measurement after each move would make the browser lay out the page. */
  let corner: Point = { x: 0, y: 0 };
  let field: Field = { centre: corner, picture: { width: 0, height: 0 }, window: { width: 0, height: 0 } };

  const measure = () => {
    const { left, top, width, height } = slide.getBoundingClientRect();
    corner = { x: left, y: top };
    field = {
      centre: { x: width / 2, y: height / 2 },
      picture: { width, height },
      window: { width, height },
    };
  };
  /** A point of the window in the slide. */
  const inside = ({ x, y }: Point): Point => ({ x: x - corner.x, y: y - corner.y });
  const show = (wanted: View, isGliding = false) => {
    view = wanted;
    const { x, y, scale } = wanted;
    const isAtRest = wanted === AT_REST;
    owner.claim(image, {
      styles: {
        ...(!isAtRest && { transform: `translate3d(${x}px, ${y}px, 0px) scale(${scale})` }),
        ...(isGliding && !prefersReducedMotion() && { transition: `transform ${GLIDE_MS}ms ease-out` }),
      },
    });
    owner.claim(slide, {
      classes: { 'inlay-pinched': !isAtRest },
      // Two fingers never zoom the page from here.
      styles: { 'touch-action': isAtRest ? 'pan-y' : 'none' },
    });
  };
  const rest = () => {
    const scale = Math.min(view.scale, MAX);
    show(scale < LEAST ? AT_REST : clampView(zoomAt(view, field.centre, scale, field), field), true);
  };
  /** Starts from where the fingers are now. */
  const begin = () => {
    measure();
    grabbed = view;
    start = inside(pointers.centre());
    startDistance = pointers.distance();
  };
  const isOurs = () => pointers.size > 1 || view !== AT_REST;

  scope.listen(slide, 'pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    if (event.isPrimary) {
      hasMoved = false;
      // The gallery may have captured the finger of the last swipe, which was lifted there.
      for (const id of [...pointers.ids()]) pointers.lift(id);
    }
    pointers.move(event);
    begin();
    if (!isOurs()) return;
    // The gallery behind must not take it for a swipe.
    event.stopPropagation();
    for (const id of pointers.ids()) slide.setPointerCapture(id);
  });
  scope.listen(slide, 'pointermove', (event) => {
    if (!pointers.has(event.pointerId)) return;
    pointers.move(event);
    if (!isOurs()) return;
    event.stopPropagation();
    const now = inside(pointers.centre());
    const growth = startDistance ? pointers.distance() / startDistance : 1;
    hasMoved ||= growth !== 1 || Math.hypot(now.x - start.x, now.y - start.y) > SLOP_PX;
    if (!hasMoved) return;
    const enlarged = zoomAt(grabbed, start, stretchScale(grabbed.scale * growth, MAX), field);
    const moved = { ...enlarged, x: enlarged.x + now.x - start.x, y: enlarged.y + now.y - start.y };
    show(growth === 1 ? stretchView(moved, field) : moved);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    scope.listen(slide, type, (event) => {
      if (!pointers.has(event.pointerId)) return;
      const wasOurs = isOurs();
      pointers.lift(event.pointerId);
      begin();
      if (!wasOurs || pointers.size) return;
      if (hasMoved) {
        swallowClick();
        rest();
      }
    });
  }
  // While two fingers are on it, or it is enlarged, the browser neither scrolls nor zooms.
  const hold = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || view !== AT_REST)) event.preventDefault();
  };
  scope.listen(slide, 'touchmove', hold, { passive: false });
  // A tap on an enlarged picture brings it back, and does nothing else.
  scope.listen(
    slide,
    'click',
    (event) => {
      if (view === AT_REST) return;
      event.preventDefault();
      event.stopPropagation();
      show(AT_REST, true);
    },
    { capture: true },
  );
  scope.listen(slide, 'focusout', () => view !== AT_REST && show(AT_REST, true));
  show(AT_REST);

  return {
    toggle(point) {
      if (view !== AT_REST) show(AT_REST, true);
      else {
        measure();
        show(clampView(zoomAt(view, inside(point), Math.min(factor, MAX), field), field), true);
      }
    },
  };
}
