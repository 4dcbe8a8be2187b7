import { decodeEntities } from '../../text/decode-entities';

/** What an embed code says, as far as we believe it. */
export interface Embed {
  readonly url: URL;
  readonly title: string | undefined;
  /** Height ÷ width; undefined where the code has no sizes in px. */
  readonly ratio: number | undefined;
}

/** No film is as many times as high as it is wide: a side is missing, or nothing. */
const STEEPEST = 9;

/** What only looks like an element: comments, and text of elements whose content is text. */
const OPAQUE =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Frames, and the objects of before, whose address may stand in any of three elements. */
const TAG = /<(?:iframe|object|embed|param)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/** A name without a value matches as well, so that it is not looked at again from each of its letters. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  // One without a value says nothing that another could not.
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ||= decodeEntities(values.join('')).trim();
  return found;
}

/** Only a whole address counts: a relative one would embed a page of the site itself. */
export function readUrl(text: string | undefined): URL | undefined {
  const path = /^(?:https?:)?(\/\/.+)/is.exec(text ?? '')?.[1];
  return path && URL.canParse(`https:${path}`) ? new URL(`https:${path}`) : undefined;
}

/**
 * Reads the player out of an embed code, without a parser and so without running anything; undefined when there is none
 * that can be used. Plain http becomes https.
 * @example readEmbed('<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>')?.url.href
 */
export function readEmbed(html = ''): Embed | undefined {
  for (const [, text = ''] of html.replace(OPAQUE, '').matchAll(TAG)) {
    const { src, data, value, title, width, height } = readAttributes(text);
    const url = readUrl(src || data || value);
    if (!url) continue;
    const ratio = Number(height) / Number(width);
    return {
      url,
      title: title || undefined,
      ratio: ratio > 0 && ratio < STEEPEST ? ratio : undefined,
    };
  }
  return undefined;
}
