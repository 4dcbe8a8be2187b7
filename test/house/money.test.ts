import { expect, it } from 'vitest';
import { filesIn, read } from './support';

const MONEY = filesIn('src', /\.tsx?$/).filter(
  (file) => file.startsWith('src/commerce/money/') || /from '[^']*\/commerce\/money\//.test(read(file)),
);

/** Source without its comments and texts. */
const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|'[^'\n]*'/gm, '');

it.each([
  ['a float is read', /\bparseFloat\(|\bNumber\([^)]*(?:price|minor|amount|cents|value)/i],
  [
    'a float is rounded',
    /\.toFixed\(|\bMath\.(?:round|floor|ceil)\([^)]*(?:price|minor|amount|cents|money)/i,
  ],
  ['a float is a factor', /[*/]\s*(?:100|1000|1e\d)\b(?!n)|10 \*\* (?!BigInt)\w/],
  ['an amount is made a number', /\bNumber\(\s*\w*\.?minor|\+\w+\.minor\b(?!\s*[+;,)])/],
])('has no place where %s in code about money', (_, pattern) => {
  expect(MONEY.length).toBeGreaterThan(3);
  expect(
    MONEY.filter((file) => pattern.test(code(file))),
    'amounts are bigints in the minor unit: read them by src/commerce/money/read-money.ts, write them by format-money.ts',
  ).toEqual([]);
});

it('keeps an amount in a type that no float fits', () => {
  expect(read('src/commerce/money/money.ts')).toContain('readonly minor: bigint;');
});
