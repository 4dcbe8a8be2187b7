import { isRtl } from '../../dom/is-rtl';
import type { Design, DesignHost } from '../model/gallery.types';

/** What a layout is given at each refresh. */
export interface Room {
  /** The width that the list's children have, in px; never 0. */
  readonly width: number;
  readonly rtl: boolean;
}

/** The width that the list's children have, in px. 0: it is not displayed. */
function innerWidthOf(list: Element): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(list);
  const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
  const { width } = list.getBoundingClientRect();
  return Math.max(
    around.reduce((rest, side) => rest - (side || 0), width),
    0,
  );
}

/**
 * A design that places all its slides, for each width anew. `place` returns what was wrong with the sizes, and the first
 * such fault is told. A list that is not displayed waits.
 */
export function placeByWidth(
  { list, warn }: Pick<DesignHost, 'list' | 'warn'>,
  place: (room: Room) => string | undefined,
): Design {
  let hasWarned = false;
  return {
    refresh() {
      const width = innerWidthOf(list);
      const fault = width ? place({ width, rtl: isRtl(list) }) : undefined;
      // A layout finds the same fault at each resize.
      if (fault && !hasWarned) warn(fault);
      hasWarned ||= Boolean(fault);
    },
    destroy() {},
  };
}
