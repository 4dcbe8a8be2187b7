import { number, type Reader } from './shape';

/** An amount of a currency, in its main unit (19.99 dollars, not 1999 cents). */
export interface Money {
  readonly amount: number;
  readonly currencyCode: string;
}

/**
 * Money as a page writes it, in either of its two shapes:
 * `{ currency, value: "49.99" }` (blocks) and `{ currencyCode, value: 1999, decimalValue: "19.99" }` (context).
 * Minor units without a decimal value are divided by `fractionalDigits`.
 */
export const money =
  (fallbackCurrency = 'USD'): Reader<Money> =>
  (value, path = '', warn) => {
    const nothing = { amount: 0, currencyCode: fallbackCurrency };
    if (value === undefined || value === null) return nothing;
    const source: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
    const currencyCode = source.currencyCode ?? source.currency;
    const inMinorUnits = typeof source.value === 'number' && typeof source.fractionalDigits === 'number';
    const amount = number()(
      source.decimalValue ??
        (inMinorUnits ? Number(source.value) / 10 ** Number(source.fractionalDigits) : source.value),
    );
    if (typeof currencyCode === 'string' && amount !== undefined) return { amount, currencyCode };
    warn?.(path, 'money', value);
    return nothing;
  };
