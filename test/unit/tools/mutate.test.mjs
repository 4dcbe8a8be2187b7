import { expect, it } from 'vitest';
import { findMutations } from '../../../tools/mutate.mjs';

const changed = (source) =>
  findMutations('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  );

it('turns over operators, conditions, literals and calls, one at a time', () => {
  expect(changed('a < b')).toEqual(['a <= b']);
  expect(changed('a && !b')).toEqual(['(a) || (!b)', 'a && b']);
  expect(changed('f(1)')).toEqual([';', 'f(2)']);
  expect(changed('const x = list.every(f)')).toEqual(['const x = list.some(f)']);
});

it('exchanges the methods that it knows, and no others', () => {
  expect(changed('const x = a.min(b).toString()')).toEqual(['const x = a.max(b).toString()']);
});

it('leaves types and texts that are put together alone', () => {
  expect(changed("type A = 1 | true; const x = 'a' + b;")).toEqual([]);
});
