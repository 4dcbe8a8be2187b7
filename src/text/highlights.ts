import { decodeEntities } from './decode-entities';

/** The server marks words inside character references, too: `&<em>amp</em>;`. */
const MARKED_REFERENCE = /&<em>(\w+)<\/em>;/gi;
const MATCH = /<em>([^<]*)<\/em>/gi;
const TAG = /<[^<>]*>/g;

/**
 * The text of a search result, with the words that the server has marked as matches. Other tags are dropped.
 * @example splitHighlights('Herbal <em>tea</em> &amp; cake') // Herbal | tea | & cake, the second a match
 */
export const splitHighlights = (html: string) =>
  html
    .replace(MARKED_REFERENCE, '&$1;')
    .split(MATCH)
    .map((part, index) => ({ text: decodeEntities(part.replace(TAG, '')), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text);

/** The same without marks. */
export const withoutHighlights = (html: string) =>
  splitHighlights(html)
    .map(({ text }) => text)
    .join('');
