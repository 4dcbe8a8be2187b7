/** Finds the places of a text in a page, from the first to the last: each part of the page is searched once. */
export class Places {
  #next = -1;
  /** @param {string} html @param {string} wanted */
  constructor(html, wanted) {
    this.html = html;
    this.wanted = wanted;
  }
  /** The first place from `at` on; infinity where there is none. @param {number} at */
  from(at) {
    if (this.#next < at) {
      const found = this.html.indexOf(this.wanted, at);
      this.#next = found < 0 ? Number.POSITIVE_INFINITY : found;
    }
    return this.#next;
  }
}

/** Finds the text that ends the shortcuts of the tokenizer. @param {string} html */
export const placesIn = (html) => ({
  ampersands: new Places(html, '&'),
  nulls: new Places(html, '\0'),
  returns: new Places(html, '\r'),
  tags: new Places(html, '<'),
  commentEnds: new Places(html, '-->'),
  badCommentEnds: new Places(html, '--!>'),
});
