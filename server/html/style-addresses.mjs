/// <reference path="./css-tokenizer.d.ts" />
import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/**
 * @import { FileKind } from '../../src/server/public'
 * @typedef {object} StyleAddress
 * @property {FileKind} kind
 * @property {string} address as a browser reads it
 * @property {number} start of the written address, behind its quote
 * @property {number} end
 */

const FONT = /\.(?:woff2?|[ot]tf|eot)(?:[?#]|$)/i;
const MEDIA = /\.(?:mp4|m4v|webm|mov|og[agv]|mp3|m4a|wav|flac|aac|opus|m3u8)(?:[?#]|$)/i;

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

/** Whether a file is a feed, by its name. @param {string} file @example isFeed('journal/rss.xml') // true */
export const isFeed = (file) => /(?:^|[\\/])rss\.xml$|\.(?:rss|atom)$/i.test(file);

/** Whether an address names a file. What is in the page itself, and fragments of it, are none. @param {string} address */
export const namesFile = (address) =>
  address !== '' && !/^(?:#|%23|(?:data|blob|about|javascript|mailto|tel|sms):)/i.test(address.trim());

/** @param {string} text */
const withoutEscapes = (text) =>
  text
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => {
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .replace(/\\(.)/g, '$1');

/** Functions whose strings are addresses. */
const NAMING = new Set(['url', 'src', 'image-set', '-webkit-image-set']);
const { AtKeyword, Url, String: Text, Semicolon, LeftCurlyBracket, RightCurlyBracket } = tokenTypes;
const { Function: Call, LeftParenthesis, RightParenthesis } = tokenTypes;

/**
 * The files that a style sheet asks for: imports, fonts and pictures. The tokenizer knows comments, escapes and strings, and fails on nothing.
 * @param {string} text of a sheet, or of declarations
 * @returns {StyleAddress[]}
 */
export function styleAddresses(text) {
  /** @type {StyleAddress[]} */
  const found = [];
  /** The functions around a token, by name; '' for mere parentheses. @type {string[]} */
  const around = [];
  let isImport = false;
  /** @param {number} start @param {number} end */
  const add = (start, end) => {
    const written = text.slice(start, end).trim();
    const address = withoutEscapes(written);
    const kind = isImport ? /** @type {const} */ ('style') : kindByName(address);
    const at = text.indexOf(written, start);
    if (namesFile(address)) found.push({ kind, address, start: at, end: at + written.length });
    isImport = false;
  };
  tokenize(text, (type, start, end) => {
    if (type === AtKeyword) isImport = /^@import$/i.test(text.slice(start, end));
    else if (type === Url) {
      const [, opening = '', written = ''] = /^(url\(\s*)(.*?)\s*\)?$/is.exec(text.slice(start, end)) ?? [];
      add(start + opening.length, start + opening.length + written.length);
    } else if (type === Text) {
      const name = around.at(-1);
      if (name === undefined ? isImport : NAMING.has(name)) add(start + 1, end - 1);
    } else if (type === Call) around.push(text.slice(start, end - 1).toLowerCase());
    else if (type === LeftParenthesis) around.push('');
    else if (type === RightParenthesis) around.pop();
    else if (type === LeftCurlyBracket || type === RightCurlyBracket || type === Semicolon) {
      isImport = false;
      if (type !== Semicolon) around.length = 0;
    }
  });
  return found;
}
