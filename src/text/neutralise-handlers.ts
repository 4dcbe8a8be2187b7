/** A tag, with quoted values that may hold a `>`. */
const TAG = /<[a-z](?:[^>=]|=\s*(?:"[^"]*"|'[^']*')?)*/gi;
const NAME = /(?<=[\s/"'`])(?:on\w+|style)(?=\s*=)/gi;
/** A value, which is skipped, or such a name. */
const VALUE_OR_NAME = new RegExp(`=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>][^\\s>]*)?|${NAME.source}`, 'gi');

/**
 * Renames handlers and styles before a sanitizer removes them: Chromium reports each one that a sanitizer reads as a violation
 * of a strict content security policy. Values and the text between tags stay, except values with a `<`, which the browser may
 * read as a tag: quotes are text in a `style` or `noscript`.
 * @example neutraliseHandlers('<a href="/style=1" onclick="x()">') // '<a href="/style=1" x-off="x()">'
 */
export const neutraliseHandlers = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(VALUE_OR_NAME, (found) => {
      if (!found.startsWith('=')) return 'x-off';
      return found.includes('<') ? found.replace(NAME, 'x-off') : found;
    }),
  );
