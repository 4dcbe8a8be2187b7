const ENTITY = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z]+\d?));/gi;

/** The names that builders and editors write; a full list would be 20 KB. Others are left as they are. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  euro: '€',
  pound: '£',
  shy: '\u00ad',
};

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
    if (name) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    // `Number` reads `0x41`, too.
    return fromCodePoint(Number(code?.replace(/^x/i, '0x'))) ?? whole;
  });
}
