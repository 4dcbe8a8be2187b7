/** A tag, with quoted values that may hold a `>`. */
const TAG = /<[a-z](?:[^>=]|=\s*(?:"[^"]*"|'[^']*')?)*/gi;
/** A value, which is skipped, or the name of a handler or of a style. */
const VALUE_OR_NAME = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?|(?<=[\s/"'`])(?:on\w+|style)(?=\s*=)/gi;

/**
 * Handlers and styles under a name that means nothing, before a sanitizer sees them. None would apply, or be left: but
 * Chromium reports each that a sanitizer comes across to a strict policy, as if the page had tried. Values, and what is
 * between the tags, stay as they are.
 * @example neutraliseHandlers('<a href="/style=1" onclick="x()">') // '<a href="/style=1" x-off="x()">'
 */
export const neutraliseHandlers = (html: string): string =>
  html.replace(TAG, (tag) =>
    tag.replace(VALUE_OR_NAME, (found) => (found.startsWith('=') ? found : 'x-off')),
  );
