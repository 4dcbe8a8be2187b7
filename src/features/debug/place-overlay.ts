import type { Scope } from '../../core/scope';
import { findAll } from '../../dom/find-all';
import type { Size } from '../../dom/geometry';

/** Between the overlay and the window's edges. */
const MARGIN_PX = 8;
/** By an arrow key; with Shift ten times as far. */
const STEP_PX = 8;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Elements that a visitor must be able to press: the cookie banner and its kind. */
const IN_THE_WAY = '.inlay-cookie-banner, .sqs-announcement-bar, .sqs-mobile-info-bar, .sqs-popup-overlay';

type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>>;

/** Square pixels that two boxes share. */
export const sharedArea = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

const isPhone = ({ width }: Size) => width < 640;

/** The corner where the overlay covers the least of what is in the way: the lower ones first, the far one before the near one. */
export function findCorner(size: Size, view: Size, obstacles: readonly Box[]): { left: number; top: number } {
  const far = Math.max(MARGIN_PX, view.width - size.width - MARGIN_PX);
  const low = Math.max(MARGIN_PX, view.height - size.height - MARGIN_PX);
  // On a phone it is as wide as the window.
  const columns = isPhone(view) ? [MARGIN_PX] : [far, MARGIN_PX];
  const corners = [low, MARGIN_PX].flatMap((top) => columns.map((left) => ({ left, top })));
  const covered = ({ left, top }: { left: number; top: number }) =>
    obstacles.reduce(
      (sum, box) => sum + sharedArea({ left, top, right: left + size.width, bottom: top + size.height }, box),
      0,
    );
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}

interface OverlayParts {
  /** Gets `--left` and `--top`. */
  readonly host: HTMLElement;
  readonly overlay: HTMLElement;
  readonly grip: HTMLElement;
}

/**
 * Keeps the overlay out of the way until it is moved, by pointer or by arrow keys; always inside the window. Returns a function that
 * places it again: banners and bars come and go.
 */
export function placeOverlay(scope: Scope, { host, overlay, grip }: OverlayParts): () => void {
  let isMoved = false;
  let drag: { readonly x: number; readonly y: number } | undefined;

  const moveTo = (left: number, top: number) => {
    const { width, height } = overlay.getBoundingClientRect();
    const most = (room: number, size: number) => Math.max(MARGIN_PX, room - size - MARGIN_PX);
    const within = (value: number, max: number) => Math.min(Math.max(value, MARGIN_PX), max);
    host.style.setProperty('--left', `${within(left, most(innerWidth, width))}px`);
    host.style.setProperty('--top', `${within(top, most(innerHeight, height))}px`);
  };
  const place = scope.guard(() => {
    const { width, height, left, top } = overlay.getBoundingClientRect();
    if (isMoved) {
      moveTo(left, top);
      return;
    }
    const obstacles = findAll(document, IN_THE_WAY).map((element) => element.getBoundingClientRect());
    const corner = findCorner({ width, height }, { width: innerWidth, height: innerHeight }, obstacles);
    moveTo(corner.left, corner.top);
  });

  scope.listen(grip, 'keydown', (event) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    isMoved = true;
    const step = event.shiftKey ? 10 * STEP_PX : STEP_PX;
    const { left, top } = overlay.getBoundingClientRect();
    moveTo(left + arrow[0] * step, top + arrow[1] * step);
  });
  scope.listen(grip, 'pointerdown', ({ pointerId, clientX, clientY }) => {
    grip.setPointerCapture(pointerId);
    const { left, top } = overlay.getBoundingClientRect();
    drag = { x: clientX - left, y: clientY - top };
  });
  scope.listen(grip, 'pointermove', ({ clientX, clientY }) => {
    if (!drag) return;
    isMoved = true;
    moveTo(clientX - drag.x, clientY - drag.y);
  });
  scope.listen(grip, 'lostpointercapture', () => {
    drag = undefined;
  });
  scope.listen(window, 'resize', place);
  place();
  return place;
}
