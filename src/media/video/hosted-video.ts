import { parseObject } from '../../data/parse-object';
import { flag, number, object, oneOf, strings, type WarnShape } from '../../data/shape';

const media = { ...strings('alexandriaUrl systemDataVariants'), aspectRatio: number() };
const readRecord = object({ ...media, structuredContent: object(media) });
const readSettings = object({
  muted: flag(),
  autoPlay: flag(),
  loop: flag(),
  controls: oneOf(['full', 'none'], 'full'),
});
const readThumbnail = object(strings('assetUrl'));

type HostedSettings = ReturnType<typeof readSettings>;

/** A file that the platform serves in several sizes. */
type HostedVideo = NonNullable<ReturnType<typeof readHostedVideo>>;

const VARIANT = '{variant}';
/** An address that leads to the platform's host, or to a file of the site itself. */
const USABLE = /^(?:https:|\/(?!\/))/i;

/** Reads the record of a hosted video (`data-config-video`); undefined when it names no file. Never throws. */
export function readHostedVideo(json: string | undefined, warn?: WarnShape) {
  const { structuredContent: inner, ...outer } = readRecord(parseObject(json), 'video', warn);
  const template = outer.alexandriaUrl || inner.alexandriaUrl;
  const sizes = outer.systemDataVariants || inner.systemDataVariants;
  if (!USABLE.test(template) || !template.includes(VARIANT)) return undefined;
  const variants = sizes
    .split(',')
    .map((name) => ({ width: Number.parseInt(name, 10), url: template.replace(VARIANT, name.trim()) }))
    .filter(({ width }) => width > 0)
    .sort((one, other) => one.width - other.width);
  if (!variants.length) return undefined;
  const aspectRatio = inner.aspectRatio || outer.aspectRatio;
  return {
    /** Addresses, the narrowest first. */
    variants,
    poster: template.replace(VARIANT, 'thumbnail'),
    /** Width ÷ height. */
    aspectRatio: aspectRatio && aspectRatio > 0 ? aspectRatio : undefined,
  };
}

export const readHostedSettings = (json: string | undefined, warn?: WarnShape): HostedSettings =>
  readSettings(parseObject(json), 'settings', warn);

/** The author's own picture for a video, if any. */
export const readHostedThumbnail = (json: string | undefined): string =>
  readThumbnail(parseObject(json)).assetUrl;

/** The narrowest file that fills a box of this many device pixels; the widest there is for larger ones. */
export function chooseVariant({ variants }: HostedVideo, devicePixels: number): string {
  const chosen = variants.find(({ width }) => width >= devicePixels) ?? variants.at(-1);
  return chosen?.url ?? '';
}
