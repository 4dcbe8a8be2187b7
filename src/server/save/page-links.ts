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

/** The pages before and behind a page of a list. */
const isNeighbour = (element: SourceElement): boolean =>
  element.tagName === 'link' && wordsOf(element, 'rel').some((rel) => rel === 'next' || rel === 'prev');

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
    if (isNeighbour(element)) add(pages, attributeValue(element, 'href') ?? '');
    for (const { kind, address } of addressesOf(html, element)) {
      if (kind === 'page') add(pages, address);
      else if (kind === 'script') add(files, address, isUpload);
      else if (kind !== 'form' && kind !== 'frame') add(files, address);
    }
  }
  return { pages: [...pages.values()], files: [...files.values()] };
}
