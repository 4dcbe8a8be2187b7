/**
 * @typedef {object} DecodedPage
 * @property {string} text the page as a browser reads it. Its byte order mark stays, and each byte that its encoding has no character for is a
 *   lone surrogate (U+DC00 and the byte), so that `encode` gives the same bytes
 * @property {string} encoding its name in the Encoding Standard: `utf-8`, `windows-1252`, `shift_jis`
 * @property {(text: string) => Uint8Array<ArrayBuffer>} encode writes a text in this encoding; characters that it lacks become character references
 */

/** Browsers look for the name in the first 1,024 bytes; what has been added to a page may have moved it further down. */
const NAMED_WITHIN_BYTES = 65_536;
/** An unclosed comment takes all that follows. */
const COMMENT_OR_META = /<!--[\s\S]*?(?:-->|$)|<meta[\s/]([^>]{0,1024})/gi;
const ATTRIBUTE = /([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const LONE_BYTE = /[\udc00-\udcff]/u;
const LONGEST_CHARACTER = 4;

/** 0x80 to 0x9F of windows-1252, the rest of which is Latin-1. Its decoder in Node 20 loses characters. */
const WINDOWS_1252 =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** The text of a decoded page for people: with the replacement character for bytes that are none. @param {string} text */
export const readableText = (text) => text.replaceAll(new RegExp(LONE_BYTE, 'gu'), '\ufffd');

/** One character for each byte. @param {Uint8Array} bytes */
function readBytes(bytes) {
  let text = '';
  // `apply` takes the array as it is; spread, each number is read from it by an iterator.
  for (let start = 0; start < bytes.length; start += 8192)
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + 8192));
  return text;
}

