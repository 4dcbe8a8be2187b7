import { number, object } from '../../../data/shape';
import type { PlacingDesign, PlacingHost } from '../../model/gallery.types';

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
