import { number, object } from '../../data/shape';
import type { Design, DesignHost } from '../gallery.types';
import { columnWidthOf, placeAutocolumns } from '../layouts/autocolumns.layout';
import { createFaultOnce } from './fault-once';
import { innerWidthOf, isRtl, placeSlides } from './place-slides';
import { readOptions } from './read-options';

/** Options: `columnWidth` (250 px at least), `gutter` (0 px). */
const shape = object({ columnWidth: number(), gutter: number() });

export const resizeThreshold = 100;

/**
 * A wall: see `placeAutocolumns`. Slides are measured in one batch, at the width that they will have; so what is in them
 * must have its height before it is loaded.
 */
export function create(host: DesignHost): Design {
  const { list, slides, owner } = host;
  const options = readOptions(host, shape);
  const warn = createFaultOnce(host.warn);
  return {
    refresh() {
      const width = innerWidthOf(list);
      if (!width) return;
      const rtl = isRtl(list);
      const columnWidth = `${columnWidthOf({ ...options, width })}px`;
      for (const slide of slides)
        owner.claim(slide, { styles: { position: 'absolute', width: columnWidth } });
      const heights = slides.map((slide) => slide.getBoundingClientRect().height);
      const placement = placeAutocolumns({ ...options, heights, width, rtl });
      warn(placement.fault);
      placeSlides(host, placement, { hasHeights: false });
    },
    destroy() {},
  };
}
