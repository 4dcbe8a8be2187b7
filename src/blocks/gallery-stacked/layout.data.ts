import { aspectRatio } from '../../data/aspect-ratio';
import { readBlockJson } from '../../data/block-json';
import { flag, number, object, type Read, type WarnShape } from '../../data/shape';
import type { BlockImageOptions } from '../../gallery/block/block-images';
import { type BlockRead, type BlockSettings, blockShape, themeOf } from '../../gallery/block/block-settings';
import type { ImagePlacement } from '../../media/image/image-placement';
import { inFlowPlacement } from '../../media/image/image-placement';

const shape = object({
  ...blockShape,
  // Of a grid or a wall, in px: the least width of a column, and the space between columns and rows.
  columnWidth: number(),
  gutter: number(),
  slidesPerRow: number(),
  // Of a list, in per cent of the width.
  listImageSize: number(),
  // The height of a carousel, in per cent of the width.
  aspectRatio: number(),
  imageAspectRatio: aspectRatio(),
  'auto-crop': flag(true),
});

type LayoutSettings = BlockSettings &
  Pick<Read<typeof shape>, 'columnWidth' | 'gutter' | 'slidesPerRow' | 'listImageSize' | 'aspectRatio'> & {
    /** Width ÷ height that all images are cropped to; undefined: each keeps its own. */
    readonly imageRatio: number | undefined;
    readonly crop: 'cover' | 'contain';
  };

/** The settings of a gallery block that is a grid, a wall, a list or a carousel. */
export function readLayout(element: Element, warn?: WarnShape): BlockRead<LayoutSettings> {
  const source = readBlockJson(element);
  if ('fault' in source) return source;
  const read: Read<typeof shape> = shape(source.json, '', warn);
  return {
    settings: {
      ...read,
      imageRatio: read.imageAspectRatio,
      crop: read['auto-crop'] ? 'cover' : 'contain',
      lightboxTheme: themeOf(read.lightboxTheme),
    },
    ...(source.notice && { notice: source.notice }),
  };
}

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
