const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+\d?));/gi;

/** A table, from names that are each followed by their character. */
const tableOf = (text: string) =>
  new Map(Array.from(text.matchAll(/([a-z]+)(.)/gi), ([, name = '', character = '']) => [name, character]));

/** The names that builders and editors write, each with its character; a full list would be 20 KB. Others are left as they are. */
const NAMED = tableOf(
  'amp&lt<gt>quot"apos\'nbsp\u00a0ndash–mdash—hellip…lsquo‘rsquo’ldquo“rdquo”laquo«raquo»bull•middot·copy©reg®trade™deg°times×euro€pound£' +
    'iexcl¡iquest¿szligßaeligæAEligÆoslashøOslashØshy\u00adensp\u2002emsp\u2003thinsp\u2009zwnj\u200czwj\u200dlrm\u200erlm\u200f',
);

/** Letters with an accent (`eacute`, `Ccedil`) are a letter and what combines with it. */
const ACCENTS = tableOf('grave\u0300acute\u0301circ\u0302tilde\u0303uml\u0308ring\u030acedil\u0327');

function fromName(name: string): string | undefined {
  const mark = ACCENTS.get(name.slice(1));
  const composed = mark && `${name[0]}${mark}`.normalize();
  // No letter of HTML has two parts.
  return composed?.length === 1 ? composed : NAMED.get(name);
}

function fromCodePoint(code: number): string | undefined {
  const isText = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : undefined;
}

/**
 * Resolves character references once, without a parser. The result is text: it belongs in a text node.
 * @example decodeEntities('Fish &amp; chips') // "Fish & chips"
 */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, code?: string, name?: string) => {
    if (name) return fromName(name) ?? whole;
    // `Number` reads `0x41`, too.
    return fromCodePoint(Number(code?.replace(/^x/i, '0x'))) ?? whole;
  });
}
