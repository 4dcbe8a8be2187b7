// Which addresses are pages of the site, and which of them are the same page.

/** The parts of a query that lead to further pages of a list. All others show the same page in another way. */
const LIST_KEYS = ['category', 'offset', 'page', 'tag'] as const;

/** Paths that are no pages: the platform's calls, its editor, accounts and checkouts. */
const NOT_PAGES = /^\/(?:api|config|account|checkout|commerce|logout|auth)(?:\/|$)/i;

/** `example.com` and `www.example.com` are one site. */
const bareHost = (host: string): string => host.toLowerCase().replace(/^www\./, '');

export const isSameSite = (one: URL, other: URL): boolean => bareHost(one.host) === bareHost(other.host);

/** The folder of a host in the download; a port is a part of its name, without its colon. */
export const hostFolder = ({ host }: URL): string => host.replace(':', '_');

const OWN_HOSTS = /"(?:internalUrl|baseUrl|authenticUrl)"\s*:\s*"(https?:\\?\/\\?\/[^"/\\]+)/g;

/** The hosts under which a page's context says that its site is known: the platform has one of its own for each. */
export const ownHosts = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(OWN_HOSTS)].map(([, address = '']) => new URL(address.replaceAll('\\/', '/')).host),
  ),
];

/** The same address on the host that the site is downloaded from. */
export function onSite(address: URL, site: URL, hosts: readonly string[]): URL {
  if (!hosts.includes(address.host)) return address;
  const own = new URL(address);
  own.protocol = site.protocol;
  own.host = site.host;
  return own;
}

/**
 * The address of a page as it is downloaded: without a fragment, with the parts of its query that lead to a page of its own, in one order.
 * @returns undefined where no page can be there: another protocol, another site, a call of the platform's
 * @example readPageAddress(new URL('https://example.com/journal/?offset=15&utm_source=x#top'), site)?.href; // 'https://example.com/journal?offset=15'
 */
export function readPageAddress(address: URL, site: URL): URL | undefined {
  if (!/^https?:$/.test(address.protocol) || !isSameSite(address, site)) return undefined;
  if (NOT_PAGES.test(address.pathname)) return undefined;
  const page = new URL(address.pathname.replace(/(?<=.)\/+$/, ''), site);
  for (const key of LIST_KEYS) {
    const value = address.searchParams.get(key);
    if (value) page.searchParams.set(key, value);
  }
  return page;
}

/** A file's address as it is downloaded: without a fragment. Undefined where there is nothing to download, as in `data:` and `mailto:`. */
export function readFileAddress(written: string, base: URL): URL | undefined {
  const text = written.trim();
  if (!text || !URL.canParse(text, base.href)) return undefined;
  const address = new URL(text, base);
  if (!/^https?:$/.test(address.protocol)) return undefined;
  address.hash = '';
  return address;
}
