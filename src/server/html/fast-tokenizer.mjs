import { decodeHTML } from 'entities/decode';
import { InsertionMode, Token, Tokenizer, TokenizerMode } from 'parse5';
import { isSpace, readAttributes } from './tag-attributes.mjs';
import { isNameChar, nameAt } from './tag-names.mjs';
import { placesIn } from './text-places.mjs';

/**
 * parse5's tokenizer, which goes through a page character by character, with a shortcut for what nearly all markup is: text up to the next tag, tags
 * whose names are ASCII and whose values are in quotes, scripts and styles up to their end tag, comments. Everything else is left to parse5, one step
 * at a time, so that the tokens are always its own (`test/unit/server/fast-tokenizer.test.ts`).
 */

const { CHARACTER, WHITESPACE_CHARACTER, START_TAG, END_TAG, COMMENT } = Token.TokenType;
const { DATA, RCDATA, SCRIPT_DATA } = TokenizerMode;
/** States in which text is read: those with lower numbers than all others. */
const LAST_TEXT_STATE = SCRIPT_DATA;

const [CR, BANG, DASH, SLASH, LESS, GREATER] = [13, 33, 45, 47, 60, 62];

/** In these, text may hold white space: the parser treats both alike, but for what follows a `pre`. */
const MIXED = new Set([
  InsertionMode.IN_BODY,
  InsertionMode.IN_CAPTION,
  InsertionMode.IN_CELL,
  InsertionMode.IN_TEMPLATE,
  InsertionMode.IN_SELECT,
  InsertionMode.IN_SELECT_IN_TABLE,
  InsertionMode.TEXT,
]);

/**
 * Most of what is inherited is private in parse5's types.
 * @type {new (options: object, parser: object) => { state: number, lastStartTagName: string, [name: string]: any }}
 */
const Base = /** @type {any} */ (Tokenizer);

export class FastTokenizer extends Base {
  /** @param {{ sourceCodeLocationInfo?: boolean }} options @param {object} parser */
  constructor(options, parser) {
    super(options, parser);
    this.withPlaces = options.sourceCodeLocationInfo === true;
    // The page is one piece, which stays whole, so that places in it count from its start.
    this.preprocessor.bufferWaterline = Number.POSITIVE_INFINITY;
    this.slowUntil = 0;
    this.rawEnd = -1;
    this.places = placesIn('');
  }

  /** @param {string} html */
  write(html) {
    this.places = placesIn(html);
    super.write(html, true);
  }

  /** Lines and columns, which nobody asks for, are left out. @param {number} offset */
  getCurrentLocation(offset) {
    if (!this.options.sourceCodeLocationInfo) return null;
    return { startOffset: this.preprocessor.offset - offset, endOffset: -1 };
  }

  _runParsingLoop() {
    if (this.inLoop) return;
    this.inLoop = true;
    while (this.active && !this.paused) {
      if (this.state <= LAST_TEXT_STATE && this.readAhead()) continue;
      this.consumedAfterSnapshot = 0;
      const code = this._consume();
      if (!this._ensureHibernation()) this._callState(code);
    }
    this.inLoop = false;
  }

  /** Reads a tag, a comment or a text. False, without any effect, where that is for parse5. */
  readAhead() {
    const { preprocessor, state } = this;
    const { html } = preprocessor;
    const at = preprocessor.pos + 1;
    if (at < this.slowUntil || at >= html.length || preprocessor.skipNextNewLine) return false;
    if (state === DATA && html.charCodeAt(at) !== LESS) return this.readText(at, this.places.tags.from(at));
    if (state === DATA) return this.readMarkup(at);
    return this.readRaw(at);
  }

  /** Goes on behind what was read. @param {number} end */
  moveTo(end) {
    this.preprocessor.pos = end - 1;
    this.preprocessor.isEol = false;
    if (this.withPlaces) this.currentLocation = { startOffset: end, endOffset: -1 };
  }

  /** Text that parse5 has begun is before what comes now. @param {number} at */
  endText(at) {
    if (this.currentCharacterToken)
      this._emitCurrentCharacterToken(this.withPlaces ? { startOffset: at } : null);
  }

  /** @param {number} at @param {number} limit @returns {boolean} */
  readText(at, limit) {
    const { html } = this.preprocessor;
    const end = Math.min(limit, this.places.nulls.from(at), this.places.returns.from(at), html.length);
    if (end === at) return false;
    const hasReferences = this.state <= RCDATA && this.places.ampersands.from(at) < end;
    const written = html.slice(at, end);
    const text = hasReferences ? decodeHTML(written) : written;
    const isBegun = this.currentCharacterToken !== null || html.charCodeAt(end) === CR;
    const isCut = html.startsWith('</>', end) || (this.handler.skipNextNewLine && isBegun);
    if (isCut || (hasReferences && !this.isOneText(text, end))) {
      this.slowUntil = end;
      return false;
    }
    // It begins behind the last token: with it, what was none.
    const start = this.currentCharacterToken ? at : (this.currentLocation?.startOffset ?? at);
    this.endText(at);
    this.moveTo(end);
    this.emitText(text, start, end);
    return true;
  }

  /** Whether a text whose references were read may be given to the parser as it is. @param {string} text @param {number} end */
  isOneText(text, end) {
    const { handler, preprocessor } = this;
    if (!MIXED.has(handler.insertionMode) || handler.skipNextNewLine || this.currentCharacterToken)
      return false;
    // A return by its number is white space, which no other text has; one that is written may be in the middle of a reference.
    return !text.includes('\r') && preprocessor.html.charCodeAt(end) !== CR;
  }

