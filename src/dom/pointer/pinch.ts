import type { Point } from '../geometry';
import {
  AT_REST,
  clampView,
  type Field,
  stretchScale,
  stretchView,
  type View,
  zoomAt,
} from './zoom-geometry';

const GLIDE_MS = 300;
/** A released picture moves as far as its velocity would carry it in this time. */
const INERTIA_MS = 180;
const STILL: Point = { x: 0, y: 0 };

export interface PinchPorts {
  /** The picture and its window as they are now; undefined where there is no picture. */
  readonly measure: () => Field | undefined;
  /** Shows the picture so, gliding there in `ms`. `isSettled`: no finger moves it. */
  readonly show: (view: View, ms: number, isSettled: boolean) => void;
  /** The largest scale of a picture that is let go. */
  readonly max: () => number;
  /** A picture that is let go with a smaller scale comes to rest. Default: with no larger scale than at rest. */
  readonly least?: number;
}

/** A picture that fingers, wheel and keys enlarge and move. Knows no element: points are in the coordinates of its field. */
export function createPinch({ measure, show: draw, max, least = 1 }: PinchPorts) {
  let view = AT_REST;
  let grabbed = AT_REST;
  let field: Field | undefined;

  const show = (wanted: View, ms = 0, isSettled = false) => {
    view = wanted;
    draw(view, ms, isSettled);
  };
  const rest = (wanted: View, ms = GLIDE_MS) =>
    show(wanted.scale > 1 && wanted.scale >= least ? wanted : AT_REST, ms, true);
  const within = (scale: number) => Math.min(Math.max(scale, 1), max());
  const middle = ({ window }: Field): Point => ({ x: window.width / 2, y: window.height / 2 });

  return {
    view: () => view,
    /** Begins a gesture at the present view, or at what `read` finds: during a glide, the picture is elsewhere. False without a picture. */
    grab(read?: () => View): boolean {
      field = measure();
      if (!field) return false;
      grabbed = read?.() ?? view;
      if (read) show(grabbed);
      return true;
    },
    /** Follows one or two fingers since `grab`: their centre moved `from` → `to`, their distance changed by `factor`. */
    follow(from: Point, to: Point, factor: number) {
      if (!field) return;
      const scale = stretchScale(grabbed.scale * factor, max());
      const enlarged = zoomAt(grabbed, { at: from, scale }, field);
      const moved = { x: enlarged.x + to.x - from.x, y: enlarged.y + to.y - from.y, scale };
      show(factor === 1 ? stretchView(moved, field) : moved);
    },
    /** Lets go: moves back within the limits, or on with its velocity in px per ms. */
    release({ x, y }: Point = STILL) {
      if (!field) return;
      const scale = within(view.scale);
      const wanted = scale === view.scale ? view : zoomAt(view, { at: middle(field), scale }, field);
      const flung = { x: wanted.x + x * INERTIA_MS, y: wanted.y + y * INERTIA_MS, scale };
      rest(clampView(flung, field), GLIDE_MS + (x || y ? INERTIA_MS : 0));
    },
    /** Enlarges about a point; by default about the middle of the window. */
    zoomTo(scale: number, point?: Point) {
      const now = measure();
      if (now) rest(clampView(zoomAt(view, { at: point ?? middle(now), scale: within(scale) }, now), now));
    },
    pan(x: number, y: number) {
      const now = measure();
      if (now) rest(clampView({ ...view, x: view.x + x, y: view.y + y }, now), GLIDE_MS / 2);
    },
    /** Goes back to rest. */
    reset: () => rest(AT_REST),
  };
}
