import { number, object } from '../../../../../src/data/shape';
import type { PlacingDesign, PlacingHost } from '../../../../../src/gallery/model/design.types';

interface MosaicOptions {
  /** px of a tile. Default: 80. */
  readonly tile?: number;
}

declare module '../../../../../src/gallery/model/design-options' {
  interface DesignOptions {
    /** A design as somebody adds one: tiles of one size. */
    mosaic: MosaicOptions;
  }
}

const shape = object({ tile: number(80) });

export function create(host: PlacingHost): PlacingDesign {
  const { tile } = shape(host.options, 'designOptions', host.scope.warnShape);
  return { refresh: () => host.owner.claim(host.list, { styles: { 'grid-template-columns': `${tile}px` } }) };
}
