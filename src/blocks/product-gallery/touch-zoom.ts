import type { LedgerOwner } from '../../core/ledger/ledger.types';
import type { Scope } from '../../core/scope';
import type { Point } from '../../dom/geometry';
import { swallowClick } from '../../dom/pointer/no-click';
import { createPinch } from '../../dom/pointer/pinch';
import { createPointers } from '../../dom/pointer/pointers';
import { AT_REST, type View } from '../../dom/pointer/zoom-geometry';
import { prefersReducedMotion } from '../../dom/reduced-motion';

/** A picture enlarged by less returns to its size. */
const LEAST = 1.1;
const MAX = 4;
/** A trembling finger moves less than this. */
const SLOP_PX = 8;

export type TouchZoom = ReturnType<typeof startTouchZoom>;

interface TouchZoomOptions {
  /** Clips the enlarged picture. */
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement;
  readonly factor: number;
  /** One finger scrolls the row, too. */
  readonly isInRow: boolean;
}

function createSlidePinch(owner: LedgerOwner, { slide, image, isInRow }: TouchZoomOptions) {
  /** The slide's position at the start of the gesture: a measurement after each move would cause a layout of the page. */
  let corner: Point = { x: 0, y: 0 };

  const show = (view: View, ms: number) => {
    const { x, y, scale } = view;
    const isAtRest = view === AT_REST;
    owner.claim(image, {
      styles: {
        ...(!isAtRest && { transform: `translate3d(${x}px, ${y}px, 0px) scale(${scale})` }),
        ...(ms && !prefersReducedMotion() && { transition: `transform ${ms}ms ease-out` }),
      },
    });
    owner.claim(slide, {
      classes: { 'inlay-pinched': !isAtRest },
      // Two fingers never zoom the page from here.
      styles: { 'touch-action': isAtRest ? (isInRow ? 'pan-x pan-y' : 'pan-y') : 'none' },
    });
  };
  const pinch = createPinch({
    show,
    max: () => MAX,
    least: LEAST,
    measure() {
      const { left, top, width, height } = slide.getBoundingClientRect();
      corner = { x: left, y: top };
      const size = { width, height };
      return { centre: { x: width / 2, y: height / 2 }, picture: size, window: size };
    },
  });
  const inside = ({ x, y }: Point): Point => ({ x: x - corner.x, y: y - corner.y });
  show(AT_REST, 0);
  return { pinch, inside };
}

/**
 * Two fingers enlarge a picture in its place; one finger then moves it, and a tap resets it. One finger on a picture that is not enlarged
 * is left to the gallery and the page.
 */
export function startTouchZoom(scope: Scope, options: TouchZoomOptions) {
  const { slide, factor } = options;
  const pointers = createPointers();
  let start: Point = { x: 0, y: 0 };
  let startDistance = 0;
  let hasMoved = false;
  const { pinch, inside } = createSlidePinch(scope.owner(), options);
  const isEnlarged = () => pinch.view() !== AT_REST;
  const begin = () => {
    pinch.grab();
    start = inside(pointers.centre());
    startDistance = pointers.distance();
  };
  const isOurs = () => pointers.size > 1 || isEnlarged();

  scope.listen(slide, 'pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    if (event.isPrimary) {
      hasMoved = false;
      // The gallery may have captured the last swipe, and its `pointerup`.
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
    if (hasMoved) pinch.follow(start, now, growth);
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    scope.listen(slide, type, (event) => {
      if (!pointers.has(event.pointerId)) return;
      const wasOurs = isOurs();
      pointers.lift(event.pointerId);
      begin();
      if (!wasOurs || pointers.size || !hasMoved) return;
      swallowClick();
      pinch.release();
    });
  }
  // With two fingers on it, or enlarged, the browser neither scrolls nor zooms.
  const hold = (event: TouchEvent) => {
    if (event.cancelable && (event.touches.length > 1 || isEnlarged())) event.preventDefault();
  };
  scope.listen(slide, 'touchmove', hold, { passive: false });
  // A tap on an enlarged picture resets it, and does nothing else.
  scope.listen(
    slide,
    'click',
    (event) => {
      if (!isEnlarged()) return;
      event.preventDefault();
      event.stopPropagation();
      pinch.reset();
    },
    { capture: true },
  );
  scope.listen(slide, 'focusout', () => isEnlarged() && pinch.reset());

  return {
    /** Enlarges the picture about a point of the window, or resets it. */
    toggle(point: Point) {
      if (isEnlarged()) return pinch.reset();
      pinch.grab();
      pinch.zoomTo(factor, inside(point));
    },
  };
}
