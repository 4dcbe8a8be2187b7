import { decodePart, encodePart } from '../../text/address-part';

const ADDRESS = 'https://fonts.googleapis.com/css2';

/** `Open+Sans:ital,wght@0,400` → `open sans`. */
const familyOf = (name: string): string =>
  (name.split(':')[0] ?? '').replaceAll('+', ' ').trim().toLowerCase();

/** As Google writes them: these signs stay as they are, and a blank is a plus. */
const encode = (name: string): string =>
  encodePart(name.trim())
    .replaceAll('%20', '+')
    .replace(/%(?:2C|3A|3B|40|2B)/gi, decodePart);

/** The families that style sheets of the page load already. Older addresses separate them by `|`. */
export function familiesIn(hrefs: readonly string[]): ReadonlySet<string> {
  const names = hrefs.flatMap((href) =>
    URL.canParse(href) ? new URL(href).searchParams.getAll('family') : [],
  );
  return new Set(names.flatMap((name) => name.split('|')).map(familyOf));
}

/** The address of one sheet for all fonts, with `family` repeated; undefined when the page has them all. */
export function googleFontsUrl(names: readonly string[], present: ReadonlySet<string>): string | undefined {
  const missing = [...new Set(names)].filter((name) => familyOf(name) && !present.has(familyOf(name)));
  if (!missing.length) return undefined;
  return `${ADDRESS}?${missing.map((name) => `family=${encode(name)}`).join('&')}&display=swap`;
}
