import { decodeEntities } from '../text/decode-entities';

/** What an embed code says, as far as we believe it. */
export interface Embed {
  readonly type: 'iframe' | 'object';
  readonly url: URL;
  readonly title: string;
  /** Height ÷ width; undefined where the code has no sizes in px. */
  readonly ratio: number | undefined;
}

/** What only looks like an element: comments, and text of elements whose content is text. */
const OPAQUE =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<(iframe|object|embed|param)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ??= decodeEntities(values.find((value) => value !== undefined) ?? '').trim();
  return found;
}

/** Only a whole address counts: a relative one would embed a page of the site itself. */
function readAddress(text: string | undefined): URL | undefined {
  const address = /^(?:https?:)?(\/\/[\s\S]+)$/i.exec(text ?? '')?.[1];
  try {
    return address ? new URL(`https:${address}`) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads the player out of an embed code, without a parser and so without running anything; undefined when there is none
 * that can be used. Plain http becomes https.
 * @example readEmbed('<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>')?.url.href
 */
export function readEmbed(html: string): Embed | undefined {
  for (const [, tag = '', text = ''] of html.replace(OPAQUE, '').matchAll(TAG)) {
    const { src, data, value, name, title = '', width, height } = readAttributes(text);
    const isMovie = tag.toLowerCase() === 'param' && /^(?:movie|src)$/i.test(name ?? '');
    const url = readAddress(src ?? data ?? (isMovie ? value : undefined));
    if (!url) continue;
    const ratio = Number(height) / Number(width);
    return {
      type: tag.toLowerCase() === 'iframe' ? 'iframe' : 'object',
      url,
      title,
      ratio: ratio > 0 && Number.isFinite(ratio) ? ratio : undefined,
    };
  }
  return undefined;
}
