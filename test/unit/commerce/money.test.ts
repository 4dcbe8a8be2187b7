import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { currencyDigits } from '../../../src/commerce/money/currency';
import { formatAmount, formatMoney } from '../../../src/commerce/money/format-money';
import {
  addMoney,
  divideMoney,
  divideRounded,
  isLessMoney,
  type Money,
  multiplyMoney,
  zeroMoney,
} from '../../../src/commerce/money/money';
import { minorMoney, readMinor, readMoney } from '../../../src/commerce/money/read-money';
import { CURRENCIES } from '../../../src/vocabulary/shops';

const usd = (minor: bigint): Money => ({ minor, currency: 'USD' });
const AMOUNTS = 1000;

/** Any amount that the platform accepts: up to 15 places before the decimal point. */
const amounts = fc.bigInt({ min: -(10n ** 17n) + 1n, max: 10n ** 17n - 1n });

/** Places as a till prints them, by other means than the code: division, not text. */
function reference(minor: bigint, digits: number): string {
  const unit = 10n ** BigInt(digits);
  const positive = minor < 0n ? -minor : minor;
  const whole = (positive / unit).toLocaleString('en-US');
  const rest = digits ? `.${`${positive % unit}`.padStart(digits, '0')}` : '';
  return `${minor < 0n ? '-' : ''}${whole}${rest}`;
}

describe('P6 Supported currencies (fraction digits 2, JPY 0)', () => {
  it('are the 27 of the platform, USD first where none is named', () => {
    expect(CURRENCIES).toHaveLength(27);
    expect(CURRENCIES.filter((code) => currencyDigits(code) !== 2)).toEqual(['JPY']);
    expect(zeroMoney('USD')).toEqual(usd(0n));
  });

  it('has the browser say the digits of any other', () => {
    expect([currencyDigits('KRW'), currencyDigits('BHD'), currencyDigits('no currency')]).toEqual([0, 3, 2]);
  });
});

describe('P6 Money: amount with currencyCode', () => {
  it.each([
    ['a block', { currency: 'USD', value: '49.99' }, 4999n],
    ['the context', { currencyCode: 'USD', value: 4999, decimalValue: '49.99', fractionalDigits: 2 }, 4999n],
    ['the context without a decimal value', { currencyCode: 'USD', value: 4999, fractionalDigits: 2 }, 4999n],
    ['an amount', { currencyCode: 'USD', amount: '49.9' }, 4990n],
    ['an amount that is a number', { currencyCode: 'USD', amount: 49.99 }, 4999n],
    ['a number in the main unit', { currency: 'USD', value: 50 }, 5000n],
    ['no minor unit', { currency: 'JPY', value: '500' }, 500n],
    ['a code in lower case', { currency: 'usd', value: '0.10' }, 10n],
    ['more digits than the currency has', { currency: 'USD', value: '1.005' }, 101n],
    ['digits of its own', { currencyCode: 'USD', value: 12345, fractionalDigits: 3 }, 1235n],
    ['no digit before the point', { currency: 'USD', value: '.5' }, 50n],
    ['no digit after the point', { currency: 'USD', value: '5.' }, 500n],
    ['a discount of half a cent', { currency: 'USD', value: '-1.005' }, -101n],
    ['a discount', { currency: 'USD', value: '-5.00' }, -500n],
    ['the longest amount', { currency: 'USD', value: '999999999999999.99' }, 99_999_999_999_999_999n],
  ])('reads money of %s', (_, source, minor) => {
    expect(readMoney('USD')(source).minor).toBe(minor);
  });

  it('takes the selected currency of the store where money is missing, without a word', () => {
    const warn = vi.fn();
    expect(readMoney('GBP')(undefined, 'salePrice', warn)).toEqual({ minor: 0n, currency: 'GBP' });
    expect(readMoney('GBP')({ value: '2.50' })).toEqual({ minor: 250n, currency: 'GBP' });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each<[source: unknown, what: string]>([
    ['19.99', 'text without a currency'],
    [{ currency: 'USD', value: '1e3' }, 'an exponent'],
    [{ currency: 'USD', value: 'free' }, 'words'],
    [{ currency: 'USD', value: '' }, 'nothing'],
    [{ currency: 'USD', value: '.' }, 'a point'],
    [{ currency: 7, value: '1.00' }, 'a currency that is not text'],
    [{ currency: 'USD', value: '1234567890123456.00' }, 'more than 15 places before the decimal point'],
    [{ currencyCode: 'USD', value: Number.NaN }, 'not a number'],
  ])('reports %j and takes zero: %s', (source) => {
    const warn = vi.fn();
    expect(readMoney('USD')(source, 'price', warn)).toEqual(usd(0n));
    expect(warn).toHaveBeenCalledExactlyOnceWith('price', 'money', source);
  });

  it('never throws, whatever the page says', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, digits) => {
        readMoney('USD')(value);
        readMoney('USD')({ currency: value, value: digits });
        readMoney('USD')({ currencyCode: 'USD', value, fractionalDigits: digits });
        minorMoney('USD')(value);
        readMinor(digits);
      }),
    );
  });
});

