/** Inlay's tags are between two comments, so that they are found again. */
export const START = '<!-- inlay -->';
export const END = '<!-- /inlay -->';

/**
 * Where the tags of an adopted page are, the comments included.
 * @param {string} html
 */
export function findTags(html) {
  const start = html.indexOf(START);
  const end = html.indexOf(END, start) + END.length;
  return start >= 0 && end > start ? { start, end } : undefined;
}

/**
 * An adopted page with other tags; a page without some stays as it is.
 * @param {string} html
 * @param {string} tags
 */
export function replaceTags(html, tags) {
  const found = findTags(html);
  return found ? html.slice(0, found.start) + tags + html.slice(found.end) : html;
}
