import { expect, it } from 'vitest';
import { keptFormat } from '../../../src/text/kept-format';

it('makes a format once for each kind, language and options', () => {
  const percent = keptFormat(Intl.NumberFormat, 'en', { style: 'percent' });
  expect(keptFormat(Intl.NumberFormat, 'en', { style: 'percent' })).toBe(percent);
  expect(keptFormat(Intl.NumberFormat, 'en')).not.toBe(percent);
  expect(keptFormat(Intl.NumberFormat, 'de', { style: 'percent' }).format(0.5)).toBe('50\u{a0}%');
  expect(keptFormat(Intl.PluralRules, 'en').select(1)).toBe('one');
});
