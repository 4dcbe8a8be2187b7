import type { BlockImageOptions } from '../../gallery/block/block-images';
import type { ImagePlacement } from '../../media/image/image-placement';
import { inFlowPlacement } from '../../media/image/image-placement';

/** Images in the flow, all cropped to one ratio; without it, each keeps its own. */
export function placeByRatio(ratio: number | undefined, crop: 'cover' | 'contain'): BlockImageOptions {
  if (!ratio) return { placement: inFlowPlacement };
  const placement: ImagePlacement = {
    styles: (config) => ({
      ...inFlowPlacement.styles(config),
      'aspect-ratio': `${+ratio.toFixed(4)}`,
      'object-fit': config.mode,
    }),
    measure(...image) {
      const { width } = inFlowPlacement.measure(...image);
      return { width, height: width / ratio };
    },
  };
  return { placement, crop };
}
