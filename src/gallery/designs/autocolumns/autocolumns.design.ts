import { number, object, string } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/gallery.types';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';
import { columnWidthOf, placeAutocolumns } from './autocolumns.layout';

const shape = object({ columnWidth: number(), gutter: number(), behavior: string('min') });

export const resizeThreshold = 100;

/**
 * A wall: see `placeAutocolumns`. Slides are measured in one batch, at their future width, so their images must have their
 * height before they load.
 */
export function create(host: PlacingHost): PlacingDesign {
  const { slides, owner } = host;
  const { behavior, ...options } = shape(host.options, 'designOptions', host.scope.warnShape);
  if (behavior !== 'min') {
    host.scope.warnShape('designOptions.behavior', '"min"', behavior);
  }
  return placeByWidth(host, ({ width, rtl }) => {
    const columnWidth = `${columnWidthOf({ ...options, width })}px`;
    for (const slide of slides) owner.claim(slide, { styles: { position: 'absolute', width: columnWidth } });
    const heights = slides.map((slide) => slide.getBoundingClientRect().height);
    const placement = placeAutocolumns({ ...options, heights, width, rtl });
    placeSlides(host, placement, { hasHeights: false });
    return placement.fault;
  });
}