  /** @param {string} text @param {number} start @param {number} end */
  emitText(text, start, end) {
    const { handler } = this;
    const startsWithSpace = isSpace(text.charCodeAt(0));
    let firstOther = 0;
    if (startsWithSpace)
      while (firstOther < text.length && isSpace(text.charCodeAt(firstOther))) firstOther++;
    if (firstOther === text.length)
      handler.onWhitespaceCharacter({
        type: WHITESPACE_CHARACTER,
        chars: text,
        location: this.placeOf(start, end),
      });
    else if (MIXED.has(handler.insertionMode) && !(startsWithSpace && handler.skipNextNewLine))
      handler.onCharacter({ type: CHARACTER, chars: text, location: this.placeOf(start, end) });
    else this.emitRuns(text, start, end);
  }

  /** White space and other characters in turns. @param {string} text @param {number} start @param {number} end */
  emitRuns(text, start, end) {
    for (const { 0: chars, index } of text.matchAll(/[\t\n\f ]+|[^\t\n\f ]+/g)) {
      const from = end - text.length + index;
      const location = this.placeOf(index ? from : start, from + chars.length);
      if (isSpace(chars.charCodeAt(0)))
        this.handler.onWhitespaceCharacter({ type: WHITESPACE_CHARACTER, chars, location });
      else this.handler.onCharacter({ type: CHARACTER, chars, location });
    }
  }

  /** @param {number} startOffset @param {number} endOffset */
  placeOf(startOffset, endOffset) {
    return this.withPlaces ? { startOffset, endOffset } : null;
  }

  /** Reads what an element holds whose content is text. @param {number} at */
  readRaw(at) {
    if (at > this.rawEnd) this.rawEnd = this.findRawEnd(at);
    if (at < this.slowUntil) return false;
    if (at === this.rawEnd) return this.readEndTag(at);
    return this.readText(at, this.rawEnd);
  }

  /** @param {number} at */
  findRawEnd(at) {
    const { html } = this.preprocessor;
    const name = this.lastStartTagName;
    let end = html.indexOf('</', at);
    for (; end >= 0; end = html.indexOf('</', end + 2)) {
      const behind = html.charCodeAt(end + 2 + name.length);
      const ends = isSpace(behind) || behind === GREATER || behind === SLASH || behind === CR;
      if (ends && html.slice(end + 2, end + 2 + name.length).toLowerCase() === name) break;
    }
    if (end < 0) end = html.length;
    // A script in a comment of a script hides an end tag.
    if (this.state === SCRIPT_DATA) {
      const comment = html.slice(at, end).indexOf('<!--');
      if (comment >= 0 && /<script/i.test(html.slice(at + comment, end))) this.slowUntil = end;
    }
    return end;
  }

  /** @param {number} at */
  readMarkup(at) {
    const code = this.preprocessor.html.charCodeAt(at + 1);
    if (code === SLASH) return this.readEndTag(at);
    if (code === BANG) return this.readComment(at);
    return isNameChar(code) && code > GREATER ? this.readStartTag(at) : false;
  }

  /** @param {number} at */
  readComment(at) {
    const { html } = this.preprocessor;
    if (html.charCodeAt(at + 2) !== DASH || html.charCodeAt(at + 3) !== DASH) return false;
    const end = this.places.commentEnds.from(at + 4);
    const first = html.charCodeAt(at + 4);
    if (first === GREATER || (first === DASH && html.charCodeAt(at + 5) === GREATER)) return false;
    if (end === Number.POSITIVE_INFINITY || this.places.badCommentEnds.from(at + 4) < end) return false;
    if (this.places.nulls.from(at) < end || this.places.returns.from(at) < end) return false;
    this.endText(at);
    this.moveTo(end + 3);
    this.handler.onComment({
      type: COMMENT,
      data: html.slice(at + 4, end),
      location: this.placeOf(at, end + 3),
    });
    return true;
  }

  /** @param {number} at */
  readEndTag(at) {
    const { html } = this.preprocessor;
    const start = at + 2;
    let end = start;
    while (isNameChar(html.charCodeAt(end))) end++;
    if (end === start || html.charCodeAt(start) <= GREATER) return false;
    let behind = end;
    while (isSpace(html.charCodeAt(behind))) behind++;
    if (html.charCodeAt(behind) !== GREATER) return false;
    const { name, id } = nameAt(html, start, end);
    this.endText(at);
    this.moveTo(behind + 1);
    this.state = DATA;
    this.handler.onEndTag({
      type: END_TAG,
      tagName: name,
      tagID: id,
      selfClosing: false,
      ackSelfClosing: false,
      attrs: [],
      location: this.placeOf(at, behind + 1),
    });
    return true;
  }

  /** @param {number} at */
  readStartTag(at) {
    const { html } = this.preprocessor;
    let end = at + 1;
    while (isNameChar(html.charCodeAt(end))) end++;
    const code = html.charCodeAt(end);
    if (!isSpace(code) && code !== GREATER && code !== SLASH) return false;
    const read = readAttributes(html, end, this.places);
    if (!read) return false;
    const { attrs, end: behind, isSelfClosing } = read;
    const { name, id } = nameAt(html, at + 1, end);
    this.endText(at);
    this.moveTo(behind);
    this.lastStartTagName = name;
    this.handler.onStartTag({
      type: START_TAG,
      tagName: name,
      tagID: id,
      selfClosing: isSelfClosing,
      ackSelfClosing: false,
      attrs,
      location: this.placeOf(at, behind),
    });
    return true;
  }
}
