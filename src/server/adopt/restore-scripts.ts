/** The text of a script; without an end tag it goes on to the end of the page, so that no character is read twice. */
const SCRIPT = /(<script\b[^<>]*>)(.*?)(?=<\/script|$)/gis;
const LINK = /="[a-z]+:[^"\\<>]*\\&quot;([^"<>]*?)\\(?:&quot;"|"")/g;

/**
 * A page as its server had sent it, where wget has followed links in the text of JSON: it takes the escaped quotes for a part of the address, and
 * without them no script of the page can be read.
 * @example restoreScripts('<script>s = {"a":"<a href="https://a.example/\\&quot;/b\\&quot;">"}</script>'); // '<script>s = {"a":"<a href=\\"/b\\">"}</script>'
 */
export const restoreScripts = (html: string): string =>
  html.includes('\\&quot;')
    ? html.replace(SCRIPT, (_, tag: string, text: string) => tag + text.replace(LINK, '=\\"$1\\"'))
    : html;
