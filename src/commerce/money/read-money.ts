import type { Reader } from '../../data/shape';
import { currencyDigits } from './currency';
import type { Money } from './money';
import { divideRounded, zeroMoney } from './money';

/** The longest amount that the platform accepts, in places before the decimal point. */
const MAX_INTEGER_PLACES = 15;
/** `19.99`, also `.5` and `5.` */
const DECIMAL = /^([+-]?)(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** A decimal text in minor units, rounded: `19.9` with two digits is 1990n. Undefined for anything else, and beyond 15 places before the point. */
function parseDecimal(text: string, digits: number): bigint | undefined {
  const [match, sign, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? [];
  const places = whole.replace(/^0+/, '');
  if (match === undefined || places.length > MAX_INTEGER_PLACES) return undefined;
  // One digit more tells which way to round.
  const amount = BigInt(places + fraction.slice(0, digits + 1).padEnd(digits + 1, '0'));
  return divideRounded(sign === '-' ? -amount : amount, 10n);
}

/** Numbers are read by their shortest decimal text, as in the page's JSON. */
const decimalOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** An amount in the minor unit, as the platform's `…Cents` fields and the prices of old variants have it. */
export function readMinor(value: unknown): bigint | undefined {
  const text = decimalOf(value);
  return text === undefined ? undefined : parseDecimal(text, 0);
}

/** Reads `…Cents` fields; non-numbers are zero, and reported. `isHundredths`: they count hundredths of a currency without any. */
export const minorMoney =
  (currency: string, isHundredths = false): Reader<Money> =>
  (value, path = '', warn) => {
    if (value === undefined || value === null) return zeroMoney(currency);
    const minor = readMinor(value);
    if (minor === undefined) warn?.(path, 'number', value);
    return { minor: divideRounded(minor ?? 0n, isHundredths ? 100n : 1n), currency };
  };

function parse(source: Readonly<Record<string, unknown>>, fallback: string): Money | undefined {
  const { currencyCode, currency: code, value, decimalValue, amount, fractionalDigits } = source;
  const known = currencyCode ?? code ?? fallback;
  if (typeof known !== 'string') return undefined;
  const currency = known.toUpperCase() || fallback;
  const digits = [0, 1, 2, 3, 4].find((known) => known === fractionalDigits) ?? currencyDigits(currency);
  // Only the context's shape counts in minor units; it is the one with a `currencyCode`, and its value is a number.
  const isMinor = currencyCode !== undefined && typeof value === 'number' && Number.isInteger(value);
  const main = decimalOf(decimalValue ?? (isMinor ? undefined : (amount ?? value)));
  const minor = main === undefined ? readMinor(isMinor ? value : undefined) : parseDecimal(main, digits);
  if (minor === undefined) return undefined;
  return { minor: rescale(minor, digits, currencyDigits(currency)), currency };
}

/** The server's digits in ours; they differ only where it counts a currency in another minor unit. */
function rescale(minor: bigint, from: number, to: number): bigint {
  return from <= to ? minor * 10n ** BigInt(to - from) : divideRounded(minor, 10n ** BigInt(from - to));
}

/**
 * Money in the three shapes of pages and answers: `{ currency, value: "49.99" }`, `{ currencyCode, value: 4999, decimalValue: "49.99",
 * fractionalDigits: 2 }` and `{ currencyCode, amount: "49.99" }`. Missing money is zero in `fallbackCurrency`.
 * @example readMoney('EUR')(product.price, 'price', warn) // { minor: 4999n, currency: 'EUR' }
 */
export const readMoney =
  (fallbackCurrency: string): Reader<Money> =>
  (value, path = '', warn) => {
    if (value === undefined || value === null) return zeroMoney(fallbackCurrency);
    const money = typeof value === 'object' ? parse({ ...value }, fallbackCurrency) : undefined;
    if (money) return money;
    warn?.(path, 'money', value);
    return zeroMoney(fallbackCurrency);
  };
