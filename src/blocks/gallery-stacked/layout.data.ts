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

/** What gallery blocks say whose pictures stand in a grid, a wall, a list, or in groups side by side. */
export interface LayoutSettings extends BlockSettings {
  /** px at least, of a column of a grid or a wall. */
  readonly columnWidth: number | undefined;
  /** px, between the columns and rows of a grid or a wall. */
  readonly gutter: number | undefined;
  /** Of a carousel. */
  readonly slidesPerRow: number | undefined;
  /** Per cent of the width, of a list. */
  readonly listImageSize: number | undefined;
  /** Height of a carousel per its width, in per cent. */
  readonly aspectRatio: number | undefined;
  /** Width ÷ height that all pictures are cut to; undefined: each has its own. */
  readonly imageRatio: number | undefined;
  /** Whether pictures of a common ratio fill their boxes or fit into them. */
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
