import MagicString from 'magic-string';
import { chooseLanguage } from '../../text/choose-language';
import { escapeHtml } from '../../text/escape';
import { attributeSource, attributeValue, wordsOf } from '../html/attributes.mjs';
import type { Element } from '../html/page-tree.mjs';
import { type ParsedPage, parsePage } from '../html/parse-page.mjs';

/** A text in the languages of `src/languages/`, by their names. */
export type Translations = Readonly<Record<string, string>>;

/** A text that a written page shows. */
interface ShellText {
  /** Its id in the files of languages. */
  readonly message: string;
  readonly english: string;
}

export interface ShellContent {
  readonly title: ShellText;
  /** The markup of the block that draws the page. */
  readonly content: string;
  /** The text that the markup has in place of `MORE`. */
  readonly more?: ShellText;
}

const MORE = '{more}';

/** Classes of the link to the page itself. */
const ACTIVE = /(?:^|\s)(?:[\w-]*--active|active-link|homepage)(?=\s|$)/;

/** Conditions for the element with the text between a page's header and its footer, the surest first. */
const MAINS: ReadonlyArray<(element: Element) => boolean> = [
  ({ tagName }) => tagName === 'main',
  (element) => attributeValue(element, 'role') === 'main',
  (element) => attributeValue(element, 'data-content-field') === 'main-content',
  (element) => ['page', 'main', 'content', 'canvas'].includes(attributeValue(element, 'id') ?? ''),
];

function findMain({ elements }: ParsedPage): Element | undefined {
  for (const isMain of MAINS) {
    const found = elements.find((element) => isMain(element) && element.endTag);
    if (found) return found;
  }
  return undefined;
}

/** What says of a page which one it is, and is wrong of another: its address, its summary, its images for other services. */
function isAboutPage(element: Element): boolean {
  if (element.tagName === 'link')
    return wordsOf(element, 'rel').some((rel) => ['canonical', 'alternate', 'next', 'prev'].includes(rel));
  if (element.tagName === 'script') return attributeValue(element, 'type') === 'application/ld+json';
  if (element.tagName !== 'meta') return false;
  const name = (
    attributeValue(element, 'property') ??
    attributeValue(element, 'name') ??
    attributeValue(element, 'itemprop') ??
    ''
  ).toLowerCase();
  return /^(?:og:|twitter:)|^(?:description|url|name|image|thumbnailurl)$/.test(name);
}

/** Takes the marks off that say of a link that it leads to the page itself. */
function unmarkCurrent(source: MagicString, element: Element): void {
  const current = attributeSource(source.original, element, 'aria-current');
  if (current) source.remove(current.start, current.end);
  const written = attributeSource(source.original, element, 'class');
  if (!written || !ACTIVE.test(written.value)) return;
  const left = written.value.split(/\s+/).filter((name) => !ACTIVE.test(name));
  source.update(written.valueStart, written.valueEnd, left.join(' '));
}

/** The end of a title that names the site, from the dash before it on. @example siteIn('Home — Ferns') // ' — Ferns' */
function siteIn(title: string): string {
  const dash = Math.max(...['—', '–', '|', '-'].map((sign) => title.lastIndexOf(sign)));
  return dash < 0 || dash === title.length - 1 ? '' : title.slice(title.slice(0, dash).trimEnd().length);
}

/**
 * A page with the header, footer and style of another one, and other content: for pages that the platform draws for each visitor and that cannot be downloaded.
 * @param html a page of the site: its texts are in the language of that
 * @returns undefined where it does not say where its content is
 */
export function createShellPage(
  html: string,
  { title, content, more }: ShellContent,
  translations: Readonly<Record<string, Translations>> = {},
): string | undefined {
  const page = parsePage(html);
  const root = page.elements.find(({ tagName }) => tagName === 'html');
  const language = chooseLanguage((root && attributeValue(root, 'lang')) ?? '');
  const say = ({ message, english }: ShellText) => escapeHtml(translations[message]?.[language] ?? english);
  const main = findMain(page);
  if (!main) return undefined;
  const source = new MagicString(html);
  const isInMain = ({ start }: Element) => start >= main.startTagEnd && start < main.endTagStart;
  for (const element of page.elements) {
    if (isInMain(element)) continue;
    const { start, end, startTagEnd, endTagStart } = element;
    if (isAboutPage(element)) source.remove(start, end);
    else unmarkCurrent(source, element);
    // Not the title of an SVG.
    const isTitle =
      element.tagName === 'title' &&
      element.parentNode &&
      'tagName' in element.parentNode &&
      element.parentNode.tagName === 'head';
    if (isTitle && element.endTag) {
      const ending = siteIn(html.slice(startTagEnd, endTagStart));
      source.overwrite(startTagEnd, endTagStart, `${say(title)}${ending}`);
    }
  }
  const own = more ? content.replace(MORE, () => say(more)) : content;
  source.overwrite(main.startTagEnd, main.endTagStart, own);
  // Pages that only their visitor has do not belong in a search.
  const head = page.elements.find(({ tagName }) => tagName === 'head');
  if (head) source.appendLeft(head.startTagEnd, '<meta name="robots" content="noindex">');
  return source.toString();
}

/** The pages that the platform forbids to download, what in a page asks for each, and the block that draws it. */
export const SHELL_PAGES = [
  {
    file: 'cart.html',
    isAskedFor: /\/cart\b|sqs-(?:custom-cart|cart-dropzone|add-to-cart)/,
    title: { message: 'cart-page.title', english: 'Cart' },
    content: '<div class="sqs-cart-root" id="sqs-cart-root"><div id="sqs-cart-container"></div></div>',
  },
  {
    file: 'search.html',
    isAskedFor: /\/search\b|sqs-search|data-controller="[^"]*Search/,
    title: { message: 'search-page.label', english: 'Search' },
    more: { message: 'shell-page.more', english: 'See more' },
    content: `<div class="sqs-search-page">
  <div class="sqs-search-page-input"><div class="spinner-wrapper"></div></div>
  <div class="sqs-search-page-output hide" style="opacity:0">
    <div class="sqs-search-page-notice hide"></div>
    <div class="sqs-search-page-result"><div class="sqs-search-container-list sqs-search-page-list"><div class="search-results"></div></div></div>
    <div class="sqs-search-page-more-wrapper"><div class="sqs-search-page-more"><span>${MORE}</span></div></div>
  </div>
</div>`,
  },
] as const;
