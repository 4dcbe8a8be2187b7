/**
 * The address of a recording, absolute; undefined where there is none that a browser can play. On a page of https plain http
 * becomes https: browsers block the one inside the other.
 */
export function readAddress(address: string | null | undefined): URL | undefined {
  const text = address?.trim();
  if (!text || !URL.canParse(text, document.baseURI)) return undefined;
  const url = new URL(text, document.baseURI);
  if (url.protocol === 'http:' && location.protocol === 'https:') url.protocol = 'https:';
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