/** The encoding that a label names; undefined for none that browsers know. @param {string | undefined} label */
function encodingOf(label) {
  try {
    return label === undefined ? undefined : new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} type such as `text/html; charset=utf-8` */
const charsetIn = (type = '') => /\bcharset\s*=\s*["']?\s*([^\s"';]+)/i.exec(type)?.[1];

/** The encoding that a page names itself. @param {Uint8Array} bytes */
function namedEncoding(bytes) {
  for (const [, tag] of readBytes(bytes.subarray(0, NAMED_WITHIN_BYTES)).matchAll(COMMENT_OR_META)) {
    if (tag === undefined) continue;
    const attributes = new Map(
      [...tag.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
        name.toLowerCase(),
        values.find((value) => value !== undefined) ?? '',
      ]),
    );
    const isHeader = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
    const label = attributes.get('charset') ?? (isHeader ? charsetIn(attributes.get('content')) : undefined);
    const encoding = encodingOf(label);
    // What could be read so far is not UTF-16.
    if (encoding) return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  }
  return undefined;
}

/** @param {Uint8Array} bytes */
function encodingByMark([first, second, third]) {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // `<` as a page without a mark begins.
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

/** Undefined for bytes that are not UTF-8. @param {Uint8Array} bytes */
function decodeUtf8(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads a page in its own encoding, as browsers do: by its byte order mark, else by the header, else by its `meta`. A page that names none is UTF-8
 * if it can be, else windows-1252.
 * @param {Uint8Array} bytes
 * @param {string} [contentType] the header that it came with
 * @returns {DecodedPage}
 * @example const { text, encode } = decodePage(await readFile('index.html'));
 */
export function decodePage(bytes, contentType) {
  const encoding =
    encodingByMark(bytes) ?? encodingOf(charsetIn(contentType)) ?? namedEncoding(bytes) ?? 'utf-8';
  if (encoding.startsWith('utf-16')) return decodeUtf16(bytes, encoding);
  if (encoding !== 'utf-8') return decodeByCharacter(bytes, encoding);
  const text = decodeUtf8(bytes);
  if (text !== undefined) return { text, encoding, encode: (written) => new TextEncoder().encode(written) };
  const isNamed = namedEncoding(bytes) !== undefined || charsetIn(contentType);
  return decodeByCharacter(bytes, isNamed ? 'utf-8' : 'windows-1252');
}

/** @param {Uint8Array} bytes @param {string} encoding @returns {DecodedPage} */
function decodeUtf16(bytes, encoding) {
  const isLittleEndian = encoding === 'utf-16le';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codes = Array.from({ length: bytes.length >> 1 }, (_, index) =>
    view.getUint16(2 * index, isLittleEndian),
  );
  // Half a character at the end of a file that was cut.
  const rest = bytes.subarray(2 * codes.length);
  let text = '';
  for (let start = 0; start < codes.length; start += 8192)
    text += String.fromCharCode(...codes.slice(start, start + 8192));
  return {
    text,
    encoding,
    encode(written) {
      const out = new Uint8Array(2 * written.length + rest.length);
      const outView = new DataView(out.buffer);
      for (let index = 0; index < written.length; index++)
        outView.setUint16(2 * index, written.charCodeAt(index), isLittleEndian);
      out.set(rest, 2 * written.length);
      return out;
    },
  };
}

/**
 * Decodes one character after another, and remembers the bytes of each: browsers have encoders for UTF-8 alone. ISO-2022-JP, which has states, stays as
 * its bytes.
 * @param {Uint8Array} bytes
 * @param {string} encoding
 * @returns {DecodedPage}
 */
function decodeByCharacter(bytes, encoding) {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  /** @type {Map<string, Uint8Array>} */
  const bytesOf = new Map();
  /** @type {Map<number, { readonly character: string, readonly length: number } | undefined>} by their first bytes */
  const known = new Map();

  /** @param {number} at @returns {{ readonly character: string, readonly length: number } | undefined} */
  const readCharacter = (at) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + LONGEST_CHARACTER);
    const key = ((first * 256 + second) * 256 + third) * 256 + fourth;
    if (!known.has(key)) known.set(key, readAnew(at));
    return known.get(key);
  };
  /** @param {number} at */
  const readAnew = (at) => {
    for (let length = 1; length <= LONGEST_CHARACTER && at + length <= bytes.length; length++) {
      const own = bytes.subarray(at, at + length);
      const character = decodeOne(own);
      if (character === undefined) continue;
      const before = bytesOf.get(character) ?? own;
      bytesOf.set(character, before);
      // Some encodings have two notations of a character: the second one stays as its bytes.
      return String(before) === String(own) ? { character, length } : undefined;
    }
    return undefined;
  };
  /** @param {Uint8Array} own */
  const decodeOne = (own) => {
    const [byte = 0] = own;
    if (encoding === 'windows-1252') return WINDOWS_1252[byte - 0x80] ?? String.fromCharCode(byte);
    const text = decoder.decode(own);
    return [...text].length === 1 && text !== '\ufffd' ? text : undefined;
  };

  const parts = [];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    const read = byte < 0x80 ? { character: String.fromCharCode(byte), length: 1 } : readCharacter(at);
    parts.push(read?.character ?? String.fromCharCode(0xdc00 + byte));
    at += read?.length ?? 1;
  }
  return { text: parts.join(''), encoding, encode: (text) => encodeByCharacter(text, encoding, bytesOf) };
}

/** @param {string} text @param {string} encoding @param {ReadonlyMap<string, Uint8Array>} bytesOf */
function encodeByCharacter(text, encoding, bytesOf) {
  const utf8 = new TextEncoder();
  const parts = [];
  let length = 0;
  // Runs of ASCII are written as a whole.
  for (const [run] of text.matchAll(/[\0-\x7f]+|[^\0-\x7f]/gu)) {
    const part = bytesOfRun(run);
    parts.push(part);
    length += part.length;
  }
  /** @param {string} run */
  function bytesOfRun(run) {
    if (run.charCodeAt(0) < 0x80) return utf8.encode(run);
    if (LONE_BYTE.test(run)) return Uint8Array.of(run.charCodeAt(0) - 0xdc00);
    const isUtf = encoding === 'utf-8';
    return bytesOf.get(run) ?? utf8.encode(isUtf ? run : `&#${run.codePointAt(0)};`);
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
