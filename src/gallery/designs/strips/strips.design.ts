import { flag, number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { createFramedDesign, type FramedRequest } from '../../placing/framed-slides';
import type { Placement, Rect } from '../../placing/layout-checks';
import { createLayoutChecks } from '../../placing/layout-checks';

interface StripsOptions {
  /** The ideal height of a row in px. Default: 200. */
  readonly rowHeight?: number;
  /** px between images and between rows. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Rows of images in their own ratios, as in gallery sections. */
    strips: StripsOptions;
  }
}

const DEFAULT_ROW_HEIGHT = 200;
/** Natural width of a full row at `rowHeight`, in gallery widths, without gaps. */
const FULL = 1.125;

/** The index at which each row begins. A last image that would be alone joins the row before it. */
function breakRows(naturals: readonly number[], width: number): number[] {
  const starts = [0];
  let filled = 0;
  naturals.forEach((natural, index) => {
    const joins = !index || filled + natural <= FULL * width;
    if (!joins) starts.push(index);
    filled = joins ? filled + natural : natural;
  });
  if (starts.length > 1 && starts.at(-1) === naturals.length - 1) starts.pop();
  return starts;
}

/**
 * The rows of gallery sections (the platform's strips), each as wide as the gallery, the last one included. Heights are whole pixels and ratios are kept,
 * so a row may end a pixel or two from the edge. Full-bleed rows fit exactly: otherwise the page would scroll sideways.
 * @example placeStrips({ ratios: [1, 1, 1, 1], width: 600, rowHeight: 280, gutter: 0 }).rects[3] // { left: 300, top: 300, width: 300, height: 300 }
 */
export function placeStrips(request: FramedRequest & { readonly rowHeight: number }): Placement {
  const checks = createLayoutChecks('strips');
  const ratios = checks.ratios(request.ratios);
  const captions = checks.lengths(request.captions ?? []);
  const given = checks.length('the width', request.width, 0);
  const width = Math.round(given);
  const rowHeight = checks.extent('the row height', request.rowHeight, DEFAULT_ROW_HEIGHT);
  const gutter = Math.min(checks.length('the gutter', request.gutter, 0), width / 4);
  const inset = request.hasEdges ? gutter : 0;
  const room = width - 2 * inset;
  const naturals = Array.from(ratios, (ratio) => Math.max(Math.round(ratio * rowHeight), 1));
  const rects: Rect[] = [];
  const starts = room > 0 && ratios.length ? breakRows(naturals, room) : [];
  let top = 0;
  let bottom = 0;
  starts.forEach((from, row) => {
    const to = starts[row + 1] ?? ratios.length;
    const items = ratios.subarray(from, to);
    const natural = naturals.slice(from, to).reduce((total, one) => total + one);
    // With many narrow images in a narrow gallery, gaps are reduced before images are.
    const gap = Math.min(gutter, room / 2 / items.length);
    const filling = room - (items.length - 1) * gap;
    const height = Math.max(Math.round((rowHeight * filling) / natural), 1);
    const sum = items.reduce((total, ratio) => total + ratio);
    const scale = request.hasEdges ? filling / sum : height;
    let left = inset;
    for (const ratio of items) {
      rects.push({ left, top, width: ratio * scale, height });
      left += ratio * scale + gap;
    }
    const caption = captions.subarray(from, to).reduce((most, one) => Math.max(most, one), 0);
    bottom = top + height + caption;
    top = bottom + gutter;
  });
  while (rects.length < ratios.length) rects.push({ left: 0, top: 0, width: 0, height: 0 });
  return checks.place(rects, bottom, request.rtl ? given : undefined);
}

const shape = object({ rowHeight: number(DEFAULT_ROW_HEIGHT), gutter: number(20), hasEdges: flag() });

export const resizeThreshold = 100;

export function create(host: PlacingHost): PlacingDesign {
  const { rowHeight, ...options } = shape(host.options, 'designOptions', host.scope.warnShape);
  return createFramedDesign(host, options, {
    ready: 'gallery-strips-list--ready',
    place: (request) => placeStrips({ ...request, rowHeight }),
  });
}
