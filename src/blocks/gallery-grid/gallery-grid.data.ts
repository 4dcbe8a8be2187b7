import { aspectRatio } from '../../data/aspect-ratio';
import { readBlockJson } from '../../data/block-json';
import { flag, number, object, type Read, string, type WarnShape } from '../../data/shape';
import { type BlockRead, type BlockSettings, blockShape, themeOf } from '../../gallery/block/block-settings';

const shape = object({
  ...blockShape,
  slidesPerRow: number(),
  'thumbnails-per-row': number(),
  padding: number(),
  'square-thumbs': flag(true),
  imageAspectRatio: aspectRatio(),
  'aspect-ratio': string(),
  lightbox: flag(true),
});

export interface GridSettings extends BlockSettings {
  readonly slidesPerRow: number;
  /** Pixels between cells; undefined if only the server's CSS sets it. */
  readonly padding: number | undefined;
  /** The name of the cells' ratio, as in the class that themes style. */
  readonly aspectRatio: string;
  /** Width ÷ height of the cells, if it is a number. */
  readonly imageRatio: number | undefined;
  readonly crop: 'cover' | 'contain';
}

const DEFAULT_PER_ROW = 4;
const MAX_PER_ROW = 10;

const classEnding = (container: Element | null, prefix: string) =>
  [...(container?.classList ?? [])].find((token) => token.startsWith(prefix))?.slice(prefix.length);

/** The settings of the JSON attribute, otherwise of the container's classes. Broken JSON is a fault, missing JSON a notice. */
export function readGrid(element: Element, warn?: WarnShape): BlockRead<GridSettings> {
  const source = readBlockJson(element);
  if ('fault' in source) return source;
  const { json, notice } = source;

  const read: Read<typeof shape> = shape(json, '', warn);
  const container = element.querySelector('.sqs-gallery-container');
  const perRow =
    read['thumbnails-per-row'] ??
    read.slidesPerRow ??
    Number(classEnding(container, 'sqs-gallery-thumbnails-per-row-') ?? DEFAULT_PER_ROW);
  const hasFill = Boolean(container?.querySelector('.content-fill'));
  const hasFit = Boolean(container?.querySelector('.content-fit'));
  return {
    settings: {
      slidesPerRow: Math.min(Math.max(Math.round(perRow) || DEFAULT_PER_ROW, 1), MAX_PER_ROW),
      padding: read.padding === undefined ? undefined : Math.max(read.padding, 0),
      aspectRatio: read['aspect-ratio'] || (classEnding(container, 'sqs-gallery-aspect-ratio-') ?? ''),
      imageRatio: read.imageAspectRatio,
      // Visitors have seen the markup so far; the JSON decides only the rest.
      crop: hasFit && !hasFill ? 'contain' : hasFill ? 'cover' : read['square-thumbs'] ? 'cover' : 'contain',
      newWindow: read.newWindow,
      // Without settings, the server's links decide which images open.
      lightbox: read.lightbox && !notice,
      lightboxTheme: themeOf(read.lightboxTheme),
    },
    ...(notice && { notice }),
  };
}
