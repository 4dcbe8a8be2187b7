import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** An address in a style sheet, with the place of its text. */
export interface SheetAddress {
  readonly address: string;
  readonly start: number;
  readonly end: number;
  /** `@import` loads another sheet; everything else is an image or a font. */
  readonly isSheet: boolean;
}

const withoutEscapes = (text: string): string =>
  text
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
    })
    .replace(/\\(.)/g, '$1');

/**
 * The addresses of a style sheet or of a `style` attribute: of `url()`, of `@import`, and the strings in `image-set()`. The tokenizer knows comments,
 * escapes and strings, and does not fail on broken CSS.
 */
export function readSheetAddresses(css: string): readonly SheetAddress[] {
  const found: SheetAddress[] = [];
  const functions: string[] = [];
  let isImport = false;
  const add = (start: number, end: number) => {
    const address = withoutEscapes(css.slice(start, end)).trim();
    if (address && !address.startsWith('#')) found.push({ address, start, end, isSheet: isImport });
    isImport = false;
  };
  tokenize(css, (type, start, end) => {
    switch (type) {
      case tokenTypes.AtKeyword:
        isImport = /^@import$/i.test(css.slice(start, end));
        break;
      case tokenTypes.Url: {
        const [, opening = '', text = ''] = /^(url\(\s*)(.*?)\s*\)?$/is.exec(css.slice(start, end)) ?? [];
        add(start + opening.length, start + opening.length + text.length);
        break;
      }
      case tokenTypes.Function:
        functions.push(css.slice(start, end - 1).toLowerCase());
        break;
      case tokenTypes.LeftParenthesis:
        functions.push('');
        break;
      case tokenTypes.RightParenthesis:
        functions.pop();
        break;
      case tokenTypes.String: {
        const name = functions.at(-1);
        const holds =
          name === 'url' || name === 'src' || name === 'image-set' || name === '-webkit-image-set';
        if (holds || (isImport && name === undefined)) add(start + 1, end - 1);
        break;
      }
      case tokenTypes.Semicolon:
        isImport = false;
        break;
      case tokenTypes.LeftCurlyBracket:
      case tokenTypes.RightCurlyBracket:
        functions.length = 0;
        isImport = false;
        break;
      default:
    }
  });
  return found;
}
