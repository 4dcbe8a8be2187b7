import { attributeValue, wordsOf } from '../html/attributes.mjs';
import { isPlatformAddress, splitAddress } from './platform-address.mjs';
import { withPlatformNames } from './platform-names.mjs';

/**
 * @import { Element } from '../html/page-tree.mjs'
 * @typedef {'platform' | 'theme'} ScriptOwner whose script it is, unless it is the site's own or another company's
 */

/** Text that the platform's builds leave in their files, and that no site's own script has. */
const PLATFORM_CODE = [
  /sourcemaps\.squarespace\.net\//i,
  /\bwebpackChunk(?:_sqs_polyfiller|extract_css|_websiteComponents)\b/,
  /\bwebsiteComponents\.loader\.define\(\s*["']website\.components\./,
  /\bYUI\.add\(\s*["']squarespace-/i,
  /\.p\s*=\s*["'](?:https?:)?[/\w.]*\/universal\/scripts-compressed\/["']/,
  /@sqs\/i18n-cldr\b/,
  /\bexports\.polyfiller\s*=/,
];
/** The same of bundles of themes: their chunks, or all of these. A script that only asks what a bundle has bound has no registry. */
const THEME_CHUNK = /\bwebpackChunknew_bedford_framework\b/;
const THEME_CODE = [
  /(["'])data-controllers-bound\1/,
  /\bdata-controller\b(?!-)/,
  /\.register\(\s*(["'])[A-Z]\w+\1/,
];
/** One of these is enough in a file that has a bundle's name: older bundles have no registry, the oldest none of the controllers. */
const NAMED_THEME_CODE =
  /(["'])data-controllers-bound\1|\bY\.Squarespace\.(?:Template|Singletons)\.|\bwin(?:dow)?\.Singleton\.create\(/;

/** Savers that keep all files in one folder keep only the name: `js/common-1f0c…-min.en-US.js`. Nobody else has such names. */
const PLATFORM_NAME =
  /^common(?:-vendors(?:-stable)?)?-[0-9a-f]{14,}-min\.js$|-[0-9a-f]{14,}-min\.[a-z]{2}(?:-[a-z0-9]+)*\.js$|^website\.components\.\w+\.(?:visitor|shared\.\w+)\.js$/;
/** Names that others may have given to their files, too. */
const LIKE_PLATFORM = /-[0-9a-f]{14,}-min\.js$|^(?:modern|legacy)\.js$/;
const LIKE_THEME = /^site-bundle\b.*\.js$/;

/**
 * A script's name without what a saver has added: a query (`a.js@v=1`), the mark of a download in the browser's language (`a.js.download`,
 * `a.js.descarga`), or of a second file of the name (`a(1).js`, `a_002.js`).
 * @param {string} name in lower case
 */
export const scriptName = (name) =>
  name.replace(/^(.+?\.js)(?![\w-]).*$/s, '$1').replace(/(?:\(\d+\)|_\d{3})(?=\.js$)/, '');

/**
 * Whose script it is, by its text.
 * @param {string} code
 * @param {string} [name] of its file: one mark is enough where it is a bundle's
 * @returns {ScriptOwner | undefined}
 */
export function ownerOfCode(code, name = '') {
  const text = withPlatformNames(code);
  const marks = LIKE_THEME.test(scriptName(name.toLowerCase())) ? [NAMED_THEME_CODE] : THEME_CODE;
  if (THEME_CHUNK.test(text) || marks.every((mark) => mark.test(text))) return 'theme';
  return PLATFORM_CODE.some((mark) => mark.test(text)) ? 'platform' : undefined;
}

/**
 * Whose script it is. Where its file is at hand, a name that others may use as well does not count: what is not known stays the site's own.
 * @param {string} address the attribute's value, its character references read
 * @param {{ readonly owner?: ScriptOwner | undefined }} [file] what its text says, where its file is at hand
 * @returns {ScriptOwner | undefined}
 */
export function scriptOwner(address, file) {
  const { host, steps } = splitAddress(address);
  const name = scriptName(steps.at(-1) ?? '');
  const isOfPlatform = isPlatformAddress(address);
  const isBundle = LIKE_THEME.test(name) || (steps.includes('scripts') && steps.includes('combo'));
  if (isOfPlatform) return isBundle ? 'theme' : 'platform';
  if (host !== undefined) return undefined;
  if (PLATFORM_NAME.test(name)) return 'platform';
  if (file) return file.owner;
  if (isBundle) return 'theme';
  return LIKE_PLATFORM.test(name) ? 'platform' : undefined;
}

/** Inline scripts of the platform are short; what savers have written into a page is not. */
const BUNDLE_CHARS = 30_000;
const DATA_SCRIPT = /^\s*data:[^,]*?(;base64)?,/i;

/**
 * Whose script an element is, or fetches early.
 * @param {Element} element
 * @param {(address: string) => { readonly owner?: ScriptOwner | undefined } | undefined} [inspect] what the text of a file says, where it is at hand
 * @returns {ScriptOwner | undefined}
 */
export function ownerOf(element, inspect) {
  if (element.tagName === 'link') {
    const rel = wordsOf(element, 'rel');
    const isForScript =
      rel.includes('modulepreload') || (rel.includes('preload') && wordsOf(element, 'as').includes('script'));
    const href = isForScript ? attributeValue(element, 'href') : undefined;
    return href === undefined ? undefined : scriptOwner(href, inspect?.(href));
  }
  if (element.tagName !== 'script') return undefined;
  // Of pages before 2017: it writes a tag for each of the platform's files.
  if (attributeValue(element, 'data-sqs-type') === 'dynamic-assets-loader') return 'platform';
  const src = attributeValue(element, 'src');
  const data = src === undefined ? undefined : DATA_SCRIPT.exec(src);
  if (src !== undefined && !data) return scriptOwner(src, inspect?.(src));
  const code =
    src !== undefined && data ? readData(src.slice(data[0].length), Boolean(data[1])) : inlineCode(element);
  return code.length < BUNDLE_CHARS || /\bSQUARESPACE_CONTEXT\s*=(?!=)/.test(code)
    ? undefined
    : ownerOfCode(code);
}

/** @param {Element} element */
function inlineCode(element) {
  const [text] = element.childNodes;
  return text && 'value' in text ? text.value : '';
}

/** @param {string} data @param {boolean} isBase64 */
function readData(data, isBase64) {
  try {
    return isBase64 ? atob(decodeURIComponent(data)) : decodeURIComponent(data);
  } catch {
    return '';
  }
}
