import { hasOtherNames, withPlatformNames } from '../pages/platform-names.mjs';

/** The text of a script; without an end tag it goes on to the end of the page, so that no character is read twice. */
const SCRIPT = /(<script\b[^<>]*>)(.*?)(?=<\/script|$)/gis;
const LINK = /="[a-z]+:[^"\\<>]*\\&quot;([^"<>]*?)\\(?:&quot;"|"")/g;

/**
 * A page as its server had sent it, where a saver has changed the text of its scripts, which nothing can read then. wget follows links in JSON: it
 * takes the escaped quotes for a part of the address. Others write another word for the name of the platform.
 * @example restoreScripts('<script>s = {"a":"<a href="https://a.example/\\&quot;/b\\&quot;">"}</script>'); // '<script>s = {"a":"<a href=\\"/b\\">"}</script>'
 */
export const restoreScripts = (html: string): string =>
  html.includes('\\&quot;') || hasOtherNames(html)
    ? html.replace(
        SCRIPT,
        (_, tag: string, text: string) => tag + withPlatformNames(text.replace(LINK, '=\\"$1\\"')),
      )
    : html;
