import { readBlockJson } from '../../data/block-json';
import { flag, object, type Reader, string, type WarnShape } from '../../data/shape';

const word = string('dark');

/** The settings that all gallery blocks have. */
export const common = {
  /** Whether slides with a click-through address open it in a new window. */
  newWindow: flag(),
  /** Whether a click on a slide enlarges its image. */
  lightbox: flag(),
  /** Any other word than `light` is dark. */
  lightboxTheme: ((...given) => (word(...given) === 'light' ? 'light' : 'dark')) as Reader<'light' | 'dark'>,
};

const readCommon = object(common);

export type BlockSettings = ReturnType<typeof readCommon>;

/** The settings that a reader made by `settingsReader` reads. */
export type SettingsOf<Read extends (element: Element) => unknown> = Extract<
  ReturnType<Read>,
  { readonly settings: unknown }
>['settings'];

/** A reader of a block's JSON: by `shape`, and then by `complete`. Broken JSON is a fault, missing JSON a notice. */
export const settingsReader =
  <Raw extends BlockSettings, Settings>(
    shape: Reader<Raw>,
    complete: (raw: Raw, element: Element, notice: string | undefined) => Settings,
  ) =>
  (element: Element, warn?: WarnShape) => {
    const source = readBlockJson(element);
    if ('fault' in source) return source;
    const { json, notice } = source;
    const raw = shape(json, '', warn);
    const { newWindow, lightbox, lightboxTheme } = raw;
    const settings = { newWindow, lightbox, lightboxTheme, ...complete(raw, element, notice) };
    return { settings, ...(notice && { notice }) };
  };
