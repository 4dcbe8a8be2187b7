import { webUrl } from '../text/links/web-url';

/**
 * Path and query of an address, if it is a page of this site; `/` for everything else. The result names a page of this site to
 * whatever resolves it, so it may be handed on: it begins with one slash, since `//host` would name another host.
 * @example sitePath('https://site.example/about?a=b#top') // '/about?a=b'
 */
export function sitePath(address: string, origin = location.origin): string {
  // The origin of a `blob:` address is that of the page which made it: not on the web.
  const url = webUrl(address, origin);
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : '/';
}

/**
 * A page of this site, whatever the page's `<base>` names and whatever `path` is.
 * @example siteAddress('/checkout/donate', { donatePageId: '5f00' });
 */
export function siteAddress(path: string, query: Readonly<Record<string, string | undefined>> = {}): URL {
  const address = new URL(sitePath(path), location.origin);
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value);
  return address;
}
