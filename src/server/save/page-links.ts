import { attributeValue, wordsOf } from '../../../server/html/attributes.mjs';
import { addressesOf } from '../../../server/html/page-addresses.mjs';
import { parsePage, type SourceElement } from '../../../server/html/parse-page.mjs';
import { readFileAddress } from './page-address';

export interface PageLinks {
  /** Where links lead, on any host. */
  readonly pages: readonly URL[];
  /** What the page shows or loads: style sheets, images, fonts, media, icons, feeds. Its scripts only where the site's owner has uploaded them. */
  readonly files: readonly URL[];
}

const FEED = /^application\/(?:rss|atom)\+xml$/i;

/** What a page is linked to by its head: the pages before and behind it, and its feed. */
function headLink(
  element: SourceElement,
): { readonly kind: 'page' | 'feed'; readonly address: string } | undefined {
  if (element.tagName !== 'link') return undefined;
  const rels = wordsOf(element, 'rel');
  const address = attributeValue(element, 'href') ?? '';
  if (rels.includes('next') || rels.includes('prev')) return { kind: 'page', address };
  const isFeed = rels.includes('alternate') && FEED.test(attributeValue(element, 'type') ?? '');
  return isFeed ? { kind: 'feed', address } : undefined;
}

/** The owner's own scripts are among the site's files; the platform's are what the copy does without. */
const isUpload = (address: URL): boolean => address.pathname.startsWith('/s/');

/**
 * Everything that a page leads to.
 * @param at the page's own address; a `base` of the page counts from there
 */
export function readPageLinks(html: string, at: URL): PageLinks {
  const { elements } = parsePage(html);
  const [baseElement] = elements.filter(
    (element) => element.tagName === 'base' && attributeValue(element, 'href'),
  );
  const base = readFileAddress((baseElement && attributeValue(baseElement, 'href')) ?? '', at) ?? at;
  const pages = new Map<string, URL>();
  const files = new Map<string, URL>();
  const add = (list: Map<string, URL>, written: string, isWanted = (_: URL) => true) => {
    const address = readFileAddress(written, base);
    if (address && isWanted(address)) list.set(address.href, address);
  };
  for (const element of elements) {
    const link = headLink(element);
    if (link) add(link.kind === 'page' ? pages : files, link.address);
    for (const { kind, address } of addressesOf(html, element)) {
      if (kind === 'page') add(pages, address);
      else if (kind === 'script') add(files, address, isUpload);
      else if (kind !== 'form' && kind !== 'frame') add(files, address);
    }
  }
  return { pages: [...pages.values()], files: [...files.values()] };
}
