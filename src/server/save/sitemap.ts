import { gunzipSync } from 'node:zlib';
import { parseXml, type XmlElement } from '@rgrove/parse-xml';

export interface Sitemap {
  readonly pages: readonly string[];
  /** The further sitemaps that an index names. */
  readonly sitemaps: readonly string[];
}

/** In bytes, unpacked: the protocol allows 50 MB. */
const SIZE_MAX = 60_000_000;

const elements = (parent: XmlElement): XmlElement[] =>
  parent.children.filter((child): child is XmlElement => child.type === 'element');
/** A namespace's prefix does not matter. */
const nameOf = (element: XmlElement): string => element.name.replace(/^.*:/, '');

/**
 * The addresses of a sitemap, or of an index of sitemaps, also packed by gzip. Text that is not XML has none.
 * @example readSitemap(Buffer.from('<urlset><url><loc>https://example.com/</loc></url></urlset>')).pages; // ['https://example.com/']
 */
export function readSitemap(bytes: Buffer): Sitemap {
  const none: Sitemap = { pages: [], sitemaps: [] };
  try {
    const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = (isPacked ? gunzipSync(bytes, { maxOutputLength: SIZE_MAX }) : bytes).toString('utf8');
    const { root } = parseXml(text.trimStart(), { ignoreUndefinedEntities: true });
    if (!root) return none;
    const addresses = elements(root).flatMap((entry) =>
      elements(entry)
        .filter((child) => nameOf(child) === 'loc')
        .map((loc) => loc.text.trim()),
    );
    if (nameOf(root) === 'sitemapindex') return { pages: [], sitemaps: addresses };
    return nameOf(root) === 'urlset' ? { pages: addresses, sitemaps: [] } : none;
  } catch {
    return none;
  }
}
