import type { Claims } from '../../core/ledger/ledger.types';
import { readDimensions } from './dimensions';

/** The image's own size as `width` and `height`, for a block's `reveal`: its room is reserved before the block's code arrives. */
export function sizeAttributes({ dataset }: HTMLElement): Claims {
  const size = readDimensions(dataset.imageDimensions);
  return size ? { attributes: { width: `${size.width}`, height: `${size.height}` } } : {};
}
