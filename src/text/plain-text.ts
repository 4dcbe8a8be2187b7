import { decodeEntities } from './decode-entities';

/** Each tag ends at the next `>` or with the text, so that no end is searched for twice. Code is matched with its content. */
const TAG = /<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*>/gi;
const LINE_END = /<br\s*\/?>|<\/(?:li|h[1-6]|tr)\s*>/gi;
const PARAGRAPH_END = /<\/(?:p|div|ul|ol|blockquote)\s*>/gi;

/** The end of the last tag: a `<` after it is plain text. */
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
 * The text of a caption with line breaks, for a text node: builders put html into attributes, and some escape it twice.
 * Nothing is parsed, so nothing can run.
 * @example plainText('&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two &amp;amp; three&lt;/p&gt;') // "One\n\nTwo & three"
 */
export function plainText(source: string): string {
  const decoded = decodeEntities(source);
  // Only markup is decoded again: a visible "&amp;" in plain text stays.
  if (hasTags(decoded)) return tidy(decodeEntities(stripTags(decoded)));
  return tidy(decoded);
}

/**
 * The same source as html, unescaped where it was escaped twice; undefined for plain text. The result is as dangerous as the
 * source: pass it to `setSafeHtml`.
 * @example htmlOf('&lt;em&gt;One&lt;/em&gt;') // "<em>One</em>"
 */
export function htmlOf(source: string): string | undefined {
  return [source, decodeEntities(source)].find(hasTags);
}
