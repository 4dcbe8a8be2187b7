const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** Browsers remove these anywhere before they read a scheme: "java\nscript:" is a scheme, too. */
const IGNORED = /[\t\n\r]/g;
/** Browsers remove these at both ends. */
const isBlank = (character: string | undefined) => character !== undefined && character <= ' ';

/** An address without what browsers ignore in it. */
export function trimAddress(text: string): string {
  const address = text.replace(IGNORED, '');
  let start = 0;
  let end = address.length;
  while (isBlank(address[start])) start++;
  while (end > start && isBlank(address[end - 1])) end--;
  return address.slice(start, end);
}

/** In lower case; undefined for a relative address. */
export const schemeOf = (address: string): string | undefined => SCHEME.exec(address)?.[1]?.toLowerCase();

const SAFE_SCHEMES = ['http', 'https', 'ftp', 'mailto', 'tel', 'sms'];

/**
 * An address that can do no harm in a link or as a picture: relative, or with one of a few schemes; undefined for any other. A link of a
 * setting is read by `link()`, which also asks whether it leads anywhere.
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(value: string | null | undefined): string | undefined {
  const url = trimAddress(value ?? '');
  const scheme = schemeOf(url);
  return url && (scheme === undefined || SAFE_SCHEMES.includes(scheme)) ? url : undefined;
}
