import { parsePage } from '../html/parse-page.mjs';

/** @import { ParsedPage } from '../html/parse-page.mjs' */

/** Inlay's tags are between two comments, so that they are found again. */
export const START = '<!-- inlay -->';
export const END = '<!-- /inlay -->';

/**
 * The start and end of an adopted page's tags, the comments included. The same words in a script or in a field do not count.
 * @param {ParsedPage} page
 */
export function findTags({ html, comments }) {
  const placeOf = (/** @type {string} */ mark, from = 0) =>
    comments.map(({ start }) => start).find((place) => place >= from && html.startsWith(mark, place));
  const start = placeOf(START);
  const end = start === undefined ? undefined : placeOf(END, start);
  return start === undefined || end === undefined ? undefined : { start, end: end + END.length };
}

/**
 * An adopted page with other tags; a page without some stays as it is.
 * @param {string} html
 * @param {string} tags
 * @param {ReturnType<typeof findTags>} [found] where its tags are, for a caller who knows
 */
export function replaceTags(html, tags, found = findTags(parsePage(html))) {
  return found ? html.slice(0, found.start) + tags + html.slice(found.end) : html;
}
