import { flag, number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/gallery.types';
import { frameSlides, placeFramed } from '../../placing/framed-slides';
import { placeByWidth } from '../../placing/place-by-width';
import { columnsAt, gutterAt } from '../../placing/section-steps';
import { placeMasonry } from './masonry.layout';

const shape = object({ columns: number(3), gutter: number(20), hasEdges: flag() });

export const resizeThreshold = 100;

/** Columns of images in their own ratios: see `placeMasonry`. Waits for no image: ratios come from the markup. */
export function create(host: PlacingHost): PlacingDesign {
  const { columns, gutter, hasEdges } = shape(host.options, 'designOptions', host.scope.warnShape);
  const framed = frameSlides(host);
  const ratios = framed.map(({ ratio }) => ratio);
  return placeByWidth(host, ({ width, rtl }) =>
    placeFramed(host, framed, {
      ready: 'gallery-masonry-list--ready',
      place: (captions) =>
        placeMasonry({
          ratios,
          captions,
          width,
          columns: columnsAt(columns, innerWidth),
          gutter: gutterAt(gutter, innerWidth),
          hasEdges,
          rtl,
        }),
    }),
  );
}
