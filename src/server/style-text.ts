/** Inline styles as text, where there is no CSSOM: all that is not asked for stays as it was written. */

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** Shorthands that browsers write for styles of all four sides. */
const SHORTHANDS: Readonly<Record<string, readonly string[]>> = {
  inset: SIDES,
  margin: SIDES.map((side) => `margin-${side}`),
  padding: SIDES.map((side) => `padding-${side}`),
};

/** A declaration with its semicolon. Those in brackets, and of a character reference, do not end it. */
const DECLARATION = /(?:&#?\w+;|\([^)]*\)|[^;])+;?|;/g;
const VALUE = /(?:\([^)]*\)|[^\s(])+/g;

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly text: string;
}

function readDeclarations(style: string): readonly Declaration[] {
  return [...style.matchAll(DECLARATION)].map(([text]) => {
    const [, name = '', value = ''] = /^\s*([-\w]+)\s*:\s*(.*?)\s*;?\s*$/s.exec(text) ?? [];
    return { name: name.toLowerCase(), value, text };
  });
}

/** The values of the four sides, by the names of their properties. */
function expand({ name, value }: Declaration): ReadonlyMap<string, string> | undefined {
  const names = SHORTHANDS[name];
  const [top = '', right = top, bottom = top, left = right] = value.match(VALUE) ?? [];
  return names && new Map([top, right, bottom, left].map((one, index) => [names[index] ?? '', one]));
}

/** @example readStyle('inset: 0px auto auto 0px')('left') // '0px' */
export const readStyle =
  (style: string) =>
  (name: string): string =>
    readDeclarations(style)
      .map((one) => (one.name === name ? one.value : (expand(one)?.get(name) ?? '')))
      .findLast(Boolean) ?? '';

/** @example withoutStyles('left: 0px; color: red;', ['left']) // 'color: red;' */
export function withoutStyles(style: string, names: readonly string[]): string {
  const kept = readDeclarations(style).map((one) => {
    if (names.includes(one.name)) return '';
    const sides = [...(expand(one) ?? [])];
    if (!sides.some(([name]) => names.includes(name))) return one.text;
    return sides
      .filter(([name]) => !names.includes(name))
      .map(([name, value]) => ` ${name}: ${value};`)
      .join('');
  });
  return kept.join('').trim();
}
