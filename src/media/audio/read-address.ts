import { webUrl } from '../../text/links/web-url';

/** The absolute address of a recording; undefined if no browser can play it. Plain http becomes https on pages of https, which block the other. */
export function readAddress(address: string | null | undefined): URL | undefined {
  const url = webUrl(address);
  if (url && location.protocol === 'https:') url.protocol = 'https:';
  return url;
}
