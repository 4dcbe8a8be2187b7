/** 0 is a value of no enumeration: readers have it for a field that is missing. */
const NUMBER = String.raw`['"]?-?[1-9]\d*['"]?(?![\w.])`;
const LIST = String.raw`\[\s*${NUMBER}(?:,\s*${NUMBER})*,?\s*\]`;

const toPattern = (text: string) => text.replaceAll('.', String.raw`\??\.`);
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;

/** The names of constants of this source whose value the pattern describes. */
const namesOf = (source: string, value: string): string[] =>
  Array.from(
    source.matchAll(new RegExp(String.raw`\bconst (\w+)\b[^=;]*=\s*${value}`, 'g')),
    ([, name = '']) => name,
  );

/** The names that a source gives to fields: `const { pageType: kind } = context`, `const kind = context.pageType`. */
function aliasesOf(source: string, field: string): string[] {
  const patterns = [
    String.raw`\bconst \{[^}]*?${field}: (\w+)[^}]*\} =`,
    String.raw`\bconst (\w+) = [\w.?]*${field};`,
  ];
  return patterns.flatMap((pattern) =>
    Array.from(source.matchAll(new RegExp(pattern, 'g')), ([, name = '']) => name),
  );
}

/**
 * Where a source has a number of the platform without its name. For each of the fields (`pageType`, `collection.type`) it finds
 *
 * - a comparison with a number, or with a constant of the source that is one: `pageType === 3`, `=== COVER_PAGE`, `[data-block-type="5"]`
 * - a value or default: `style: 2`, `style: number(2)`
 * - a list, set or map of numbers that is asked for the field: `[1, 3].includes(pageType)`, `PAGES.has(pageType)`, `KINDS[chartType]`
 * - a name for the field that is asked in any of these ways: `const kind = context.pageType; kind === 3`
 * - a case: `switch (pageType) { case 3:`
 * - a map with numbers as keys in a file that names the field; not for short names (`style`, `type`), which most files have.
 */
export function findBareNumbers(source: string, fields: readonly string[]): readonly string[] {
  const known = String.raw`(?<![\w-])${anyOf(fields.map(toPattern))}(?![\w-])`;
  const names = anyOf([...fields.map(toPattern), ...aliasesOf(source, known)]);
  const field = String.raw`(?<![\w-])${names}(?![\w-])`;
  const value = anyOf([NUMBER, ...namesOf(source, NUMBER).map((name) => String.raw`${name}\b`)]);
  const collections = namesOf(
    source,
    anyOf([
      LIST,
      String.raw`new Set\(\s*${LIST}`,
      String.raw`new Map\(\[\s*\[\s*${NUMBER}`,
      String.raw`\{\s*\d+:`,
    ]),
  );
  const longNames = anyOf(fields.filter((name) => name.length > 5).map(toPattern));
  const patterns = [
    String.raw`${field}['"]?(?:\s*\?\?\s*\d+)?\s*[\])]*\s*(?:[=!]==?|[<>]=?|=)\s*${value}`,
    String.raw`(?<![\w.])${value}\s*[=!]==?\s*[\w.?]*${field}`,
    String.raw`${field}['"]?:\s*(?:number\()?${value}`,
    String.raw`${field}['"]?:\s*oneOf\(${LIST}`,
    String.raw`${LIST}\s*\.(?:includes\([^)]*|(?:some|every|find)\([^;]*?)${field}`,
    String.raw`switch \([^)]*${field}[^)]*\) \{\s*(?:case [^:]*:[^}]*?)?case ${value}`,
    ...collections.map((name) => String.raw`\b${name}(?:\.(?:includes|has|get)\(|\[)[^)\]]*${field}`),
  ];
  const found = patterns.flatMap((pattern) =>
    Array.from(source.matchAll(new RegExp(pattern, 'g')), ([text]) => text.replace(/\s+/g, ' ')),
  );
  const map = new RegExp(String.raw`(?<![\w-])${longNames}(?![\w-])`).test(source)
    ? (/\{\s*\d+: [^}]*\}/.exec(source)?.[0] ?? '').replace(/\s+/g, ' ')
    : '';
  return [...found, ...(map ? [map] : [])];
}
