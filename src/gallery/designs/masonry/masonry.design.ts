import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { placeColumns } from '../../placing/columns';
import { createFramedDesign, type FramedRequest } from '../../placing/framed-slides';
import type { Placement } from '../../placing/layout-checks';
import { createLayoutChecks } from '../../placing/layout-checks';
import { columnsAt, readColumnOptions } from '../../placing/section-steps';

interface MasonryOptions {
  /** Columns if the gallery is wide enough. Default: 3. */
  readonly columns?: number;
  /** In twentieths of a per cent of the list's width. Default: 20. */
  readonly gutter?: number;
  /** Whether the gutter is at the sides, too. Default: `false`. */
  readonly hasEdges?: boolean;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Columns of images in their own ratios, as in gallery sections. */
    masonry: MasonryOptions;
  }
}

/**
 * The masonry of gallery sections: a fixed number of columns, images in their own ratios, whole pixels.
 * The gutter is in twentieths of a per cent of the width.
 * @example placeMasonry({ ratios: [1, 2, 2], width: 1000, columns: 2, gutter: 0 }).rects[2] // { left: 500, top: 250, width: 500, height: 250 }
 */
export function placeMasonry(request: FramedRequest & { readonly columns: number }): Placement {
  const checks = createLayoutChecks('masonry');
  const ratios = checks.ratios(request.ratios);
  const captions = checks.lengths(request.captions ?? []);
  const given = checks.length('the width', request.width, 0);
  const width = Math.round(given);
  const columns = checks.count('the number of columns', request.columns, 1);
  const edges = request.hasEdges ? 2 : 0;
  const gaps = columns - 1 + edges;
  // A gutter that would leave no room for the images is reduced.
  const gutter = Math.min(
    (checks.length('the gutter', request.gutter, 0) / 2000) * width,
    gaps ? width / 2 / gaps : width,
  );
  const columnWidth = (width - gaps * gutter) / columns;
  const heights = ratios.map((ratio, index) => Math.ceil(columnWidth / ratio) + (captions[index] ?? 0));
  const inset = edges ? gutter : 0;
  const { rects, height } = placeColumns({ heights, columns, columnWidth, gutter, inset });
  const whole = rects.map((rect) => {
    const left = Math.round(rect.left);
    const top = Math.round(rect.top);
    return {
      left,
      top,
      // From rounded edge to rounded edge: a width rounded on its own could overlap the next column.
      width: Math.round(rect.left + columnWidth) - left,
      height: Math.round(rect.top + rect.height) - top,
    };
  });
  return checks.place(whole, height, request.rtl ? given : undefined);
}

export const resizeThreshold = 100;

export function create(host: PlacingHost): PlacingDesign {
  const { columns, ...options } = readColumnOptions(host.options, 'designOptions', host.scope.warnShape);
  return createFramedDesign(host, options, {
    ready: 'gallery-masonry-list--ready',
    place: (request) => placeMasonry({ ...request, columns: columnsAt(columns, innerWidth) }),
  });
}
