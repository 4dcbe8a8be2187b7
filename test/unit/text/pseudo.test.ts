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
