import { number, object, string } from '../../../data/shape';
import { drawnScale } from '../../../dom/drawn-scale';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { placeColumns } from '../../placing/columns';
import type { Placement } from '../../placing/layout-checks';
import {
  createLayoutChecks,
  type LayoutChecks,
  type LeastColumnRequest,
  readLeastColumn,
} from '../../placing/layout-checks';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';

interface AutocolumnsOptions {
  /** px that a column has at least. Default: 250, or that of the layout that a saved page contains. */
  readonly columnWidth?: number;
  /** px between columns and between slides. Default: 0, or that of the layout that a saved page contains. */
  readonly gutter?: number;
  /** `min`: as many columns as fit. There is no other. */
  readonly behavior?: 'min';
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Walls: columns of equal width, each slide in the shortest. */
    autocolumns: AutocolumnsOptions;
  }
}

interface AutocolumnsRequest extends LeastColumnRequest {
  /** Height of each item at the width of `columnWidthOf`, in px. */
  readonly heights: readonly (number | undefined)[];
  readonly rtl?: boolean | undefined;
}

/** As many columns as fit without gutters; the gutters then make all of them narrower. Whole pixels. */
function divide(checks: LayoutChecks, request: LeastColumnRequest) {
  const { width, least, ...read } = readLeastColumn(checks, request);
  const columns = Math.max(Math.floor(width / least), 1);
  const gaps = columns - 1;
  // A gutter that would leave no room for the columns is reduced.
  const gutter = gaps ? Math.min(read.gutter, width / 2 / gaps) : 0;
  return { width, columns, gutter, gap: read.gutter, column: Math.floor((width - gaps * gutter) / columns) };
}

/** The width of one column in px, at which items must be measured. */
export const columnWidthOf = (request: LeastColumnRequest): number =>
  divide(createLayoutChecks('autocolumns'), request).column;

/**
 * Columns of equal width; each item goes into the shortest one. The last column takes the remaining pixels.
 * @example placeAutocolumns({ heights: [300, 100, 100], width: 520, gutter: 20 }).rects[2] // { left: 270, top: 120, width: 250, height: 100 }
 */
export function placeAutocolumns(request: AutocolumnsRequest): Placement {
  const checks = createLayoutChecks('autocolumns');
  const { width, columns, column, gutter, gap } = divide(checks, request);
  const heights = checks.lengths(request.heights).map(Math.floor);
  const placed = placeColumns({ heights, columns, columnWidth: column, gutter, rowGutter: gap });
  const last = (columns - 1) * (column + gutter);
  const rects = placed.rects.map((rect) => (rect.left < last ? rect : { ...rect, width: width - last }));
  return checks.place(rects, placed.height, request.rtl ? width : undefined);
}

const shape = object({ columnWidth: number(), gutter: number(), behavior: string('min') });

export const resizeThreshold = 100;
export const keepsRatios = true;

/** A wall of columns. Slides are measured in one batch at their future width: images must have their height before they load. */
export function create(host: PlacingHost): PlacingDesign {
  const { slides, owner } = host;
  const { behavior, ...options } = shape(host.options, 'designOptions', host.scope.warnShape);
  if (behavior !== 'min') host.scope.warnShape('designOptions.behavior', '"min"', behavior);
  return placeByWidth(host, ({ width, rtl }) => {
    const columnWidth = `${columnWidthOf({ ...options, width })}px`;
    for (const slide of slides) owner.claim(slide, { styles: { position: 'absolute', width: columnWidth } });
    const scale = drawnScale(host.list);
    const heights = slides.map((slide) => slide.getBoundingClientRect().height / scale);
    const placement = placeAutocolumns({ ...options, heights, width, rtl });
    placeSlides(host, placement, { hasHeights: false });
    return placement.fault;
  });
}
