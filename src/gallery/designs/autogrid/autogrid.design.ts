import { number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';
import { createLayoutChecks, type LeastColumnRequest, readLeastColumn } from '../../placing/layout-checks';
import { placeByWidth } from '../../placing/place-by-width';

interface AutogridOptions {
  /** px that a column has at least. Default: 250. */
  readonly columnWidth?: number;
  /** px between columns and between rows. Default: 0. */
  readonly gutter?: number;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** Rows of slides of equal width, as many as fit. */
    autogrid: AutogridOptions;
  }
}

/**
 * As many cells as fit at `columnWidth`, with gutters in per cent of the width, so that they fit between two refreshes.
 * @example divideAutogrid({ width: 1020, columnWidth: 270, gutter: 60 }) // { columns: 3, cell: 29.41…, gap: 5.88… }
 */
export function divideAutogrid(request: LeastColumnRequest) {
  const checks = createLayoutChecks('autogrid');
  const { width, gutter, least } = readLeastColumn(checks, request);
  const columns = Math.max(Math.floor((width + gutter) / (least + gutter)), 1);
  const gap = width ? (100 * Math.min(gutter, width)) / width : 0;
  return { columns, cell: (100 - (columns - 1) * gap) / columns, gap, ...checks.fault() };
}

const shape = object({ columnWidth: number(), gutter: number() });

export const resizeThreshold = 100;

/** Floats of equal width, in per cent: only the number of columns waits for a refresh. Margins are physical, since themes float to the left. */
export function create(host: PlacingHost): PlacingDesign {
  const { list, slides, owner } = host;
  const options = shape(host.options, 'designOptions', host.scope.warnShape);
  return placeByWidth(host, ({ width, rtl }) => {
    const { columns, cell, gap, fault } = divideAutogrid({ ...options, width });
    const side = rtl ? 'right' : 'left';
    owner.claim(list, { styles: { 'margin-bottom': `${-gap}%` } });
    slides.forEach((slide, index) => {
      owner.claim(slide, {
        styles: {
          float: side,
          clear: index % columns ? 'none' : side,
          width: `${cell}%`,
          'margin-bottom': `${gap}%`,
          [rtl ? 'margin-left' : 'margin-right']: (index + 1) % columns ? `${gap}%` : '0px',
        },
      });
    });
    return fault;
  });
}
