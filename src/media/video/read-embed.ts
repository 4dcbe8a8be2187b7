import { decodeEntities } from '../../text/decode-entities';

/** Ratios above this come from a missing or zero width. */
const MAX_RATIO = 9;

/** Comments, and elements whose content is text: tags inside are not elements. */
const OPAQUE =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title|xmp|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Iframes, and old object embeds, whose address may be in any of three elements. */
const TAG = /<(?:iframe|object|embed|param)\b((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
/** Also matches names without a value, or the expression would retry at each of their letters. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function readAttributes(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  // An attribute without a value may be overwritten by a later one.
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE))
    found[name.toLowerCase()] ||= decodeEntities(values.join('')).trim();
  return found;
}

/** Only absolute addresses: a relative one would embed a page of the site itself. */
export function readUrl(text: string | undefined): URL | undefined {
  const path = /^(?:https?:)?(\/\/.+)/is.exec(text ?? '')?.[1];
  return path && URL.canParse(`https:${path}`) ? new URL(`https:${path}`) : undefined;
}

/**
 * Reads the player from an embed code without a parser, so nothing runs; undefined without a usable one. Plain http becomes https.
 * @example readEmbed('<iframe src="//player.vimeo.com/video/1" width="640" height="360"></iframe>')?.url.href
 */
export function readEmbed(html = '') {
  for (const [, text = ''] of html.replace(OPAQUE, '').matchAll(TAG)) {
    const { src, data, value, title, width, height } = readAttributes(text);
    const url = readUrl(src || data || value);
    if (!url) continue;
    const ratio = Number(height) / Number(width);
    return {
      url,
      title: title || undefined,
      /** Height ÷ width; undefined when the code has no sizes in px. */
      ratio: ratio > 0 && ratio < MAX_RATIO ? ratio : undefined,
    };
  }
  return undefined;
}
