import { decodeEntities } from './decode-entities';

/** Each ends at the next `>`, or with the text, and none looks for its end twice. Code goes with what is in it. */
const TAG = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*>/gi;
const LINE_END = /<br\s*\/?>|<\/(?:li|h[1-6]|tr)\s*>/gi;
const PARAGRAPH_END = /<\/(?:p|div|ul|ol|blockquote)\s*>/gi;

/** Where the last tag ends: behind it, a `<` is a sign like others. */
const endOfTags = (text: string) => text.lastIndexOf('>') + 1;

const hasTags = (text: string) => text.slice(0, endOfTags(text)).search(TAG) >= 0;

function stripTags(html: string): string {
  const spaced = html.replace(/\s+/g, ' ').replace(LINE_END, '\n').replace(PARAGRAPH_END, '\n\n');
  const end = endOfTags(spaced);
  return spaced.slice(0, end).replace(TAG, '') + spaced.slice(end);
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * What a caption says, as text with line breaks, for a text node: builders put html into attributes, and some
 * escape it once more than the attribute needs. Nothing is parsed, so nothing can run.
 * @example plainText('&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;') // "One\n\nTwo & three"
 */
export function plainText(source: string): string {
  const decoded = decodeEntities(source);
  // Only markup is decoded again: what a visitor is to read as "&amp;" in plain text stays so.
  if (hasTags(decoded)) return tidy(decodeEntities(stripTags(decoded)));
  return tidy(decoded);
}

/**
 * The same source as html, unescaped where it was escaped once too often; undefined where it is no more than text.
 * What comes out is as dangerous as what went in: it goes through `setSafeHtml`.
 * @example htmlOf('&lt;em&gt;One&lt;/em&gt;') // "<em>One</em>"
 */
export function htmlOf(source: string): string | undefined {
  return [source, decodeEntities(source)].find(hasTags);
}
