import { describe, expect, it } from 'vitest';
import {
  familiesIn,
  findMissingFonts,
  googleFontsUrl,
} from '../../../../src/features/site-fonts/site-fonts.mount';

const NONE: ReadonlySet<string> = new Set();

describe('the sheet of Google Fonts', () => {
  it('repeats `family` for each font, once', () => {
    expect(
      googleFontsUrl(['Open Sans', 'Roboto:ital,wght@0,500;1,400', 'Roboto:ital,wght@0,500;1,400'], NONE),
    ).toBe(
      'https://fonts.googleapis.com/css2?family=Open+Sans&family=Roboto:ital,wght@0,500;1,400&display=swap',
    );
  });

  it('leaves out what the page loads itself, also in older addresses', () => {
    const present = familiesIn([
      'https://fonts.googleapis.com/css2?family=Instrument+Serif:ital,wght@0,400&family=Roboto',
      'https://fonts.googleapis.com/css?family=Raleway:100,200|Open+Sans:700',
      'not an address',
    ]);
    expect(
      googleFontsUrl(['Instrument+Serif', 'Roboto:500', 'Raleway', 'Open Sans'], present),
    ).toBeUndefined();
    expect(googleFontsUrl(['Raleway', 'Heebo:wght@300'], present)).toContain(
      '?family=Heebo:wght@300&display',
    );
    expect(googleFontsUrl(['', ' '], NONE)).toBeUndefined();
  });

  it('adds no other parameter, whatever a name holds', () => {
    const url = new URL(googleFontsUrl(['A&text=x#y', 'B/../c'], NONE) ?? '');
    expect([...url.searchParams.keys()]).toEqual(['family', 'family', 'display']);
    expect([url.pathname, url.hash]).toEqual(['/css2', '']);
  });
});

describe('fonts of Typekit', () => {
  const config = {
    fc: [
      { id: 137, family: 'proxima-nova', descriptors: { weight: '400', style: 'italic' } },
      { id: 139, family: 'proxima-nova', descriptors: { weight: '700', style: 'normal' } },
      { id: 200, family: 'futura-pt' },
    ],
  };

  it('that are in the kit with all variations are not missing', () => {
    expect(
      findMissingFonts(
        [
          { id: 'proxima-nova', variations: ['i4', 'n7'] },
          { id: '200', variations: ['n4'] },
        ],
        config,
      ),
    ).toEqual([]);
  });

  it('that are no longer in Typekit are missing, as a whole or a variation', () => {
    const fonts = [
      { id: 'proxima-nova', variations: ['n4', 'n7'] },
      { id: 'gone', variations: ['n4'] },
    ];
    expect(findMissingFonts(fonts, config)).toEqual(['proxima-nova n4', 'gone']);
    for (const broken of [undefined, null, 'x', { fc: 'x' }, { fc: [null, 7] }])
      expect(findMissingFonts(fonts, broken)).toEqual(['proxima-nova', 'gone']);
  });
});
