import type { Placement, Rect } from './layout.types';
import { createLayoutChecks } from './layout-checks';
import { mirror } from './mirror';

export interface StripsRequest {
  /** Width ÷ height of each picture; undefined where it is not known. */
  readonly ratios: readonly (number | undefined)[];
  /** Height of what stands below each picture, in px. It may have been measured at any width. */
  readonly captions?: readonly (number | undefined)[] | undefined;
  /** Of the gallery, in px. 0: it is not displayed. */
  readonly width: number;
  readonly rowHeight: number;
  /** Between pictures and between rows, in px. */
  readonly gutter: number;
  /** Whether the gutter stands at the gallery's sides, too (full bleed). */
  readonly hasEdges?: boolean | undefined;
  readonly rtl?: boolean | undefined;
}

const DEFAULT_ROW_HEIGHT = 200;

/** A picture joins the row when the row is then nearer to the width than without it. */
function breakRows(ratios: Float64Array, width: number, rowHeight: number, gutter: number): number[] {
  const starts = [0];
  let filled = 0;
  ratios.forEach((ratio, index) => {
    const joined = filled + (filled && gutter) + ratio * rowHeight;
    const isNearer = Math.abs(width - joined) < Math.abs(width - filled);
    if (index && !isNearer) starts.push(index);
    filled = index && !isNearer ? ratio * rowHeight : joined;
  });
  return starts;
}

/**
 * The strips of gallery sections: rows near one height, each of which fills the width, the last one too.
 *
 * @example
 * placeStrips({ ratios: [1, 1, 1], width: 600, rowHeight: 280, gutter: 0 }).rects[2];
 * // { left: 0, top: 300, width: 600, height: 600 }
 */
export function placeStrips(request: StripsRequest): Placement {
  const checks = createLayoutChecks('strips');
  const ratios = checks.ratios(request.ratios);
  const captions = checks.lengths(request.captions ?? []);
  const width = checks.length('the width', request.width, 0);
  const rowHeight = checks.extent('the row height', request.rowHeight, DEFAULT_ROW_HEIGHT);
  const gutter = Math.min(checks.length('the gutter', request.gutter, 0), width / 4);
  const inset = request.hasEdges ? gutter : 0;
  const room = width - 2 * inset;
  const rects: Rect[] = [];
  const starts = room > 0 && ratios.length ? breakRows(ratios, room, rowHeight, gutter) : [];
  let top = 0;
  let bottom = 0;
  starts.forEach((from, row) => {
    const items = ratios.subarray(from, starts[row + 1] ?? ratios.length);
    const sum = items.reduce((total, ratio) => total + ratio);
    // Many slivers in a narrow gallery: the gaps give way before the pictures do.
    const gap = Math.min(gutter, room / 2 / items.length);
    const filling = room - (items.length - 1) * gap;
    const height = Math.ceil(Math.floor(filling) / sum);
    let left = inset;
    for (const ratio of items) {
      const next = left + (filling * ratio) / sum;
      rects.push({ left: Math.round(left), top, width: Math.round(next) - Math.round(left), height });
      left = next + gap;
    }
    bottom =
      top +
      height +
      captions.subarray(from, from + items.length).reduce((most, one) => Math.max(most, one), 0);
    top = bottom + gutter;
  });
  while (rects.length < ratios.length) rects.push({ left: 0, top: 0, width: 0, height: 0 });
  return checks.place(request.rtl ? mirror(rects, width) : rects, bottom);
}
