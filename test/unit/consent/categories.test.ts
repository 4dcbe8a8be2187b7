import { expect, it, vi } from 'vitest';
import { allowsAll, answersOf, CATEGORIES, COUNTING, THIRD_PARTY } from '../../../src/consent/categories';
import { hasPrivacySignal } from '../../../src/consent/policy';

it.each([
  [undefined, false],
  [{ performance: true, marketing: true }, true],
  [{ performance: true, marketing: false }, false],
  [{ performance: false, marketing: true }, false],
])('%j allows everything: %s', (choice, expected) => {
  expect(allowsAll(choice)).toBe(expected);
});

it('answers for each category', () => {
  expect(answersOf((category) => category === COUNTING)).toEqual({ performance: true, marketing: false });
  expect(answersOf((category) => category === THIRD_PARTY)).toEqual({ performance: false, marketing: true });
  expect(CATEGORIES).toEqual(['performance', 'marketing']);
});

it.each([
  [true, true],
  [false, false],
  ['1', false],
  [undefined, false],
])('takes %s as a signal of privacy: %s', (globalPrivacyControl, expected) => {
  vi.stubGlobal('navigator', { globalPrivacyControl });
  expect(hasPrivacySignal()).toBe(expected);
});
