import { expect, it } from 'vitest';
import { compileMessage } from '../../../src/text/compile-message.mjs';
import { formatMessage } from '../../../src/text/messages';
import { pseudoMessages } from '../../../src/text/pseudo';

const pseudo = (text: string, values = {}) => {
  const { message = '' } = pseudoMessages({ message: compileMessage(text) });
  return formatMessage(message, values, { locale: 'en', rules: 'en' });
};

it('makes a text longer, accents its letters and puts it in brackets', () => {
  const text = pseudo('Save choice');
  expect(text).toMatch(/^\[Šávé çhöíçé/u);
  expect(text).toMatch(/\]$/);
  expect(text.length).toBeGreaterThanOrEqual('Save choice'.length * 1.4);
});

it('leaves placeholders as they are, within plurals too', () => {
  expect(pseudo('Remove {name}', { name: 'Mug' })).toMatch(/^\[Ŕ.*Mug\]$/u);
  expect(pseudo('{n, plural, one {# item} other {# items}}', { n: 3 })).toMatch(/^\[3 íťé/u);
});

it('does not change a text without letters', () => {
  expect(pseudo('{a} / {b}', { a: 1, b: 2 })).toBe('[1 / 2]');
});

it('grows by two fifths of its letters, in whole syllables of three', () => {
  expect(pseudo('abcde')).toMatch(/^\[[^·]{5}·ëÿ\]$/u);
  expect(pseudo('abcdefgh')).toMatch(/^\[[^·]{8}(?:·ëÿ){2}\]$/u);
  expect(pseudo('abcdefg')).toMatch(/^\[[^·]{7}·ëÿ\]$/u);
});

it('keeps choices, exact plurals and their offset', () => {
  expect(pseudo('{kind, select, a {one} other {two}}', { kind: 'a' })).toMatch(/^\[öñé/u);
  expect(pseudo('{kind, select, a {one} other {two}}', { kind: 'x' })).toMatch(/^\[ťŵö/u);
  const guests = '{n, plural, offset:1 =0 {none} =1 {you} one {you and # more} other {you and # more}}';
  expect(pseudo(guests, { n: 3 })).toMatch(/2 möŕé/u);
  expect(pseudo(guests, { n: 0 })).toMatch(/^\[ñöñé/u);
});

it('keeps the ordinals of a number', () => {
  const place = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => pseudo(place, { n }));
  expect(first).toMatch(/^\[1šť/u);
  expect(second).toMatch(/^\[2ñ/u);
  expect(third).toMatch(/^\[3ŕ/u);
  expect(fourth).toMatch(/^\[4ť/u);
});
