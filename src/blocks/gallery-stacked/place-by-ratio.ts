import type { LoadSlideOptions } from '../../gallery/block/load-slide';
import type { ImagePlace } from '../../media/image/place-image';
import { inFlow } from '../../media/image/place-in-flow';

/** Pictures in the flow, all cut to one ratio; without it each has its own. */
export function placeByRatio(
  ratio: number | undefined,
  crop: 'cover' | 'contain',
): Pick<LoadSlideOptions, 'place' | 'crop'> {
  if (!ratio) return { place: inFlow };
  const place: ImagePlace = {
    styles: (config) => ({
      ...inFlow.styles(config),
      'aspect-ratio': `${+ratio.toFixed(4)}`,
      'object-fit': config.mode,
    }),
    measure(...picture) {
      const { width } = inFlow.measure(...picture);
      return { width, height: width / ratio };
    },
  };
  return { place, crop };
}
