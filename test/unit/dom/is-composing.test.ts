import { expect, it } from 'vitest';
import { isComposing } from '../../../src/dom/is-composing';

it.each([
  ['of a word that an input method composes', true, 229, true],
  ['that ends it in Safari', false, 229, true],
  ['without an input method', false, 13, false],
])('a key %s', (_, composing, keyCode, expected) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(expected);
});
