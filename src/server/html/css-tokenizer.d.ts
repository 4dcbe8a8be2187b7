/** The part of css-tree that the command uses; its own types cover the whole package only. */
declare module 'css-tree/tokenizer' {
  export const tokenTypes: Readonly<
    Record<
      | 'AtKeyword'
      | 'Function'
      | 'LeftCurlyBracket'
      | 'LeftParenthesis'
      | 'RightCurlyBracket'
      | 'RightParenthesis'
      | 'Semicolon'
      | 'String'
      | 'Url',
      number
    >
  >;
  export function tokenize(source: string, onToken: (type: number, start: number, end: number) => void): void;
}
