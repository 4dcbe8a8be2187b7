const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
/** What a browser drops wherever it stands before it reads a scheme: "java\nscript:" is one to it. */
const IGNORED = /[\t\n\r]/g;
/** At the ends it drops all of these. */
const isBlank = (character: string | undefined) => character !== undefined && character <= ' ';

function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (isBlank(text[start])) start++;
  while (end > start && isBlank(text[end - 1])) end--;
  return text.slice(start, end);
}

/**
 * The address as a link may carry it: http, https, mailto, tel or relative; anything else is `undefined`.
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(value: string | null | undefined): string | undefined {
  const url = value && trimBlanks(value.replace(IGNORED, ''));
  if (!url) return undefined;
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? url : undefined;
}
