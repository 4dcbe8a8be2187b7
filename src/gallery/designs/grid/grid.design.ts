import { number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/design.types';

interface GridOptions {
  /** Slides in a row, 1 to 10. Default: 4. */
  readonly perRow?: number;
  /** The older name of `perRow`, which wins if both are given. */
  readonly 'thumbnails-per-row'?: number;
  /** px between slides. Default: 20. */
  readonly padding?: number;
  /** Whether a click on an image enlarges it. Default: `true`. */
  readonly lightbox?: boolean;
}

declare module '../../model/design-options' {
  interface DesignOptions {
    /** A fixed number of slides in a row. */
    grid: GridOptions;
  }
}

const shape = object({ perRow: number(), 'thumbnails-per-row': number(), padding: number(20) });
const DEFAULT_PER_ROW = 4;
const MAX_PER_ROW = 10;

export const opensLightbox = true;

/** A fixed number of slides per row. CSS places them; this sets how many and how far apart, for markup without the server's classes. */
export function create(host: PlacingHost): PlacingDesign {
  const { perRow, padding, ...older } = shape(host.options, 'designOptions', host.scope.warnShape);
  const wanted = Math.round(perRow ?? older['thumbnails-per-row'] ?? DEFAULT_PER_ROW);
  return {
    refresh() {
      host.owner.claim(host.list, {
        styles: {
          '--inlay-grid-per-row': `${Math.min(Math.max(wanted, 1), MAX_PER_ROW)}`,
          '--inlay-grid-padding': `${Math.max(padding, 0)}px`,
        },
      });
    },
  };
}
