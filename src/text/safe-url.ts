const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** Browsers remove these anywhere before they read a scheme: "java\nscript:" is a scheme, too. */
const IGNORED = /[\t\n\r]/g;
/** Browsers remove these at both ends. */
const isBlank = (character: string | undefined) => character !== undefined && character <= ' ';

function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

/**
 * An address that is safe in a link: http, https, mailto, tel or relative; undefined for any other.
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(value: string | null | undefined): string | undefined {
  const url = value && trimBlanks(value.replace(IGNORED, ''));
  if (!url) return undefined;
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? url : undefined;
}
