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

/** What slideshow and slider blocks say of themselves; keys that an earlier design has left behind are not read. */
export interface SlideshowSettings extends BlockSettings {
  readonly autoplay: boolean;
  /** Milliseconds a slide stands. */
  readonly timeout: number;
  /** Whether pictures fill their slides, where the markup does not say. */
  readonly crop: 'cover' | 'contain';
  /** Height per width in per cent; undefined: a slideshow is as its flattest picture, a strip as `vSize` says. */
  readonly aspectRatio: number | undefined;
  /** Height of a strip without a ratio, in steps of 34 px. */
  readonly vSize: number | undefined;
  /** `left`, `center`, `right`; any other word is the middle. */
  readonly alignment: string;
  /** px. */
  readonly thumbnailHeight: number;
  /** px above the thumbnails. */
  readonly thumbnailMargin: number;
  readonly transition: string;
  /** Whether the small pictures that the server has written are shown. */
  readonly thumbnails: boolean;
}

const positive = (value: number | undefined) => (value && value > 0 ? value : undefined);

/** Height of a strip per its width, in per cent, where nobody says anything of its height. */
const STRIP_RATIO = 50;

/** The ratio of a strip. `"aspectRatio": null` is a choice: the height of `vSize`; only without the key it has a ratio of its own. */
export function stripRatio(element: Element, { aspectRatio, vSize }: SlideshowSettings): number | undefined {
  if (aspectRatio || vSize || /(?:^|\s)vsize-\d/.test(element.className)) return aspectRatio;
  const source = readBlockJson(element);
  return 'json' in source && 'aspectRatio' in source.json ? undefined : STRIP_RATIO;
}

/** Reads the settings of a gallery block that shows one slide at a time, or a strip of them. Never throws. */
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
