import { expect, expectTypeOf, it } from 'vitest';
import { type Snapshot, snapshot } from '../../../src/data/snapshot';

it('makes a number of each bigint, however deep, and leaves the rest as it is', () => {
  const given = {
    total: { minor: 1999n, currency: 'USD' },
    entries: [{ price: { minor: -1n } }],
    url: undefined,
  };
  expect(snapshot(given)).toEqual({
    total: { minor: 1999, currency: 'USD' },
    entries: [{ price: { minor: -1 } }],
    url: undefined,
  });
  expect(given.total.minor).toBe(1999n);
  expectTypeOf<Snapshot<typeof given>['entries'][0]>().toEqualTypeOf<{
    readonly price: { readonly minor: number };
  }>();
});

it('is exact up to ninety trillion of a currency with cents', () => {
  expect(snapshot(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
});
