import { flag, number, object } from '../../data/shape';
import type { Design, DesignHost } from '../gallery.types';
import { gutterAt } from '../layouts/section-steps';
import { placeStrips } from '../layouts/strips.layout';
import { createFaultOnce } from './fault-once';
import { claimList, frameSlides, hasCaptions, measureCaptions, placeInRows } from './framed-slides';
import { innerWidthOf, isRtl } from './place-slides';
import { readOptions } from './read-options';

/** Options: `rowHeight` (200 px), `gutter` (20 px), `hasEdges` (gutter at the sides). */
const shape = object({ rowHeight: number(200), gutter: number(20), hasEdges: flag() });

const READY = 'gallery-strips-list--ready';

export const resizeThreshold = 100;

/** Rows that fill the width: see `placeStrips`. Nothing waits for a picture to come. */
export function create(host: DesignHost): Design {
  const { list, slides } = host;
  const { rowHeight, gutter, hasEdges } = readOptions(host, shape);
  const warn = createFaultOnce(host.warn);
  const framed = frameSlides(slides);
  const ratios = framed.map(({ ratio }) => ratio);
  return {
    refresh() {
      const width = innerWidthOf(list);
      if (!width) return;
      const rtl = isRtl(list);
      const request = { ratios, width, rowHeight, gutter: gutterAt(gutter, innerWidth), hasEdges, rtl };
      let placement = placeStrips(request);
      placeInRows(host, framed, placement);
      claimList(host, placement, READY);
      if (hasCaptions(framed)) {
        placement = placeStrips({ ...request, captions: measureCaptions(framed) });
        placeInRows(host, framed, placement);
        claimList(host, placement, READY);
      }
      warn(placement.fault);
    },
    destroy() {},
  };
}
