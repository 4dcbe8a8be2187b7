import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePart, encodePart } from '../../../src/text/address-part';
import { anyText } from '../support/any-text';

it.each([
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%ff', '%ff'],
  ['', ''],
])('decodes %j as %j, and leaves what encodes nothing as it is', (text, decoded) => {
  expect(decodePart(text)).toBe(decoded);
});

it('encodes half a surrogate pair as the replacement character, and does not throw', () => {
  expect(encodePart('a\ud800b')).toBe('a%EF%BF%BDb');
  expect(encodePart('🦦/?')).toBe('%F0%9F%A6%A6%2F%3F');
});

it('decodes what it has encoded', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(decodePart(encodePart(text))).toBe(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    }),
  );
});
