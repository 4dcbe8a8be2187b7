import type { Reader, WarnShape } from '../../data/shape';
import type { DesignHost } from '../model/gallery.types';

/** Reads a design's options by their shape; what is no such thing has its default, and one warning says so. */
export function readOptions<Options>(
  { options, gallery, warn }: Pick<DesignHost, 'options' | 'gallery' | 'warn'>,
  shape: Reader<Options>,
): Options {
  const wrong: string[] = [];
  const note: WarnShape = (path, wanted) => void wrong.push(`${path} is no ${wanted}`);
  const read = shape(options, '', note);
  if (wrong.length) warn(`Options of the design "${gallery.attributes.design}": ${wrong.join(', ')}.`);
  return read;
}
