import { attributeValue, wordsOf } from '../html/attributes.mjs';
import { addressesOf, isUpload, VARIANT } from '../html/page-addresses.mjs';
import type { Element } from '../html/page-tree.mjs';
import { parsePage } from '../html/parse-page.mjs';
import { isFileHost } from '../pages/platform-address.mjs';
import type { FileKind } from '../public';
import { readFileAddress } from './page-address';

export interface PageLinks {
  /** The targets of links, on any host. */
  readonly pages: readonly URL[];
  /** The files that the page shows or loads: style sheets, images, fonts, media, icons, feeds. Its scripts only where the site's owner has uploaded them. */
  readonly files: readonly URL[];
  /** Files that scripts ask for by names of their own: the copy keeps these, without an ending. */
  readonly named: readonly URL[];
}

/** The pages before and behind a page of a list. */
const isNeighbour = (element: Element): boolean =>
  element.tagName === 'link' && wordsOf(element, 'rel').some((rel) => rel === 'next' || rel === 'prev');

/** The owner's own scripts are among the site's files; the platform's are what the copy does without. */
const isOwnScript = ({ pathname }: URL): boolean => isUpload(pathname);

/** Links lead to files, too: recordings, documents. */
const isFile = (written: string, base: URL): boolean =>
  URL.canParse(written, base.href) && isFileHost(new URL(written, base).host);

/**
 * Everything that a page leads to.
 * @param at the page's own address; a `base` of the page counts from there
 * @param isWanted leaves out what is there already
 */
export function readPageLinks(
  html: string,
  at: URL,
  isWanted: (address: string, kind: FileKind) => boolean = () => true,
): PageLinks {
  const { elements } = parsePage(html);
  const [baseElement] = elements.filter(
    (element) => element.tagName === 'base' && attributeValue(element, 'href'),
  );
  const base = readFileAddress((baseElement && attributeValue(baseElement, 'href')) ?? '', at) ?? at;
  const pages = new Map<string, URL>();
  const files = new Map<string, URL>();
  const named = new Map<string, URL>();
  const add = (list: Map<string, URL>, written: string, allows = (_: URL) => true) => {
    const address = readFileAddress(written, base);
    if (address && allows(address)) list.set(address.href, address);
  };
  for (const element of elements) {
    if (isNeighbour(element)) add(pages, attributeValue(element, 'href') ?? '');
    for (const { kind, address, variants } of addressesOf(html, element)) {
      if (!isWanted(address, kind)) continue;
      if (variants) {
        for (const name of variants.names) add(files, address.replace(VARIANT, name));
        add(named, address.replace(VARIANT, 'thumbnail'));
      } else if (kind === 'page' || kind === 'frame') add(isFile(address, base) ? files : pages, address);
      else if (kind === 'script') add(files, address, isOwnScript);
      else if (kind !== 'form') add(files, address);
    }
  }
  return { pages: [...pages.values()], files: [...files.values()], named: [...named.values()] };
}
