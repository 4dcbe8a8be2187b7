import { flag, number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/gallery.types';
import { frameSlides, placeFramed } from '../../placing/framed-slides';
import { placeByWidth } from '../../placing/place-by-width';
import { gutterAt } from '../../placing/section-steps';
import { placeSectionRows } from './section-rows.layout';

const shape = object({ rowHeight: number(200), gutter: number(20), hasEdges: flag() });

export const resizeThreshold = 100;

/** Rows that fill the width: see `placeSectionRows`. Waits for no image: ratios come from the markup. */
export function create(host: PlacingHost): PlacingDesign {
  const { rowHeight, gutter, hasEdges } = shape(host.options, 'designOptions', host.scope.warnShape);
  const framed = frameSlides(host);
  const ratios = framed.map(({ ratio }) => ratio);
  return placeByWidth(host, ({ width, rtl }) =>
    placeFramed(host, framed, {
      ready: 'gallery-strips-list--ready',
      place: (captions) =>
        placeSectionRows({
          ratios,
          captions,
          width,
          rowHeight,
          gutter: gutterAt(gutter, innerWidth),
          hasEdges,
          rtl,
        }),
    }),
  );
}
