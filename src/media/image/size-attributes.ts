import type { Claims } from '../../core/ledger/ledger.types';
import { readDimensions } from './dimensions';

/**
 * The image's own size as `width` and `height`, so that browsers know its shape before it has loaded. For a block's
 * `reveal`: the room is reserved before the block's code arrives.
 */
export function sizeAttributes({ dataset }: HTMLElement): Claims {
  const size = readDimensions(dataset.imageDimensions);
  return size ? { attributes: { width: `${size.width}`, height: `${size.height}` } } : {};
}
