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
  iexcl: '¡',
  iquest: '¿',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  shy: '\u00ad',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** Letters with an accent, as `eacute` and `Ccedil`: the letter, and what combines with it. */
const ACCENTED = /^([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil)$/;
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

function fromName(name: string): string | undefined {
  const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
  if (!letter) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const composed = `${letter}${ACCENTS[accent]}`.normalize('NFC');
  // No letter of HTML has two parts.
  return composed.length === 1 ? composed : undefined;
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
