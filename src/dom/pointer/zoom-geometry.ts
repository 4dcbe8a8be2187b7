import type { Point, Size } from '../geometry';

/** Position and scale of an image: px from its resting position, scaled about its centre. */
export interface View extends Point {
  readonly scale: number;
}

/** The image at rest, and the window that limits its movement. */
export interface Field {
  readonly centre: Point;
  readonly picture: Size;
  readonly window: Size;
}

export const AT_REST: View = { x: 0, y: 0, scale: 1 };

/** The resisted part of a pull beyond the end: grows ever more slowly, up to `length`. */
export function rubberBand(pull: number, length: number): number {
  if (!(length > 0)) return 0;
  const stiffness = 0.55;
  return (pull * stiffness * length) / (Math.abs(pull) * stiffness + length);
}

/** Scales so that the spot of the image at `at`, a point of the window, stays in place. */
export function zoomAt(
  { x, y, scale }: View,
  wanted: Pick<View, 'scale'> & Readonly<{ at: Point }>,
  { centre }: Field,
): View {
  const { at } = wanted;
  const ratio = wanted.scale / scale;
  return {
    x: at.x - centre.x - (at.x - centre.x - x) * ratio,
    y: at.y - centre.y - (at.y - centre.y - y) * ratio,
    scale: wanted.scale,
  };
}

/** One direction of a field, px. */
type Axis = Readonly<Record<'centre' | 'size' | 'window', number>>;

/** An image smaller than the window stays centred; a larger one leaves no gap at either side. */
function clampAxis(offset: number, { centre, size, window }: Axis): number {
  if (size <= window) return 0;
  return Math.min(Math.max(offset, window - centre - size / 2), size / 2 - centre);
}

/** The nearest view without a gap between the image's edge and the window's. */
export function clampView({ x, y, scale }: View, { centre, picture, window }: Field): View {
  return {
    x: clampAxis(x, { centre: centre.x, size: picture.width * scale, window: window.width }),
    y: clampAxis(y, { centre: centre.y, size: picture.height * scale, window: window.height }),
    scale,
  };
}

/** A view beyond its limits, with rubber-band resistance. */
export function stretchView(view: View, field: Field): View {
  const inside = clampView(view, field);
  return {
    x: inside.x + rubberBand(view.x - inside.x, field.window.width),
    y: inside.y + rubberBand(view.y - inside.y, field.window.height),
    scale: view.scale,
  };
}

/**
 * The largest scale, and that after a double tap (`toggle`): the original's own pixels, but at least 2.
 * @param natural Width of the original ÷ width of the fitted image.
 */
export function zoomLimits(natural: number) {
  const toggle = Math.min(Math.max(natural || 0, 2), 4);
  return { toggle, max: Math.min(Math.max(natural || 0, toggle) * 1.5, 10) };
}

/** A pinched scale beyond its limits, with rubber-band resistance. */
export function stretchScale(scale: number, max: number): number {
  if (scale < 1) return 1 - rubberBand(1 - scale, 0.5);
  if (scale > max) return max + rubberBand(scale - max, max / 2);
  return scale;
}
