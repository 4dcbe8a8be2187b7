import type { LoadSlideOptions } from '../../gallery/block/load-slide';
import type { ImagePlacement } from '../../media/image/image-placement';
import { inFlowPlacement } from '../../media/image/in-flow-placement';

/** Pictures in the flow, all cut to one ratio; without it each has its own. */
export function placeByRatio(
  ratio: number | undefined,
  crop: 'cover' | 'contain',
): Pick<LoadSlideOptions, 'place' | 'crop'> {
  if (!ratio) return { place: inFlowPlacement };
  const place: ImagePlacement = {
    styles: (config) => ({
      ...inFlowPlacement.styles(config),
      'aspect-ratio': `${+ratio.toFixed(4)}`,
      'object-fit': config.mode,
    }),
    measure(...picture) {
      const { width } = inFlowPlacement.measure(...picture);
      return { width, height: width / ratio };
    },
  };
  return { place, crop };
}
