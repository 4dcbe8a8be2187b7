import type { LoadChunk } from '../../core/entry/load-chunk';
import { nearestWord } from '../../text/nearest-word';
import type { DesignModule } from '../model/gallery.types';

// All designs: those with a current slide are here, loaded one by one; the others are in `placed-designs.ts`. The
// reference in `docs/` is made from both. Two tables use names of designs for gallery blocks: `gallery/block/block-design.ts` (which block
// mounts a design) and `blocks/gallery-stacked/gallery-layout.mount.ts` (those whose code comes with that block).
const DESIGNS: Readonly<Record<string, () => Promise<DesignModule>>> = {
  base: () => import('./base/base.design'),
  carousel: () => import('./carousel/carousel.design'),
  stacked: () => import('./stacked/stacked.design'),
  strip: () => import('./strip/strip.design'),
};

const find = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** Loads the code of a design. Rejects for an unknown name. */
export async function loadDesign(name: string, loadChunk: LoadChunk): Promise<DesignModule> {
  const load = find(DESIGNS, name);
  if (load) return loadChunk(name, load);
  const placedDesigns = await loadChunk('placed-designs', () => import('./placed-designs'));
  const placed = find<DesignModule>(placedDesigns, name);
  if (placed) return placed;
  const known = [...Object.keys(DESIGNS), ...Object.keys(placedDesigns)].sort();
  const nearest = nearestWord(name, known);
  const names = known.join(', ');
  throw new RangeError(
    `These are not the gallery designs you are looking for. (We could not find a design by the name ${name}) ${nearest ? `Did you mean ${nearest}? ` : ''}There are ${names}.`,
  );
}
