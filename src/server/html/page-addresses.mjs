import { decodeHTMLAttribute } from 'entities/decode';
import { attributeSources, attributeValue, wordsOf } from './attributes.mjs';
import { isWritten, TextNode } from './page-tree.mjs';
import { kindByName, namesFile, styleAddresses } from './style-addresses.mjs';

/**
 * @import { FileKind } from '../public'
 * @import { Element } from './page-tree.mjs'
 * @typedef {object} PageAddress a place of a page where an address stands
 * @property {FileKind} kind of what it names
 * @property {string} address as a browser reads it
 * @property {number} start in the source
 * @property {number} end
 * @property {boolean} isSized whether a script asks for the image, in the width that it needs
 * @property {Variants} [variants] where the address has `{variant}` for the name of a size
 * @typedef {object} Variants the names of the sizes of a video, where the list of them stands
 * @property {readonly string[]} names `640:360`
 * @property {number} start
 * @property {number} end
 */

/** The part of an address that stands for the name of a size. */
export const VARIANT = '{variant}';
/** The list of sizes, beside the address in JSON. */
const SIZES = /systemDataVariants(?:"|&quot;)\s*:\s*(?:"|&quot;)([^"&]*)/;

/** Attributes of any element but these that name an image. */
const IMAGE_ATTRIBUTES = new Set(['src', 'data-src', 'data-image', 'poster', 'background']);
const NOT_IMAGES = new Set([
  'script',
  'iframe',
  'frame',
  'embed',
  'object',
  'audio',
  'video',
  'track',
  'link',
  'a',
]);
const LISTS = new Set(['srcset', 'data-srcset', 'imagesrcset']);
/** A picture that stands in an element for anything. */
const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#]|$)/i;
const CANDIDATE = /(?:^|,)\s*([^\s,]\S*[^\s,]|[^\s,])/g;
const META_IMAGE = /^(?:og:image(?::url|:secure_url)?|twitter:image(?::src)?|image|thumbnailurl)$/i;

/** Files on the platform's hosts, where text, most often JSON, names them by a full address. A space is a part of it where the rest is the end of a name. */
const IN_TEXT =
  /(?:https?:)?(?:\\?\/){2}(?:[\w-]+\.)*(?:(?:images|video|file|static1?|assets)\.squarespace(?:-cdn)?|sqspcdn)\.com(?:\\?\/(?:[^\s"'<>\\&(),;/]|[(),;](?=[^\s"'<>\\&])|&amp;|&#12[35];|\\u0026| (?=[^"'<>\\&,;:/]{0,200}\.\w{2,5}(?:["?]|&quot;)))*)+/gi;

/** Files that the site's owner has uploaded, which the platform has in one folder, where JSON names them. */
const UPLOAD = /(?<=["']|&quot;|&#34;)(?:\\?\/)s(?:\\?\/(?:[^"<>\\&/]|&amp;|\\u0026)+)+(?="|&quot;|&#34;)/gi;

/** Whether an address on the site's own host is that of a file that its owner has uploaded. @param {string} path */
export const isUpload = (path) => path.startsWith('/s/');

/** @param {Element} link @returns {FileKind | undefined} */
function kindOfLink(link) {
  const rel = wordsOf(link, 'rel');
  const [as = ''] = wordsOf(link, 'as');
  if (rel.includes('stylesheet')) return 'style';
  if (rel.some((word) => /icon$|^image_src$/.test(word)) || attributeValue(link, 'itemprop'))
    return 'picture';
  if (
    rel.includes('alternate') &&
    /^application\/(?:rss|atom)\+xml$/i.test(attributeValue(link, 'type') ?? '')
  )
    return 'feed';
  if (!rel.includes('preload')) return undefined;
  return /** @type {Record<string, FileKind>} */ ({ style: 'style', font: 'font', image: 'picture' })[as];
}

/** Elements of which one attribute names something else than an image. @type {Readonly<Record<string, readonly [string, FileKind]>>} */
const SPECIAL = {
  script: ['src', 'script'],
  iframe: ['src', 'frame'],
  frame: ['src', 'frame'],
  audio: ['src', 'media'],
  video: ['src', 'media'],
  track: ['src', 'media'],
  embed: ['src', 'media'],
  object: ['data', 'media'],
  a: ['href', 'page'],
  area: ['href', 'page'],
  form: ['action', 'form'],
  use: ['href', 'picture'],
  image: ['href', 'picture'],
};

/**
 * The address in an attribute that has one; undefined where it has none.
 * @param {Element} element
 * @param {string} name without prefix
 * @returns {FileKind | undefined}
 */
function kindOf(element, name) {
  const { tagName } = element;
  const [special, kind] = SPECIAL[tagName] ?? [];
  if (name === special)
    return kind === 'media' && PICTURE.test(attributeValue(element, name) ?? '') ? 'picture' : kind;
  if (tagName === 'link') return name === 'href' ? kindOfLink(element) : undefined;
  if (tagName === 'meta') {
    const says =
      attributeValue(element, 'property') ??
      attributeValue(element, 'name') ??
      attributeValue(element, 'itemprop');
    return name === 'content' && META_IMAGE.test(says ?? '') ? 'picture' : undefined;
  }
  if (name === 'poster') return 'picture';
  if (tagName === 'source' && name === 'src' && /^(?:audio|video)$/.test(parentName(element))) return 'media';
  return IMAGE_ATTRIBUTES.has(name) && !NOT_IMAGES.has(tagName) ? 'picture' : undefined;
}

/** @param {Element} element */
const parentName = ({ parentNode }) => (parentNode && 'tagName' in parentNode ? parentNode.tagName : '');

/** Reads the character references of an attribute, or of a part of one. @param {string} source */
export const readReferences = (source) => (source.includes('&') ? decodeHTMLAttribute(source) : source);

/** The text with references of quotes as spaces and quotes: CSS in attributes, each character in its place. @param {string} source */
const withQuotes = (source) =>
  source.replace(/&(?:quot|#0?3[49]|#x2[27]|apos);/gi, (written) => `${' '.repeat(written.length - 1)}"`);

/**
 * @param {string} source
 * @param {number} offset
 * @returns {PageAddress[]}
 */
function styleTexts(source, offset) {
  return styleAddresses(withQuotes(source)).map(({ kind, address, start, end }) => ({
    kind,
    address: readReferences(address),
    start: offset + start,
    end: offset + end,
    isSized: false,
  }));
}

/** @param {string} written in JSON, which may be in an attribute */
const readWritten = (written) => readReferences(written.replaceAll('\\/', '/').replaceAll('\\u0026', '&'));

/**
 * Links of JSON to the owner's files.
 * @param {string} source
 * @param {number} offset
 * @returns {PageAddress[]}
 */
const uploadsIn = (source, offset) =>
  [...source.matchAll(UPLOAD)].map(({ 0: written, index }) => ({
    kind: 'page',
    address: readWritten(written),
    start: offset + index,
    end: offset + index + written.length,
    isSized: false,
  }));

/**
 * Full addresses of the platform's files in other text.
 * @param {string} source
 * @param {number} offset
 * @param {boolean} [isRead] whether scripts read it
 * @returns {PageAddress[]}
 */
const textAddresses = (source, offset, isRead = true) =>
  [...source.matchAll(IN_TEXT)].map(({ 0: written, index }) => {
    const address = readWritten(written);
    const start = offset + index;
    const end = start + written.length;
    if (address.includes(VARIANT)) {
      const variants = variantsIn(source, offset);
      return { kind: 'media', address, start, end, isSized: false, ...(variants && { variants }) };
    }
    const kind = kindByName(address);
    return { kind, address, start, end, isSized: isRead && kind === 'picture' };
  });

/** Full addresses of the platform's files in text that is not a page, such as a feed. @param {string} text */
export const platformFilesIn = (text) => textAddresses(text, 0);

/** @param {string} source @param {number} offset @returns {Variants | undefined} */
function variantsIn(source, offset) {
  const found = SIZES.exec(source);
  if (!found) return undefined;
  const [whole, list = ''] = found;
  const end = offset + found.index + whole.length;
  const names = list.split(',').map((name) => name.trim());
  return { names, start: end - list.length, end };
}

/** What styles with addresses have in them, and text with addresses of the platform's files. */
const STYLE_ADDRESS = /url\(|src\(|image-set\(|@import/i;
const TEXT_ADDRESS = /squarespace|sqspcdn|["']\\?\/s\\?\//i;

/**
 * Whether an address may stand in an attribute. Most have none, and are not looked for in the source.
 * @param {Element} element
 * @param {Element['attrs'][number]} attribute
 */
function mayHaveAddress(element, { name, value }) {
  if (name === 'style') return STYLE_ADDRESS.test(value);
  if (LISTS.has(name) || kindOf(element, name)) return true;
  return name.startsWith('data-') && TEXT_ADDRESS.test(value);
}

/**
 * @param {Element} element
 * @param {string} name without prefix
 * @param {import('./attributes.mjs').AttributeSource} source
 * @returns {PageAddress[]}
 */
function inAttribute(element, name, { value, valueStart }) {
  if (name === 'style') return styleTexts(value, valueStart);
  /** @param {string} source @param {number} start @param {FileKind} kind @returns {PageAddress[]} */
  const one = (source, start, kind) => {
    const trimmed = source.trim();
    const address = readReferences(trimmed);
    // Where a saver has taken the rest away, a query alone would be the page.
    if (!namesFile(address) || (kind === 'picture' && address.startsWith('?'))) return [];
    const at = valueStart + start + source.indexOf(trimmed);
    const isSized = name === 'data-src' || name === 'data-image';
    return [{ kind, address, start: at, end: at + trimmed.length, isSized }];
  };
  if (LISTS.has(name))
    return [...value.matchAll(CANDIDATE)].flatMap(({ 0: whole, 1: source = '', index }) =>
      one(source, index + whole.length - source.length, 'picture'),
    );
  const kind = kindOf(element, name);
  if (kind) return one(value, 0, kind);
  return [...textAddresses(value, valueStart), ...uploadsIn(value, valueStart)];
}

/**
 * @param {string} html
 * @param {Element} element
 * @returns {PageAddress[]}
 */
function inAttributes(html, element) {
  const { attrs } = element;
  if (!attrs.some((attribute) => mayHaveAddress(element, attribute))) return [];
  const sources = attributeSources(html, element);
  return attrs.flatMap((attribute) => {
    if (!mayHaveAddress(element, attribute)) return [];
    const { name, prefix } = attribute;
    const source = sources.get(prefix ? `${prefix}:${name}` : name);
    return source ? inAttribute(element, name, source) : [];
  });
}

/**
 * All places of an element where addresses stand: of files that it loads, of pages that it leads to, and in its settings.
 * @param {string} html the page's source
 * @param {Element} element
 * @returns {PageAddress[]}
 */
export function addressesOf(html, element) {
  const places = inAttributes(html, element);
  const [text] = element.childNodes;
  if (!(text instanceof TextNode && isWritten(text))) return places;
  const source = html.slice(text.start, text.end);
  if (element.tagName === 'style')
    return [
      ...places,
      ...styleAddresses(source).map((found) => ({
        ...found,
        start: text.start + found.start,
        end: text.start + found.end,
        isSized: false,
      })),
    ];
  const [, type] = /(?:^|\W)(json|ld\+json)$/i.exec(attributeValue(element, 'type') ?? '') ?? [];
  const isJson = element.tagName === 'script' && type !== undefined;
  if (!isJson) return places;
  return [
    ...places,
    ...textAddresses(source, text.start, !/^ld/i.test(type)),
    ...uploadsIn(source, text.start),
  ];
}
