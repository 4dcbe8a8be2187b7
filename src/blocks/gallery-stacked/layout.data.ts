import { aspectRatio } from '../../data/aspect-ratio';
import { flag, number, object } from '../../data/shape';
import type { BlockImageOptions } from '../../gallery/block/block-images';
import { common, settingsReader } from '../../gallery/block/block-settings';
import type { ImagePlacement } from '../../media/image/image-placement';
import { inFlowPlacement } from '../../media/image/image-placement';

const shape = object({
  ...common,
  // Grids and walls, in px: the minimum width of a column, and the gap between columns and rows.
  columnWidth: number(),
  gutter: number(),
  slidesPerRow: number(),
  // Lists, in per cent of the width.
  listImageSize: number(),
  // The height of a carousel, in per cent of the width.
  aspectRatio: number(),
  imageAspectRatio: aspectRatio(),
  'auto-crop': flag(true),
});

/** The settings of a gallery block that is a grid, a wall, a list or a carousel. */
export const readLayout = settingsReader(shape, ({ imageAspectRatio, 'auto-crop': isCropped, ...read }) => ({
  ...read,
  /** Width ÷ height that all images are cropped to; undefined: each keeps its own. */
  imageRatio: imageAspectRatio,
  crop: isCropped ? ('cover' as const) : ('contain' as const),
}));

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
