import { aspectRatio } from '../../data/aspect-ratio';
import { readBlockJson } from '../../data/block-json';
import { flag, number, object, type Read, type WarnShape } from '../../data/shape';
import { type BlockRead, type BlockSettings, blockShape, themeOf } from '../../gallery/block/block-settings';

const shape = object({
  ...blockShape,
  columnWidth: number(),
  gutter: number(),
  slidesPerRow: number(),
  listImageSize: number(),
  aspectRatio: number(),
  imageAspectRatio: aspectRatio(),
  'auto-crop': flag(true),
});

/** Settings of gallery blocks that are a grid, a wall, a list or a carousel. */
interface LayoutSettings extends BlockSettings {
  /** The least width of a column of a grid or a wall, px. */
  readonly columnWidth: number | undefined;
  /** Between the columns and rows of a grid or a wall, px. */
  readonly gutter: number | undefined;
  /** For a carousel. */
  readonly slidesPerRow: number | undefined;
  /** For a list: per cent of the width. */
  readonly listImageSize: number | undefined;
  /** For a carousel: height in per cent of the width. */
  readonly aspectRatio: number | undefined;
  /** Width ÷ height that all images are cropped to; undefined: each keeps its own. */
  readonly imageRatio: number | undefined;
  /** Whether images of a common ratio fill their boxes or fit into them. */
  readonly crop: 'cover' | 'contain';
}

/** Reads the settings of a gallery block of these designs. Never throws. */
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
