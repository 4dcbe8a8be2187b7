import { readBlockJson } from '../../data/block-json';
import { flag, number, object, string } from '../../data/shape';
import { common, type SettingsOf, settingsReader } from './block-settings';

const shape = object({
  ...common,
  autoplay: flag(),
  'autoplay-duration': number(),
  'auto-crop': flag(true),
  aspectRatio: number(),
  vSize: number(),
  'active-alignment': string('center'),
  'thumbnail-strip-height': number(60),
  'thumbnail-strip-margin': number(10),
  transition: string('fade'),
  thumbnails: flag(true),
});

/** Keys of other designs may be left over, and are not read. */
export type SlideshowSettings = SettingsOf<typeof readSlideshow>;

const positive = (value: number | undefined) => (value && value > 0 ? value : undefined);
/** Height of a strip without any setting for it, in per cent of its width. */
const STRIP_RATIO = 50;

/** The ratio of a strip. `"aspectRatio": null` chooses the height of `vSize`; without the key, there is a default ratio. */
export function stripRatio(element: Element, { aspectRatio, vSize }: SlideshowSettings): number | undefined {
  if (aspectRatio || vSize || /(?:^|\s)vsize-\d/.test(element.className)) return aspectRatio;
  const source = readBlockJson(element);
  return 'json' in source && 'aspectRatio' in source.json ? undefined : STRIP_RATIO;
}

const inMs = (seconds: number | undefined) => seconds && seconds * 1000;

/** The settings of slideshow and slider blocks. */
export const readSlideshow = settingsReader(shape, (read, element) => ({
  autoplay: read.autoplay,
  /** Milliseconds that a slide is shown; undefined: as long as in other galleries. */
  timeout: inMs(positive(read['autoplay-duration'])),
  /** Whether images fill their slides, if the markup does not say. */
  crop: read['auto-crop'] ? ('cover' as const) : ('contain' as const),
  /** Height in per cent of the width. Undefined: a slideshow takes that of its widest image, a strip follows `vSize`. */
  aspectRatio: positive(read.aspectRatio) ?? positive(Number(element.getAttribute('data-aspect-ratio'))),
  /** Height of a strip without a ratio, in steps of 34 px. */
  vSize: positive(read.vSize),
  /** `left`, `center` or `right`; any other word is the middle. */
  alignment: read['active-alignment'],
  thumbnailHeight: positive(read['thumbnail-strip-height']) ?? 60,
  /** px above the thumbnails. */
  thumbnailMargin: Math.max(0, read['thumbnail-strip-margin']),
  transition: read.transition,
  thumbnails: read.thumbnails,
}));
