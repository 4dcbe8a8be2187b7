import { number, object, oneOf } from '../../data/shape';
import { pictureRatio } from '../../media/picture-ratio';
import type { Design, DesignHost } from '../gallery.types';
import { placeAutorows } from '../layouts/autorows.layout';
import { placeByWidth } from './place-by-width';
import { placeSlides } from './place-slides';
import { readOptions } from './read-options';

/** Options: `rowHeight` (250 px), `gutter` (20 px), `lastRow` (`start`, `center`, `justify`), `lightbox` (on: a click on a picture enlarges it). */
const shape = object({
  rowHeight: number(),
  gutter: number(),
  lastRow: oneOf(['start', 'center', 'justify'], 'start'),
});

export const resizeThreshold = 100;

/** Justified rows: see `placeAutorows`. */
export function create(host: DesignHost): Design {
  const options = readOptions(host, shape);
  const ratios = host.slides.map((slide) =>
    pictureRatio(slide instanceof HTMLImageElement ? slide : slide.querySelector('img')),
  );
  return placeByWidth(host, ({ width, rtl }) => {
    const placement = placeAutorows({ ...options, ratios, width, rtl });
    placeSlides(host, placement, { hasHeights: true });
    return placement.fault;
  });
}
