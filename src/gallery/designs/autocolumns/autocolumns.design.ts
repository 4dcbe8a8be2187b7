import { number, object, string } from '../../../data/shape';
import type { Design, DesignHost } from '../../model/gallery.types';
import { placeByWidth } from '../../placing/place-by-width';
import { placeSlides } from '../../placing/place-slides';
import { readOptions } from '../../placing/read-options';
import { columnWidthOf, placeAutocolumns } from './autocolumns.layout';
import { readSavedColumns } from './saved-columns';

/**
 * Options: `columnWidth` (250 px at least), `gutter` (0 px), `behavior` (`min`, the only one: as many columns as fit); without
 * the first two, those of a layout that stands in the page.
 */
const shape = object({ columnWidth: number(), gutter: number(), behavior: string('min') });

export const resizeThreshold = 100;

/**
 * A wall: see `placeAutocolumns`. Slides are measured in one batch, at the width that they will have; so what is in them
 * must have its height before it is loaded.
 */
export function create(host: DesignHost): Design {
  const { slides, owner, saved = [] } = host;
  const { behavior, ...read } = readOptions(host, shape);
  if (behavior !== 'min') {
    host.warn(
      `Options of the design "autocolumns": the behavior "${behavior}" is not known; "min" is used. Leave it out.`,
    );
  }
  const isTold = read.columnWidth !== undefined || read.gutter !== undefined;
  const options = isTold ? read : { ...read, ...readSavedColumns(saved) };
  return placeByWidth(host, ({ width, rtl }) => {
    const columnWidth = `${columnWidthOf({ ...options, width })}px`;
    for (const slide of slides) owner.claim(slide, { styles: { position: 'absolute', width: columnWidth } });
    const heights = slides.map((slide) => slide.getBoundingClientRect().height);
    const placement = placeAutocolumns({ ...options, heights, width, rtl });
    placeSlides(host, placement, { hasHeights: false });
    return placement.fault;
  });
}
