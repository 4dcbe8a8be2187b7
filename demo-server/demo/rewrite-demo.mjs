import { fileURLToPath } from 'node:url';
import MagicString from 'magic-string';
import { attributeSource, attributeValue, wordsOf } from '../../src/server/html/attributes.mjs';
import { parsePage } from '../../src/server/html/parse-page.mjs';
import { pageStyles } from '../../tools/page-styles.mjs';
import { readFamilies } from '../../tools/style-families.mjs';
import { ourScript } from '../embed-tags.mjs';

/** @import { EmbedChoice } from '../embed-tags.mjs' */
/** @import { Element } from '../../src/server/html/page-tree.mjs' */

const families = await readFamilies(fileURLToPath(new URL('../..', import.meta.url)));
/** The page's own link, behind which those of its families are written. */
const SITE_STYLES = '/dist/site.css';
const DIST = /^(\s*)\/dist\/(?:preact|react)\//;

/** By choice and text: tests ask for each page many times. @type {Map<string, string>} */
const written = new Map();

/**
 * A demo page with the renderer, format and language asked for, and with links to the style sheets that it needs, as a server writes that knows
 * the page. Only the tags that load Inlay and the page's own `lang` and `dir` change.
 * @param {string} html
 * @param {EmbedChoice} choice
 */
export function rewriteDemo(html, choice) {
  const key = JSON.stringify(choice) + html;
  const page = written.get(key) ?? writeDemo(html, choice);
  written.set(key, page);
  return page;
}

/** @param {string} html @param {EmbedChoice} choice */
function writeDemo(html, choice) {
  const source = new MagicString(html);
  const page = parsePage(html);
  for (const element of page.elements) {
    if (element.tagName === 'html' && choice.locale) writeLocale(source, element, choice.locale);
    else rewriteTag(source, element, choice);
    if (choice.namesStyles && attributeValue(element, 'href') === SITE_STYLES)
      source.appendRight(element.end, familyLinks(page));
  }
  return source.toString();
}

/** Checks whether a language is written from right to left, by what Node knows of it. @param {string} locale */
function isRightToLeft(locale) {
  try {
    /** @type {Intl.Locale & { textInfo?: { direction: string }, getTextInfo?(): { direction: string } }} */
    const known = new Intl.Locale(locale);
    // Newer versions of Node have the method alone.
    return (known.getTextInfo?.() ?? known.textInfo)?.direction === 'rtl';
  } catch {
    // It looks like a tag, but is none.
    return false;
  }
}

/** @param {import('../../src/server/html/parse-page.mjs').ParsedPage} page */
const familyLinks = (page) =>
  pageStyles(page, families)
    .slice(1)
    .map((file) => `<link rel="stylesheet" href="/dist/${file}">`)
    .join('');

/** @param {MagicString} source @param {Element} element @param {string} locale */
function writeLocale(source, element, locale) {
  const lang = attributeSource(source.original, element, 'lang');
  if (!lang || attributeSource(source.original, element, 'dir')) return;
  source.update(lang.start, lang.end, `lang="${locale}"${isRightToLeft(locale) ? ' dir="rtl"' : ''}`);
}

/** @param {MagicString} source @param {Element} element @param {EmbedChoice} choice */
function rewriteTag(source, element, { renderer, format, isOff }) {
  const { tagName, start, end } = element;
  if (tagName !== 'script' && tagName !== 'link') return;
  const address = attributeSource(source.original, element, tagName === 'script' ? 'src' : 'href');
  if (!address || !DIST.test(address.value)) return;
  // A preloaded module is wasted when no module asks for it.
  const isUnused =
    tagName === 'link' && wordsOf(element, 'rel').includes('modulepreload') && format === 'iife';
  if (isOff || isUnused) {
    source.remove(start, end);
    return;
  }
  const isClassic = format === 'iife' && ourScript(address.value) === 'site.js';
  const inRenderer = address.value.replace(DIST, `$1/dist/${renderer}/`);
  const wanted = isClassic ? inRenderer.replace('/site.js', '/site.iife.js') : inRenderer;
  source.update(address.valueStart, address.valueEnd, wanted);
  if (isClassic) makeClassic(source, element);
}

/**
 * Replaces `type="module"` with `defer`, which runs at the same moment. A nonce or data attribute stays.
 * @param {MagicString} source
 * @param {Element} element
 */
function makeClassic(source, element) {
  const type = attributeSource(source.original, element, 'type');
  if (!type || attributeValue(element, 'type')?.trim().toLowerCase() !== 'module') return;
  source.update(type.start, type.end, attributeValue(element, 'async') === undefined ? 'defer' : '');
}
