import { expect, it } from 'vitest';
import { cachedFormat } from '../../../src/text/cached-format';

it('makes a format once for each kind, language and options', () => {
  const percent = cachedFormat(Intl.NumberFormat, 'en', { style: 'percent' });
  expect(cachedFormat(Intl.NumberFormat, 'en', { style: 'percent' })).toBe(percent);
  expect(cachedFormat(Intl.NumberFormat, 'en')).not.toBe(percent);
  expect(cachedFormat(Intl.NumberFormat, 'de', { style: 'percent' }).format(0.5)).toBe('50\u{a0}%');
  expect(cachedFormat(Intl.PluralRules, 'en').select(1)).toBe('one');
});
