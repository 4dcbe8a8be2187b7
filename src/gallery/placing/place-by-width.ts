import { drawnScale } from '../../dom/drawn-scale';
import { isRtl } from '../../dom/is-rtl';
import type { PlacingDesign, PlacingHost } from '../model/design.types';

/** The width of the list's content box, in px. 0: not displayed. */
function innerWidthOf(list: HTMLElement): number {
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(list);
  const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(Number.parseFloat);
  const box = list.getBoundingClientRect();
  const width = box.width / drawnScale(list, box);
  return Math.max(
    around.reduce((rest, side) => rest - (side || 0), width),
    0,
  );
}

/** Places all slides again for each width, once the list is displayed. `place` returns the fault in the sizes; only the first is reported. */
export function placeByWidth(
  { list, scope }: Pick<PlacingHost, 'list' | 'scope'>,
  place: (room: { readonly width: number; readonly rtl: boolean }) => string | undefined,
): PlacingDesign {
  let hasWarned = false;
  return {
    refresh() {
      const width = innerWidthOf(list);
      const fault = width ? place({ width, rtl: isRtl(list) }) : undefined;
      // A layout finds the same fault at each resize.
      if (fault && !hasWarned) scope.warn('read', fault);
      hasWarned ||= Boolean(fault);
    },
  };
}
