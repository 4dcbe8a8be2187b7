import { number, object, string } from '../../../data/shape';
import type { Design, DesignHost } from '../../model/gallery.types';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';
import { columnWidthOf, placeAutocolumns } from './autocolumns.layout';
import { readSavedColumns } from './saved-columns';

/**
 * Options: `columnWidth` (250 px at least), `gutter` (0 px), `behavior` (`min`, the only one: as many columns as fit). Without
 * the first two, those of the layout that a saved page contains.
 */
const shape = object({ columnWidth: number(), gutter: number(), behavior: string('min') });

export const resizeThreshold = 100;

/**
 * A wall: see `placeAutocolumns`. Slides are measured in one batch, at their future width, so their images must have their
 * height before they load.
 */
export function create(host: DesignHost): Design {
  const { slides, owner, saved = [] } = host;
  const { behavior, ...read } = shape(host.options, 'designOptions', host.scope.warnShape);
  if (behavior !== 'min') {
    host.scope.warnShape('designOptions.behavior', '"min"', behavior);
  }
  const isGiven = read.columnWidth !== undefined || read.gutter !== undefined;
  const options = isGiven ? read : { ...read, ...readSavedColumns(saved) };
  return placeByWidth(host, ({ width, rtl }) => {
    const columnWidth = `${columnWidthOf({ ...options, width })}px`;
    for (const slide of slides) owner.claim(slide, { styles: { position: 'absolute', width: columnWidth } });
    const heights = slides.map((slide) => slide.getBoundingClientRect().height);
    const placement = placeAutocolumns({ ...options, heights, width, rtl });
    placeSlides(host, placement, { hasHeights: false });
    return placement.fault;
  });
}
