const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel'];
// What a browser drops before it reads a scheme: "java\nscript:" is one to it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these control characters are the point
const IGNORED = /^[\u0000-\u0020]+|[\u0000-\u0020]+$|[\t\n\r]+/g;

/**
 * The address as a link may carry it: http, https, mailto, tel or relative; anything else is `undefined`.
 * @example safeUrl('javascript:alert(1)') // undefined
 */
export function safeUrl(value: string | null | undefined): string | undefined {
  const url = value?.replace(IGNORED, '');
  if (!url) return undefined;
  const scheme = SCHEME.exec(url)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? url : undefined;
}
