import type { LoadChunk } from '../../core/entry/load-chunk';
import type { DesignModule, GalleryDesignName } from '../model/gallery.types';

const importPlaced = () => import('./placed-designs');

type PlacedName = keyof Awaited<ReturnType<typeof importPlaced>>;

/** The code of each design, loaded when a page has it. */
const DESIGNS: Readonly<Record<Exclude<GalleryDesignName, PlacedName>, () => Promise<DesignModule>>> = {
  base: () => import('./base/base.design'),
  carousel: () => import('./carousel/carousel.design'),
  stacked: () => import('./stacked/stacked.design'),
  strip: () => import('./strip/strip.design'),
};

/** Those that come together, in one chunk. */
const PLACED: Readonly<Record<PlacedName, true>> = {
  autocolumns: true,
  autogrid: true,
  autorows: true,
  cells: true,
  grid: true,
  list: true,
  masonry: true,
  strips: true,
};

const isPlaced = (name: string): name is PlacedName => Object.hasOwn(PLACED, name);

const isDesign = (name: string): name is keyof typeof DESIGNS => Object.hasOwn(DESIGNS, name);

/** The code of a design. Rejects for a name that is none. */
export async function loadDesign(name: string, loadChunk: LoadChunk): Promise<DesignModule> {
  if (isPlaced(name)) return (await loadChunk('placed-designs', importPlaced))[name];
  if (!isDesign(name)) {
    throw new RangeError(
      `These are not the gallery designs you are looking for. (We could not find a design by the name ${name})`,
    );
  }
  return loadChunk(name, DESIGNS[name]);
}
