import { expect, it } from 'vitest';
import { isCurrency, isDate, isWebsite } from '../../../../src/forms/validation/rules';

it.each([`a${'-'.repeat(100_000)}`, 'http://a.'.repeat(10_000), `${'x.'.repeat(50_000)}:1`])(
  'an address longer than browsers accept is refused, without delay (%#)',
  (text) => {
    const start = performance.now();
    expect(isWebsite(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  },
);

it('an amount of money has two decimals at most, and both sides of its point', () => {
  for (const amount of ['0', '1234', '123.9', ' 123.99 ']) expect(isCurrency(amount), amount).toBe(true);
  for (const text of ['1.234', '1.', '.5', '1,50', '-1', '1e3']) expect(isCurrency(text), text).toBe(false);
});

it.each([
  [['2', '29', '2024'], true],
  [['2', '29', '2023'], false],
  [['2', '29', '1900'], false],
  [['2', '29', '2000'], true],
  [['12', '31', '1999'], true],
  [['4', '31', '1999'], false],
  [['13', '1', '1999'], false],
  [['0', '1', '1999'], false],
  [['1', '0', '1999'], false],
  [[' 1 ', '1', '1999'], true],
  [['1', '1', '19999'], false],
  [['a', '1', '1999'], false],
  [['1', '1'], false],
  [[], false],
])('%j is a date: %s', (parts, is) => {
  expect(isDate(parts)).toBe(is);
});

it('there is no year 0, but a year of one digit', () => {
  expect(isDate(['1', '1', '0'])).toBe(false);
  expect(isDate(['1', '1', '0000'])).toBe(false);
  expect(isDate(['1', '1', '1'])).toBe(true);
});

it('blanks are no web address that could be wrong', () => {
  expect([isWebsite(''), isWebsite('  ')]).toEqual([true, true]);
});
