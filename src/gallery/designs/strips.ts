import { flag, number, object } from '../../data/shape';
import type { Design, DesignHost } from '../gallery.types';
import { gutterAt } from '../layouts/section-steps';
import { placeStrips } from '../layouts/strips.layout';
import { claimList, frameSlides, hasCaptions, measureCaptions, placeInRows } from './framed-slides';
import { placeByWidth } from './place-by-width';
import { readOptions } from './read-options';

/** Options: `rowHeight` (200 px), `gutter` (20 px), `hasEdges` (gutter at the sides). */
const shape = object({ rowHeight: number(200), gutter: number(20), hasEdges: flag() });

const READY = 'gallery-strips-list--ready';

export const resizeThreshold = 100;

/** Rows that fill the width: see `placeStrips`. Nothing waits for a picture to come. */
export function create(host: DesignHost): Design {
  const { rowHeight, gutter, hasEdges } = readOptions(host, shape);
  const framed = frameSlides(host);
  const ratios = framed.map(({ ratio }) => ratio);
  return placeByWidth(host, ({ width, rtl }) => {
    const request = { ratios, width, rowHeight, gutter: gutterAt(gutter, innerWidth), hasEdges, rtl };
    let placement = placeStrips(request);
    placeInRows(host, framed, placement);
    claimList(host, placement, READY);
    if (hasCaptions(framed)) {
      placement = placeStrips({ ...request, captions: measureCaptions(framed) });
      placeInRows(host, framed, placement);
      claimList(host, placement, READY);
    }
    return placement.fault;
  });
}
