import type { LoadChunk } from '../../core/entry/load-chunk';
import { nearestWord } from '../../text/nearest-word';
import type { DesignModule } from '../model/design.types';
import { findDesign } from './find-design';
import * as movingDesigns from './moving-designs';

/** Loads the code of a design. Rejects for an unknown name. */
export async function loadDesign(name: string, loadChunk: LoadChunk): Promise<DesignModule> {
  const load = findDesign<() => Promise<DesignModule>>(movingDesigns, name);
  if (load) return loadChunk(name, load);
  const placedDesigns = await loadChunk('placed-designs', () => import('./placed-designs'));
  const placed = findDesign<DesignModule>(placedDesigns, name);
  if (placed) return placed;
  const known = [...Object.keys(movingDesigns), ...Object.keys(placedDesigns)].sort();
  const nearest = nearestWord(name, known);
  const names = known.join(', ');
  throw new RangeError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${name}) ${nearest ? `Did you mean ${nearest}? ` : ''}There are ${names}.`,
  );
}
