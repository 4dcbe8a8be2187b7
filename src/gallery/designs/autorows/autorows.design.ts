import { number, object, oneOf } from '../../../data/shape';
import { imageRatio } from '../../../media/image/image-ratio';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import type { Placement, Rect } from '../../placing/layout-checks';
import { createLayoutChecks } from '../../placing/layout-checks';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';

interface AutorowsOptions {
  /** The ideal height of a row in px; rows are higher or lower to fill the width. Default: 250. */
  readonly rowHeight?: number;
  /** px between images and between rows. Default: 20. */
  readonly gutter?: number;
  /** Alignment of a last row that is not full. Default: `start`. */
  readonly lastRow?: 'start' | 'center' | 'justify';
  /** Whether a click on an image enlarges it. Default: `true`. */
  readonly lightbox?: boolean;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Rows of images in their own ratios, which fill the width. */
    autorows: AutorowsOptions;
  }
}

interface AutorowsRequest {
  /** Width ÷ height of each image; undefined when unknown. */
  readonly ratios: readonly (number | undefined)[];
  /** The gallery's width in px; 0 if it is not displayed. */
  readonly width: number;
  /** The ideal height of every row, in px. Default: 250. */
  readonly rowHeight?: number | undefined;
  /** Between images and between rows, in px. Default: 20. */
  readonly gutter?: number | undefined;
  /** Alignment of a last row that is not full. Default: `start`. */
  readonly lastRow?: 'start' | 'center' | 'justify' | undefined;
  readonly rtl?: boolean | undefined;
}

const DEFAULT_ROW_HEIGHT = 250;
const DEFAULT_GUTTER = 20;
/** Rows lower than this part of the ideal height are not tried, except for a single wide image. */
const LEAST_HEIGHT = 1 / 3;
/** A last row that would be at most this much higher than ideal fills the width like any other. */
const STRETCH_MAX = 1.25;

/** The index of each row's first image, with the least squared differences from the ideal height (dynamic programming). A last row that is not full costs nothing. */
function breakRows(
  ratios: Float64Array,
  { width, rowHeight, gutter }: Record<'width' | 'rowHeight' | 'gutter', number>,
): number[] {
  const count = ratios.length;
  const sums = new Float64Array(count + 1);
  for (let index = 0; index < count; index++) sums[index + 1] = (sums[index] ?? 0) + (ratios[index] ?? 0);
  const best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  const previous = new Int32Array(count + 1);
  const least = rowHeight * LEAST_HEIGHT;
  best[0] = 0;
  for (let from = 0; from < count; from++) {
    const before = best[from] ?? 0;
    const sum = sums[from] ?? 0;
    for (let to = from + 1; to <= count; to++) {
      const height = (width - (to - from - 1) * gutter) / ((sums[to] ?? 0) - sum);
      if (height <= 0 && to > from + 1) break;
      const off = height - rowHeight;
      const cost = before + (to === count && off > 0 ? 0 : off * off);
      if (cost < (best[to] ?? 0)) {
        best[to] = cost;
        previous[to] = from;
      }
      if (height < least) break;
    }
  }
  const starts: number[] = [];
  for (let to = count; to > 0; to = previous[to] ?? 0) starts.push(previous[to] ?? 0);
  return starts.reverse();
}

/**
 * Justified rows: images keep their ratios, rows fill the width at heights as even as line breaking allows.
 * @example placeAutorows({ ratios: [1.5, 0.75, 1.5], width: 900, rowHeight: 250, gutter: 0 }).rects[0] // { left: 0, top: 0, width: 360, height: 240 }
 */
export function placeAutorows(request: AutorowsRequest): Placement {
  const checks = createLayoutChecks('autorows');
  const ratios = checks.ratios(request.ratios);
  const width = checks.length('the width', request.width, 0);
  const gutter = checks.length('the gutter', request.gutter, DEFAULT_GUTTER);
  const rowHeight = checks.extent('the row height', request.rowHeight, DEFAULT_ROW_HEIGHT);
  const rects: Rect[] = [];
  const starts = width > 0 ? breakRows(ratios, { width, rowHeight, gutter }) : [];
  let top = 0;
  let bottom = 0;
  starts.forEach((from, row) => {
    const to = starts[row + 1] ?? ratios.length;
    let sum = 0;
    for (let index = from; index < to; index++) sum += ratios[index] ?? 0;
    const gutters = (to - from - 1) * gutter;
    const filling = (width - gutters) / sum;
    const isOpen = to === ratios.length && request.lastRow !== 'justify' && filling > rowHeight * STRETCH_MAX;
    const height = isOpen ? rowHeight : filling;
    let left = isOpen && request.lastRow === 'center' ? (width - sum * height - gutters) / 2 : 0;
    for (let index = from; index < to; index++) {
      const itemWidth = (ratios[index] ?? 0) * height;
      rects.push({ left, top, width: itemWidth, height });
      left += itemWidth + gutter;
    }
    bottom = top + height;
    top = bottom + gutter;
  });
  while (rects.length < ratios.length) rects.push({ left: 0, top: 0, width: 0, height: 0 });
  return checks.place(rects, bottom, request.rtl ? width : undefined);
}

const shape = object({
  rowHeight: number(),
  gutter: number(),
  lastRow: oneOf(['start', 'center', 'justify'], 'start'),
});

export const resizeThreshold = 100;
export const opensLightbox = true;

export function create(host: PlacingHost): PlacingDesign {
  const options = shape(host.options, 'designOptions', host.scope.warnShape);
  const ratios = host.slides.map((slide) =>
    imageRatio(slide instanceof HTMLImageElement ? slide : slide.querySelector('img')),
  );
  return placeByWidth(host, ({ width, rtl }) => {
    const placement = placeAutorows({ ...options, ratios, width, rtl });
    placeSlides(host, placement, { hasHeights: true });
    return placement.fault;
  });
}
