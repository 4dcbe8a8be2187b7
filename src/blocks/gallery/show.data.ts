import { readBlockJson } from '../../data/block-json';
import { flag, number, object, type Read, string, type WarnShape } from '../../data/shape';

const settings = object({
  autoplay: flag(),
  'autoplay-duration': number(5),
  'auto-crop': flag(true),
  aspectRatio: number(),
  vSize: number(),
  newWindow: flag(),
  'active-alignment': string('center'),
  'thumbnail-strip-height': number(60),
  'thumbnail-strip-margin': number(10),
  transition: string('fade'),
  lightbox: flag(),
  lightboxTheme: string('dark'),
});

/** What slideshow and slider blocks say of themselves; keys that an earlier design has left behind are not read. */
export interface ShowSettings {
  readonly autoplay: boolean;
  /** Milliseconds a slide stands. */
  readonly timeout: number;
  /** Whether pictures fill their slides, where the markup does not say. */
  readonly crop: 'cover' | 'contain';
  /** Height per width in per cent; undefined: as the flattest picture. */
  readonly aspectRatio: number | undefined;
  /** Height of a strip without a ratio, in steps of 34 px. */
  readonly vSize: number | undefined;
  readonly newWindow: boolean;
  /** `left`, `center`, `right`; any other word is the middle. */
  readonly alignment: string;
  /** px. */
  readonly thumbnailHeight: number;
  /** px above the thumbnails. */
  readonly thumbnailMargin: number;
  readonly transition: string;
  /** Whether a click on a slide enlarges its picture. */
  readonly lightbox: boolean;
  readonly lightboxTheme: 'dark' | 'light';
}

export type ShowRead =
  | { readonly settings: ShowSettings; readonly notice?: string }
  | { readonly fault: string };

const positive = (value: number | undefined) => (value && value > 0 ? value : undefined);

/** Reads the settings of a gallery block that shows one slide at a time, or a strip of them. Never throws. */
export function readShow(element: Element, warn?: WarnShape): ShowRead {
  const source = readBlockJson(element);
  if ('fault' in source) return source;
  const read: Read<typeof settings> = settings(source.json, '', warn);
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
      lightbox: read.lightbox,
      lightboxTheme: read.lightboxTheme === 'light' ? 'light' : 'dark',
    },
    ...(source.notice && { notice: source.notice }),
  };
}
