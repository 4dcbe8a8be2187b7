import { safeUrl } from './safe-url';

/** `safeUrl`, resolved; also undefined if it cannot be parsed. Some supported browsers have no `URL.parse`. */
export function parseSafeUrl(value: string | null | undefined, base = document.baseURI): URL | undefined {
  const url = safeUrl(value);
  return url && URL.canParse(url, base) ? new URL(url, base) : undefined;
}
