import { describe, expect, it } from 'vitest';
import { addressFormatOf, phoneLengthsOf } from '../../../../src/forms/fields/country-formats';

/** Parts of a line side by side; optional parts in brackets. */
const layoutOf = (country: string) =>
  addressFormatOf(country)
    .parts.map(
      ({ identifier, isRequired, endsLine }) =>
        (isRequired ? identifier : `(${identifier})`) + (endsLine ? '/' : ' '),
    )
    .join('');

describe('an address', () => {
  it.each([
    ['US', 'Line1/(Line2)/City State Zip/'],
    ['EG', 'Line1/(Line2)/City State Zip/'],
    ['GB', 'Line1/(Line2)/City/(State)/Zip/'],
    ['JP', 'Zip/State/City/Line1/(Line2)/'],
    ['AE', 'Line1/(Line2)/City (State)/'],
    ['IT', 'Line1/(Line2)/Zip City State/'],
    ['DE', 'Line1/(Line2)/Zip City/'],
    // Unknown countries are written as most are.
    ['XX', 'Line1/(Line2)/Zip City/'],
    ['', 'Line1/(Line2)/Zip City/'],
    ['U', 'Line1/(Line2)/Zip City/'],
  ])('in %j is laid out as %s', (country, layout) => {
    expect(layoutOf(country)).toBe(layout);
    expect(addressFormatOf(country).country).toBe(country);
  });

  it('names its parts for the browser to fill in', () => {
    expect(addressFormatOf('US').parts.map(({ autocomplete }) => autocomplete)).toEqual([
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
  });
});

it.each([
  ['US', '3 3 4'],
  ['AU', '1 4 15'],
  ['GB', '4 3 15'],
  ['AR', '2 4 15'],
  ['DE', '3 3 15'],
  ['XX', '3 3 15'],
])('a phone number in %s has parts of %s digits', (country, lengths) => {
  expect(phoneLengthsOf(country)).toBe(lengths);
});
