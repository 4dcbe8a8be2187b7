import type MagicString from 'magic-string';
import { attributeValue } from '../html/attributes.mjs';
import type { Element } from '../html/page-tree.mjs';
import type { ParsedPage } from '../html/parse-page.mjs';
import { findTags } from '../pages/adopted-tags.mjs';

const OWN_SCRIPT = /^(.*?)(?:preact|react)\/(?:site|site-[A-Z\d]+|site\.iife|boot)\.js(?:[?#].*)?$/s;

const addressOf = (element: Element): string =>
  attributeValue(element, element.tagName === 'script' ? 'src' : 'href') ?? '';

/** Handwritten tags: Inlay's scripts, and links to files in the same folder. */
function findHandwritten({ elements }: ParsedPage): readonly Element[] {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && OWN_SCRIPT.test(addressOf(element)),
  );
  const folders = new Set(scripts.map((script) => OWN_SCRIPT.exec(addressOf(script))?.[1] ?? ''));
  const isOwnLink = (element: Element) =>
    element.tagName === 'link' &&
    [...folders].some(
      (folder) =>
        addressOf(element).startsWith(folder) &&
        /^(?:[\w-]+\.css|(?:preact|react)\/.+)$/.test(addressOf(element).slice(folder.length)),
    );
  return elements.filter((element) => scripts.includes(element) || isOwnLink(element));
}

/**
 * Takes Inlay's tags out of a page, if it has some.
 * @param page the page that `source` was made from
 * @returns their first position, undefined on a page that has none; `has` checks whether an element was one of them
 */
export function removeOwnTags(source: MagicString, page: ParsedPage) {
  const tags = findTags(page);
  if (tags) {
    const { start, end } = tags;
    source.remove(start, end);
    return {
      start,
      has: (element: Element) => element.start > start && element.start < end,
    };
  }
  const own = new Set(findHandwritten(page));
  for (const { start, end } of own) source.remove(start, end);
  const [first] = own;
  return { start: first?.start, has: (element: Element) => own.has(element) };
}
