import { flag, number, object } from '../../data/shape';
import type { Design, DesignHost } from '../gallery.types';
import { masonryColumnWidth, placeMasonry } from '../layouts/masonry.layout';
import { columnsAt, gutterAt } from '../layouts/section-steps';
import {
  claimList,
  claimRatios,
  frameSlides,
  hasCaptions,
  measureCaptions,
  moveSlides,
} from './framed-slides';
import { placeByWidth } from './place-by-width';
import { readOptions } from './read-options';

/** Options: `columns` (3), `gutter` (20: in twentieths of a per cent of the width), `hasEdges` (gutter at the sides). */
const shape = object({ columns: number(3), gutter: number(20), hasEdges: flag() });

const READY = 'gallery-masonry-list--ready';

export const resizeThreshold = 100;

/** Columns of pictures in their own ratio: see `placeMasonry`. Nothing waits for a picture to come. */
export function create(host: DesignHost): Design {
  const { list } = host;
  const { columns, gutter, hasEdges } = readOptions(host, shape);
  const framed = frameSlides(host);
  const ratios = framed.map(({ ratio }) => ratio);
  return placeByWidth(host, ({ width, rtl }) => {
    const request = {
      width,
      columns: columnsAt(columns, innerWidth),
      gutter: gutterAt(gutter, innerWidth),
      hasEdges,
      rtl,
    };
    const columnWidth = masonryColumnWidth(request);
    let captions: number[] = [];
    if (hasCaptions(framed)) {
      // Measured at the width that they will have, where they lie now.
      claimRatios(host, framed, columnWidth);
      claimList(host, { rects: [], height: list.clientHeight }, READY);
      captions = measureCaptions(framed);
    }
    const placement = placeMasonry({ ...request, ratios, captions });
    claimList(host, placement, READY);
    moveSlides(host, placement, columnWidth);
    return placement.fault;
  });
}
