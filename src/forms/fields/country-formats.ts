import type { Format, FormatPart } from '../model/form.types';

/**
 * Address formats of other countries than the page's. A letter is a part, a comma ends a line: `1` and `2` the street's lines, `C` city, `S` state or
 * province, `Z` postal code. Small letters are optional parts.
 */
const ADDRESSES: readonly (readonly [layout: string, countries: string])[] = [
  ['1,2,CSZ', 'US CA AU IN BR MX MY NG TH PH VN CO EC VE PE AR CL EG ID'],
  ['1,2,C,s,Z', 'GB IE NZ SG ZA IL JE GG IM'],
  ['Z,S,C,1,2', 'JP CN KR TW'],
  ['1,2,Cs', 'AE QA KW BH OM HK MO PA JM BS BB'],
  ['1,2,ZCS', 'IT ES'],
];
/** Most of the world, and nearly all of Europe. */
const USUAL = '1,2,ZC';

/** Number of digits in each part of a phone number, without the country's code; the last part takes the rest. */
const PHONES: readonly (readonly [lengths: string, countries: string])[] = [
  ['3 3 4', 'US CA PR DO JM BS BB TT AG BM'],
  ['1 4 15', 'AU NZ'],
  ['4 3 15', 'GB IE JE GG IM'],
  ['2 4 15', 'JP KR CN TW BR MX AR'],
  ['3 3 15', 'DE AT CH NL BE SE NO FI DK PL CZ ES PT IT FR IN IL ZA SG HK'],
];
const USUAL_PHONE = '3 3 15';

const PARTS: Readonly<Record<string, readonly [identifier: string, autocomplete: string]>> = {
  1: ['Line1', 'address-line1'],
  2: ['Line2', 'address-line2'],
  C: ['City', 'address-level2'],
  S: ['State', 'address-level1'],
  Z: ['Zip', 'postal-code'],
};

const find = (table: readonly (readonly [string, string])[], country: string, usual: string) =>
  table.find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? usual;

/** The parts of an address in one country, in order. Labels come from the form's messages. */
export function addressFormatOf(country: string): Format {
  const parts: FormatPart[] = [];
  for (const line of find(ADDRESSES, country, USUAL).split(',')) {
    const letters = [...line];
    for (const [position, letter] of letters.entries()) {
      const [identifier = '', autocomplete = ''] = PARTS[letter.toUpperCase()] ?? [];
      parts.push({
        identifier,
        autocomplete,
        label: '',
        isRequired: letter !== '2' && letter === letter.toUpperCase(),
        length: 0,
        endsLine: position === letters.length - 1,
      });
    }
  }
  return { country, parts };
}

/** @example phoneLengthsOf('US') // "3 3 4" */
export const phoneLengthsOf = (country: string): string => find(PHONES, country, USUAL_PHONE);
