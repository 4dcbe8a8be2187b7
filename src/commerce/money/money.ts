/** An amount in minor units: 1999n and USD for 19.99 dollars. A bigint: no sum is ever rounded, and the compiler rejects arithmetic with floats. */
export interface Money {
  readonly minor: bigint;
  readonly currency: string;
}

export const zeroMoney = (currency: string): Money => ({ minor: 0n, currency });

/**
 * The sum of two amounts in one currency; a zero takes the other's.
 * @throws RangeError for amounts of two currencies
 */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency && a.minor && b.minor) {
    throw new RangeError(`${a.currency} and ${b.currency} cannot be added.`);
  }
  return { minor: a.minor + b.minor, currency: a.minor ? a.currency : b.currency };
}

/** An amount times a whole number: the price of one times the quantity. */
export const multiplyMoney = ({ minor, currency }: Money, times: number): Money => ({
  minor: minor * BigInt(Math.trunc(times)),
  currency,
});

/** To the nearest whole number, half away from zero: how all amounts are rounded. `by` is positive. */
export function divideRounded(amount: bigint, by: bigint): bigint {
  const half = amount < 0n ? -by : by;
  // BigInt's division rounds towards zero.
  return (amount * 2n + half) / (by * 2n);
}

export const divideMoney = ({ minor, currency }: Money, parts: number): Money => ({
  minor: divideRounded(minor, BigInt(Math.trunc(parts))),
  currency,
});

/** Checks whether `a` is less than `b`. Amounts of two currencies cannot be compared, so neither is less. */
export const isLessMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor < b.minor;
