import { decodeEntities } from './decode-entities';

const TAG = /<\/?[a-z][^>]*>|<!--[\s\S]*?-->/gi;
const UNSEEN = /<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi;
const LINE_END = /<br\s*\/?>|<\/(?:li|h[1-6]|tr)\s*>/gi;
const PARAGRAPH_END = /<\/(?:p|div|ul|ol|blockquote)\s*>/gi;

const hasTags = (text: string) => text.search(TAG) >= 0;

function stripTags(html: string): string {
  const spaced = html
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(PARAGRAPH_END, '\n\n');
  return spaced.replace(TAG, '');
}

const tidy = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
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
