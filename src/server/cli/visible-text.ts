/** Characters that a terminal obeys instead of showing them, and those that turn the direction of text: none that words are written with. */
const CONTROL = /(?![\n\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A text that says only what it shows: names of files may hold anything. The escapes are those of JSON, so that JSON stays the same data.
 * @example visibleText('\x1b[2J') // '\\u001b[2J'
 */
export const visibleText = (text: string): string =>
  text.replace(CONTROL, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
