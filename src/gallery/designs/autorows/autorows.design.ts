import { number, object, oneOf } from '../../../data/shape';
import { imageRatio } from '../../../media/image/image-ratio';
import type { PlacingDesign, PlacingHost } from '../../model/gallery.types';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';
import { placeAutorows } from './autorows.layout';

const shape = object({
  rowHeight: number(),
  gutter: number(),
  lastRow: oneOf(['start', 'center', 'justify'], 'start'),
});

export const resizeThreshold = 100;

/** Justified rows: see `placeAutorows`. */
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
