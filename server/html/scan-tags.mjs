/**
 * A tokenizer for the few things the server edits in a page: tags with their attributes, comments and the doctype.
 * It follows the HTML standard where a shortcut would cut a page in the wrong place: comments, quoted values with
 * `>` in them, raw text, and scripts that hold `<!-- <script>`. `noscript` is read as markup, as a browser without
 * scripts reads it. Offsets are into the string given; a page read as latin1 so has one character per byte.
 */

/**
 * @typedef {{ name: string, value: string, start: number, end: number, valueStart: number, valueEnd: number }} Attribute
 *   `start`–`end` is the whole attribute, quotes included; `valueStart`–`valueEnd` what stands between the quotes.
 * @typedef {{ kind: 'start', name: string, start: number, end: number, attributes: Attribute[],
 *   textEnd?: number, elementEnd?: number }} StartTag
 *   Raw-text elements (script, style …) also say where their text ends and where their end tag does.
 * @typedef {{ kind: 'end' | 'comment' | 'doctype', name: string, start: number, end: number }} OtherToken
 * @typedef {StartTag | OtherToken} Token
 */

const RAW_TEXT = new Set(['style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);
const TAG_NAME = /[a-z][^\s/>]*/iy;
const ATTRIBUTE_NAME = /[\s/]*(=?[^\s/>=]*)/y;
const ATTRIBUTE_VALUE = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?)/y;

/**
 * Yields the tokens of a page in order.
 * @param {string} html
 * @returns {Generator<Token>}
 */
export function* scanTags(html) {
  let position = html.indexOf('<');
  while (position !== -1) {
    const token = readToken(html, position);
    if (token) yield token;
    const next = token ? ('elementEnd' in token && token.elementEnd) || token.end : position + 1;
    position = html.indexOf('<', next);
  }
}

/** @returns {Token | undefined} */
function readToken(html, start) {
  const mark = html[start + 1];
  if (mark === '!' || mark === '?') return readDeclaration(html, start);
  const isEnd = mark === '/';
  TAG_NAME.lastIndex = start + (isEnd ? 2 : 1);
  const name = TAG_NAME.exec(html)?.[0].toLowerCase();
  if (!name) return isEnd ? readDeclaration(html, start) : undefined;
  const { attributes, end } = readAttributes(html, TAG_NAME.lastIndex);
  if (isEnd) return { kind: 'end', name, start, end };
  return { kind: 'start', name, start, end, attributes, ...rawTextOf(html, name, end) };
}

/** Comments, doctypes, and whatever else browsers read as a comment (`<?xml`, `</ >`). */
function readDeclaration(html, start) {
  if (html.startsWith('<!--', start))
    return { kind: 'comment', name: '', start, end: endOfComment(html, start) };
  const close = html.indexOf('>', start);
  const end = close === -1 ? html.length : close + 1;
  const isDoctype = /^<!doctype/i.test(html.slice(start, start + 9));
  return { kind: isDoctype ? 'doctype' : 'comment', name: '', start, end };
}

function endOfComment(html, start) {
  const abrupt = /^-?>/.exec(html.slice(start + 4, start + 6));
  if (abrupt) return start + 4 + abrupt[0].length;
  const close = /--!?>/g;
  close.lastIndex = start + 4;
  return close.exec(html) ? close.lastIndex : html.length;
}

function readAttributes(html, from) {
  /** @type {Attribute[]} */
  const attributes = [];
  let position = from;
  while (position < html.length) {
    ATTRIBUTE_NAME.lastIndex = position;
    const name = ATTRIBUTE_NAME.exec(html)?.[1] ?? '';
    const nameEnd = ATTRIBUTE_NAME.lastIndex;
    if (name === '') return { attributes, end: Math.min(nameEnd + 1, html.length) };
    const attribute = { name: name.toLowerCase(), ...readValue(html, nameEnd), start: nameEnd - name.length };
    attributes.push(attribute);
    position = attribute.end;
  }
  return { attributes, end: html.length };
}

function readValue(html, from) {
  ATTRIBUTE_VALUE.lastIndex = from;
  const match = ATTRIBUTE_VALUE.exec(html);
  if (!match) return { value: '', valueStart: from, valueEnd: from, end: from };
  const value = match[1] ?? match[2] ?? match[3] ?? '';
  const end = ATTRIBUTE_VALUE.lastIndex;
  const isUnclosed = value === '' && /["']/.test(html[end] ?? '');
  if (isUnclosed) return { value: '', valueStart: end, valueEnd: end, end: html.length };
  const valueEnd = match[1] === undefined && match[2] === undefined ? end : end - 1;
  return { value, valueStart: valueEnd - value.length, valueEnd, end };
}

function rawTextOf(html, name, from) {
  if (name === 'plaintext') return { textEnd: html.length, elementEnd: html.length };
  if (name !== 'script' && !RAW_TEXT.has(name)) return {};
  const textEnd = name === 'script' ? endOfScriptText(html, from) : endOfRawText(html, name, from);
  const close = textEnd < html.length ? readAttributes(html, textEnd + 2 + name.length).end : html.length;
  return { textEnd, elementEnd: close };
}

function endOfRawText(html, name, from) {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** The standard's "script data escaped" states: within `<!-- <script>` an end tag ends only the inner script. */
function endOfScriptText(html, from) {
  const marks = /<!--|-->|<\/?script(?=[\s/>])/gi;
  marks.lastIndex = from;
  let state = 'plain';
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    const isEndTag = mark[0][1] === '/';
    if (mark[0] === '-->') state = 'plain';
    else if (mark[0] === '<!--') {
      if (state === 'plain') state = 'escaped';
      marks.lastIndex = mark.index + 2; // `<!-->` closes with its own dashes
    } else if (isEndTag && state !== 'double-escaped') return mark.index;
    else if (isEndTag) state = 'escaped';
    else if (state === 'escaped') state = 'double-escaped';
  }
  return html.length;
}
