/// <reference path="./css-tokenizer.d.ts" />
import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/**
 * @import { FileKind } from '../public'
 * @typedef {object} StyleAddress
 * @property {FileKind} kind
 * @property {string} address as a browser reads it
 * @property {number} start of the written address, behind its quote
 * @property {number} end
 * @property {() => string | undefined} selectors of the elements that it is asked for; undefined: it is asked for whatever the page has. Found when called: few need them
 */

const FONT = /\.(?:woff2?|[ot]tf|eot)(?:[?#]|$)/i;
const MEDIA = /\.(?:mp4|m4v|webm|mov|og[agv]|mp3|m4a|wav|flac|aac|opus|m3u8)(?:[?#]|$)/i;

/**
 * The kind of a file, by its name: a file without a known ending is a picture, since no address of the platform's images needs one.
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

/** Whether an address names a file. Fragments and what is in the page itself are none, nor is what an app opens. @param {string} address */
export const namesFile = (address) =>
  address !== '' && !/^(?:#|%23|(?!https?:|file:)[a-z][a-z\d+.-]*:)/i.test(address.trim());

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

/** A rule of a sheet, by where its parts are in the text. @typedef {{ start: number, open: number, end?: number }} Rule */

const FONT_FACE = /^@font-face$/i;
const FAMILY = /font-family\s*:\s*["']?([^"';}]+)/i;

/**
 * The rules of a sheet, as the tokenizer comes to their ends.
 * @param {string} text
 */
function createRules(text) {
  /** Those around a token. @type {Rule[]} */
  const around = [];
  /** @type {Rule[]} */
  const all = [];
  let start = 0;
  const headOf = (/** @type {Rule} */ rule) =>
    text
      .slice(rule.start, rule.open)
      .replace(/\/\*.*?\*\//gs, '')
      .trim();
  const isStyle = (/** @type {Rule} */ rule) => !headOf(rule).startsWith('@');
  /** The selectors of the rules that use the font of a `@font-face`. @param {Rule} font */
  const usersOf = (font) => {
    const family = FAMILY.exec(text.slice(font.open, font.end))?.[1]?.trim().toLowerCase();
    const users =
      family === undefined
        ? []
        : all.filter(
            (rule) => isStyle(rule) && text.slice(rule.open, rule.end).toLowerCase().includes(family),
          );
    // Other sheets may use it.
    return users.length ? users.map(headOf).join() : undefined;
  };
  return {
    /** @param {number} type @param {number} from @param {number} to */
    read: (type, from, to) => {
      if (type === LeftCurlyBracket) {
        const rule = { start, open: from };
        around.push(rule);
        all.push(rule);
      } else if (type === RightCurlyBracket) {
        const rule = around.pop();
        if (rule) rule.end = from;
      } else if (type !== Semicolon) return;
      start = to;
    },
    /** Where the tokenizer is: a way to know, at the end, for which elements. */
    place: () => {
      const rules = [...around];
      return () => {
        const rule = rules.at(-1);
        if (rule && FONT_FACE.test(headOf(rule))) return usersOf(rule);
        const style = rules.findLast(isStyle);
        return style && headOf(style);
      };
    },
  };
}

/**
 * The files that a style sheet asks for: imports, fonts and pictures. The tokenizer knows comments, escapes and strings, and fails on nothing.
 * @param {string} text of a sheet, or of declarations
 * @returns {StyleAddress[]}
 */
export function styleAddresses(text) {
  /** @type {StyleAddress[]} */
  const found = [];
  const rules = createRules(text);
  /** The functions around a token, by name; '' for mere parentheses. @type {string[]} */
  const around = [];
  let isImport = false;
  /** @param {number} start @param {number} end */
  const add = (start, end) => {
    const written = text.slice(start, end).trim();
    const address = withoutEscapes(written);
    const kind = isImport ? /** @type {const} */ ('style') : kindByName(address);
    const at = text.indexOf(written, start);
    if (namesFile(address))
      found.push({ kind, address, start: at, end: at + written.length, selectors: rules.place() });
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
      rules.read(type, start, end);
    }
  });
  return found;
}
