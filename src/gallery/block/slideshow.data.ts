import { readBlockJson } from '../../data/block-json';
import { flag, number, object, type Read, string, type WarnShape } from '../../data/shape';
import { type BlockRead, type BlockSettings, blockShape, themeOf } from './block-settings';

const shape = object({
  ...blockShape,
  autoplay: flag(),
  'autoplay-duration': number(5),
  'auto-crop': flag(true),
  aspectRatio: number(),
  vSize: number(),
  'active-alignment': string('center'),
  'thumbnail-strip-height': number(60),
  'thumbnail-strip-margin': number(10),
  transition: string('fade'),
  thumbnails: flag(true),
});

/** Settings of slideshow and slider blocks. Keys of other designs may be left over, and are not read. */
export interface SlideshowSettings extends BlockSettings {
  readonly autoplay: boolean;
  /** Milliseconds that a slide is shown. */
  readonly timeout: number;
  /** Whether images fill their slides, if the markup does not say. */
  readonly crop: 'cover' | 'contain';
  /** Height in per cent of the width. Undefined: a slideshow takes that of its widest image, a strip follows `vSize`. */
  readonly aspectRatio: number | undefined;
  /** Height of a strip without a ratio, in steps of 34 px. */
  readonly vSize: number | undefined;
  /** `left`, `center` or `right`; any other word is the middle. */
  readonly alignment: string;
  readonly thumbnailHeight: number;
  /** px above the thumbnails. */
  readonly thumbnailMargin: number;
  readonly transition: string;
  readonly thumbnails: boolean;
}

const positive = (value: number | undefined) => (value && value > 0 ? value : undefined);
/** Height of a strip without any setting for it, in per cent of its width. */
const STRIP_RATIO = 50;

/** The ratio of a strip. `"aspectRatio": null` chooses the height of `vSize`; without the key, there is a default ratio. */
export function stripRatio(element: Element, { aspectRatio, vSize }: SlideshowSettings): number | undefined {
  if (aspectRatio || vSize || /(?:^|\s)vsize-\d/.test(element.className)) return aspectRatio;
  const source = readBlockJson(element);
  return 'json' in source && 'aspectRatio' in source.json ? undefined : STRIP_RATIO;
}

export function readSlideshow(element: Element, warn?: WarnShape): BlockRead<SlideshowSettings> {
  const source = readBlockJson(element);
  if ('fault' in source) return source;
  const read: Read<typeof shape> = shape(source.json, '', warn);
  return {
    settings: {
      autoplay: read.autoplay,
      timeout: (positive(read['autoplay-duration']) ?? 5) * 1000,
      crop: read['auto-crop'] ? 'cover' : 'contain',
      aspectRatio: positive(read.aspectRatio) ?? positive(Number(element.getAttribute('data-aspect-ratio'))),
      vSize: positive(read.vSize),
      newWindow: read.newWindow,
      alignment: read['active-alignment'],
      thumbnailHeight: positive(read['thumbnail-strip-height']) ?? 60,
      thumbnailMargin: Math.max(0, read['thumbnail-strip-margin']),
      transition: read.transition,
      thumbnails: read.thumbnails,
      lightbox: read.lightbox,
      lightboxTheme: themeOf(read.lightboxTheme),
    },
    ...(source.notice && { notice: source.notice }),
  };
}