describe('P6 money groups thousands with comma and decimal point', () => {
  it.each(CURRENCIES)('%s: as the reference, for 1,000 amounts, and read back the same', (currency) => {
    const digits = currencyDigits(currency);
    fc.assert(
      fc.property(amounts, (minor) => {
        const text = formatAmount({ minor, currency });
        if (text !== reference(minor, digits)) return false;
        const value = text.replaceAll(',', '');
        // A currency without a minor unit may have more places than are read.
        return readMoney('USD')({ currency, value }).minor === (/\d{16}/.test(value) ? 0n : minor);
      }),
      { numRuns: AMOUNTS },
    );
  });

  it('adds and multiplies without rounding', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 9999 }), (a, b, times) => {
        expect(addMoney(usd(a), usd(b)).minor).toBe(a + b);
        expect(multiplyMoney(usd(a), times).minor).toBe(a * BigInt(times));
        expect(isLessMoney(usd(a), usd(b))).toBe(a < b);
      }),
      { numRuns: 1000 },
    );
  });

  it('does not add dollars to pounds, nor compares them; a zero takes the other currency', () => {
    const pounds: Money = { minor: 5n, currency: 'GBP' };
    expect(() => addMoney(usd(1n), pounds)).toThrow(RangeError);
    expect(addMoney(usd(0n), pounds)).toEqual(pounds);
    expect(isLessMoney(usd(1n), pounds)).toBe(false);
  });
});

describe('rounding', () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-4n, 10n, 0n],
    [-5n, 10n, -1n],
    [15n, 10n, 2n],
    [-15n, 10n, -2n],
    [7n, 3n, 2n],
    [8n, 3n, 3n],
    [0n, 4n, 0n],
  ])('%i / %i is %i: half away from zero', (amount, by, rounded) => {
    expect(divideRounded(amount, by)).toBe(rounded);
  });

  it.each([
    [1002n, 4, 251n],
    [-1002n, 4, -251n],
    [1001n, 4, 250n],
    [1000n, 3, 333n],
  ])('%i cents in %i parts are %i each, to half a cent', (minor, parts, each) => {
    expect(divideMoney(usd(minor), parts)).toEqual(usd(each));
  });

  it.each([
    [49, 0n],
    [50, 1n],
    [150, 2n],
    [-150, -2n],
    ['149.5', 2n],
  ])('%s hundredths of a yen are %i', (hundredths, yen) => {
    expect(minorMoney('JPY', true)(hundredths)).toEqual({ minor: yen, currency: 'JPY' });
  });

  it.each([
    ['1.2345', 1235n],
    ['1.2344', 1234n],
    ['-1.2345', -1235n],
  ])('%s dinars are %i fils', (value, minor) => {
    expect(readMoney('USD')({ currency: 'BHD', value }).minor).toBe(minor);
  });
});

describe('formatMoney', () => {
  it.each([
    ['en-US', 'USD', '$1,234.50'],
    ['en-AU', 'AUD', '$1,234.50'],
    ['en-GB', 'GBP', '£1,234.50'],
    ['en-US', 'AUD', 'A$1,234.50'],
    ['en-US', 'CAD', 'CA$1,234.50'],
    ['en-US', 'SEK', 'SEK 1,234.50'],
    ['en-IN', 'INR', '₹1,234.50'],
    ['de-DE', 'AUD', '1.234,50 AU$'],
    ['de-DE', 'EUR', '1.234,50 €'],
    ['not a language', 'USD', '$1,234.50'],
    ['en', 'no code', '1,234.50 no code'],
  ])('writes for a page in %s an amount in %s as %s', (locale, currency, text) => {
    expect(formatMoney({ minor: 123450n, currency }, locale).replace(/\s/g, ' ')).toBe(text);
  });

  it('has no minor unit for yen, and keeps every digit', () => {
    expect(formatMoney({ minor: 1234n, currency: 'JPY' }, 'en-US')).toBe('¥1,234');
    expect(formatMoney(usd(99_999_999_999_999_999n), 'en-US')).toBe('$999,999,999,999,999.99');
  });
});
