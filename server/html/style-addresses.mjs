/**
 * @import { FileKind } from '../../src/server/public'
 * @typedef {object} StyleAddress
 * @property {FileKind} kind
 * @property {string} address as a browser reads it
 * @property {number} start of the written address, behind its quote
 * @property {number} end
 */

const COMMENT = /\/\*[\s\S]*?\*\//g;
const ADDRESS =
  /@import\s+(?:url\(\s*)?(["']?)([^"')\s;]+)\1|url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^"'()\s][^"')\s]*))\s*\)/gi;
const FONT = /\.(?:woff2?|[ot]tf|eot)(?:[?#]|$)/i;
const MEDIA = /\.(?:mp4|webm|mp3|m4a|ogg|mov|m3u8)(?:[?#]|$)/i;

/**
 * What a file is, by its name: what has no known ending is a picture, since no address of the platform's images needs one.
 * @param {string} address
 * @returns {FileKind}
 */
export function kindByName(address) {
  if (FONT.test(address)) return 'font';
  if (MEDIA.test(address)) return 'media';
  if (/\.css(?:[?#]|$)/i.test(address)) return 'style';
  return /\.js(?:[?#]|$)/i.test(address) ? 'script' : 'picture';
}

/** Whether an address names a file. What is in the page itself, and fragments of it, are none. @param {string} address */
export const namesFile = (address) =>
  address !== '' && !/^(?:#|%23|(?:data|blob|about|javascript|mailto|tel|sms):)/i.test(address.trim());

/**
 * The files that a style sheet asks for: imports, fonts and pictures.
 * @param {string} text of a sheet, or of declarations
 * @returns {StyleAddress[]}
 */
export function styleAddresses(text) {
  const blank = text.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  return [...blank.matchAll(ADDRESS)].flatMap((match) => {
    const [whole, , imported, ...written] = match;
    const source = (imported ?? written.find((one) => one !== undefined) ?? '').trim();
    const address = source.replace(/\\([^\da-f\n])/gi, '$1');
    if (!namesFile(address)) return [];
    const start = match.index + whole.lastIndexOf(source);
    const kind = imported === undefined ? kindByName(address) : /** @type {const} */ ('style');
    return [{ kind, address, start, end: start + source.length }];
  });
}
