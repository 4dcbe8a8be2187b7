import { expect, it } from 'vitest';
import { decodeEntities } from '../../../src/text/decode-entities';

it.each([
  ['Fish &amp; chips', 'Fish & chips'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&ldquo;It&rsquo;s&hellip;&rdquo;', '“It’s…”'],
  // What emoji are joined with.
  ['\u{1f926}&zwj;♀', '\u{1f926}\u200d♀'],
  ['caf&eacute; &Ccedil;a &ntilde; &uuml; &Aring; &ecirc; &agrave;', 'café Ça ñ ü Å ê à'],
  ['Stra&szlig;e &oslash; &AElig;', 'Straße ø Æ'],
])('resolves what builders and editors write: %s', (text, expected) => {
  const decoded = decodeEntities(text);
  expect(decoded).toBe(expected);
  expect(decoded.normalize('NFC'), 'one character for each letter').toBe(decoded);
});

it.each([
  '&unknown;',
  '&bacute;',
  '&acute;',
  '&constructor;',
  '&#0;',
  '&#xd800;',
  '&#x110000;',
  '& amp;',
  '&amp',
])('leaves other text as it is: %s', (text) => {
  expect(decodeEntities(text)).toBe(text);
});

it('resolves once', () => {
  expect(decodeEntities('&amp;eacute;')).toBe('&eacute;');
});
