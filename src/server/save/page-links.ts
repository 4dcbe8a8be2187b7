import { attributeValue, wordsOf } from '../../../server/html/attributes.mjs';
import { parsePage, type SourceElement } from '../../../server/html/parse-page.mjs';
import { platformHostOf } from '../../../server/pages/platform-address.mjs';
import { readFileAddress } from './page-address';
import { readSheetAddresses } from './sheet-links';

export interface PageLinks {
  /** Where links lead, on any host. */
  readonly pages: readonly URL[];
  /** What the page shows or loads: style sheets, images, fonts, media, icons, feeds. Its scripts only where the site's owner has uploaded them. */
  readonly files: readonly URL[];
}

const LOADED_LINKS = ['stylesheet', 'icon', 'apple-touch-icon', 'mask-icon', 'manifest', 'preload'];
const FEEDS = /^application\/(?:rss|atom)\+xml$/i;
const SINGLE = ['src', 'data-src', 'data-image', 'poster'];
const CANDIDATES = ['srcset', 'data-srcset', 'imagesrcset'];
const MEDIA = new Set(['img', 'source', 'video', 'audio', 'track', 'input']);
/** Images that other services show with a link to the page. */
const SOCIAL = /^(?:og:image(?::secure_url)?|twitter:image|image|thumbnailurl)$/i;
/** Addresses in settings, which are JSON in attributes and scripts; a slash may be escaped. */
const IN_JSON = /(?:https?:)?\\?\/\\?\/[\w.-]+\\?\/[^\s"'<>\\]*(?:\\\/[^\s"'<>\\]*)*/g;

/** The addresses of a `srcset`. */
export const readCandidates = (value: string): string[] =>
  [...value.matchAll(/(?:^|,)\s*([^\s,]\S*[^\s,])/g)].map(([, address = '']) => address);

/** The platform's addresses in a text that holds JSON, such as `data-block-json`. */
const platformAddresses = (text: string): string[] =>
  [...text.matchAll(IN_JSON)].map(([found]) => found.replaceAll('\\/', '/')).filter(isPlatformFile);

/** A site of the platform's answers on a host of its own there, which has pages, not files. */
function isPlatformFile(address: string): boolean {
  const host = platformHostOf(address);
  return host !== undefined && /(?:^images|^static|^assets|^video|^file|-cdn\.|cdn\.)/.test(host);
}

/** What an element itself loads, as it is written. */
function written(element: SourceElement): string[] {
  const { tagName } = element;
  const value = (name: string) => attributeValue(element, name) ?? '';
  const styles = readSheetAddresses(value('style')).map(({ address }) => address);
  const json = element.attrs
    .filter(({ name, value: text }) => name.startsWith('data-') && /^\s*[[{]/.test(text))
    .flatMap(({ value: text }) => platformAddresses(text));
  const candidates = CANDIDATES.flatMap((name) => readCandidates(value(name)));
  const lazy = ['data-src', 'data-image'].map(value);
  if (tagName === 'link') {
    const rels = wordsOf(element, 'rel');
    const isLoaded = rels.some((rel) => LOADED_LINKS.includes(rel)) && value('as') !== 'script';
    const isFeed = rels.includes('alternate') && FEEDS.test(value('type'));
    return isLoaded || isFeed ? [value('href'), ...candidates] : [];
  }
  if (tagName === 'meta')
    return SOCIAL.test(value('property') || value('name') || value('itemprop')) ? [value('content')] : [];
  if (tagName === 'use' || tagName === 'image') return [value('href') || value('xlink:href'), ...styles];
  if (tagName === 'object') return [value('data'), ...styles];
  const single = MEDIA.has(tagName) ? SINGLE.map(value) : lazy;
  return [...single, ...candidates, ...styles, ...json];
}

/** The text in an element that the parser keeps as it is: a style sheet, JSON. */
function textOf(element: SourceElement): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

/**
 * Everything that a page leads to.
 * @param at the page's own address; a `base` of the page counts from there
 */
export function readPageLinks(html: string, at: URL): PageLinks {
  const { elements } = parsePage(html);
  const baseElement = elements.find(
    (element) => element.tagName === 'base' && attributeValue(element, 'href'),
  );
  const base = readFileAddress((baseElement && attributeValue(baseElement, 'href')) ?? '', at) ?? at;
  const pages = new Map<string, URL>();
  const files = new Map<string, URL>();
  const add = (list: Map<string, URL>, address: string) => {
    const url = readFileAddress(address, base);
    if (url) list.set(url.href, url);
  };
  for (const element of elements) {
    const { tagName } = element;
    if (tagName === 'a' || tagName === 'area') add(pages, attributeValue(element, 'href') ?? '');
    if (tagName === 'link' && wordsOf(element, 'rel').some((rel) => rel === 'next' || rel === 'prev'))
      add(pages, attributeValue(element, 'href') ?? '');
    for (const address of written(element)) add(files, address);
    if (tagName === 'style')
      for (const { address } of readSheetAddresses(textOf(element))) add(files, address);
    if (tagName === 'script') {
      const source = attributeValue(element, 'src');
      // The owner's own scripts are among the site's files; the platform's are what the copy does without.
      if (source && /^\/s\//.test(readFileAddress(source, base)?.pathname ?? '')) add(files, source);
      if (!source) for (const address of platformAddresses(textOf(element))) add(files, address);
    }
  }
  return { pages: [...pages.values()], files: [...files.values()] };
}
