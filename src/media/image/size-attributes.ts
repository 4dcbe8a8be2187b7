import type { Claims } from '../../core/ledger/ledger.types';
import { readDimensions } from './dimensions';

/**
 * A picture's own size as `width` and `height`, from which browsers know its shape before it has come. For a block's
 * `reveal`: the room is kept before its code is there.
 */
export function sizeAttributes({ dataset }: HTMLElement): Claims {
  const size = readDimensions(dataset.imageDimensions);
  return size ? { attributes: { width: `${size.width}`, height: `${size.height}` } } : {};
}
