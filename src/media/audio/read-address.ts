/** The absolute address of a recording; undefined if no browser can play it. Plain http becomes https on pages of https, which block the other. */
export function readAddress(address: string | null | undefined): URL | undefined {
  const text = address?.trim();
  if (!text || !URL.canParse(text, document.baseURI)) return undefined;
  const url = new URL(text, document.baseURI);
  if (url.protocol === 'http:' && location.protocol === 'https:') url.protocol = 'https:';
  return /^https?:$/.test(url.protocol) ? url : undefined;
}
