import robotsParser from 'robots-parser';
import { messageOf } from '../message-of';
import { FailedRequest } from './failed-request';
import { isSameSite } from './page-address';
import { readSitemap } from './sitemap';

/** Sitemaps of one site, indexes included: a loop of names ends here. */
const SITEMAPS_MAX = 200;

/** Reads a whole answer; undefined where there is none under the address. */
export type ReadWhole = (address: URL) => Promise<Buffer | undefined>;

export interface Rules {
  allows(address: URL): boolean;
  readonly sitemaps: readonly string[];
}

/**
 * The rules of a site's `robots.txt`.
 * @param guest who asks; the site's owner may read all of it
 * @throws FailedRequest where the server cannot say what it allows
 */
export async function readRules(
  site: URL,
  { userAgent, isOwnSite: isOwn = false }: { readonly userAgent: string; readonly isOwnSite?: boolean },
  read: ReadWhole,
): Promise<Rules> {
  const address = new URL('/robots.txt', site);
  const text = await read(address).catch((error: unknown) => {
    if (isOwn) return undefined;
    throw new FailedRequest(
      `${address} could not be read (${messageOf(error)}), so nothing says what may be downloaded. If the site is yours, add --own-site.`,
    );
  });
  const rules = robotsParser(address.href, text?.toString('utf8') ?? '');
  return {
    allows: (page) => isOwn || rules.isAllowed(page.href, userAgent) !== false,
    sitemaps: rules.getSitemaps(),
  };
}

/** The pages that a site's sitemaps name, indexes of sitemaps followed. */
export async function readSitemaps(site: URL, named: readonly string[], read: ReadWhole): Promise<URL[]> {
  const addresses = [...named, '/sitemap.xml'].filter((written) => URL.canParse(written, site.href));
  const seen = new Set(addresses.map((written) => new URL(written, site).href));
  const pages: URL[] = [];
  for (const address of seen) {
    const url = new URL(address);
    if (!isSameSite(url, site)) continue;
    const bytes = await read(url).catch(() => undefined);
    const { pages: found, sitemaps } = bytes ? readSitemap(bytes) : { pages: [], sitemaps: [] };
    for (const written of found) if (URL.canParse(written, address)) pages.push(new URL(written, address));
    for (const written of sitemaps)
      if (URL.canParse(written, address) && seen.size < SITEMAPS_MAX)
        seen.add(new URL(written, address).href);
  }
  return pages;
}
