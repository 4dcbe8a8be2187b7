import { language } from '../../text/language';
import { currencyDigits } from './currency';
import type { Money } from './money';

/** The number of an amount as decimal text, without a float on the way: `-1234.5` has no exact float in most currencies. */
function decimalText({ minor, currency }: Money): `${number}` {
  const digits = currencyDigits(currency);
  const places = `${minor < 0n ? -minor : minor}`.padStart(digits + 1, '0');
  const whole = places.slice(0, places.length - digits);
  const fraction = digits ? `.${places.slice(-digits)}` : '';
  // The text of a number, digit by digit.
  return `${minor < 0n ? '-' : ''}${whole}${fraction}` as `${number}`;
}

/**
 * The number alone, as it belongs into `.sqs-money-native`, where theme CSS adds the sign of the currency: thousands in groups with a
 * comma, a decimal point.
 * @example formatAmount({ minor: 123450n, currency: 'USD' }) // '1,234.50'
 */
export function formatAmount(money: Money): string {
  const [whole = '', fraction] = decimalText(money).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * An amount with the sign of its currency, in the way of the page's language.
 * @example formatMoney({ minor: 123450n, currency: 'EUR' }, 'de-DE') // '1.234,50 €'
 */
export function formatMoney(money: Money, locale = language.locale): string {
  const digits = currencyDigits(money.currency);
  // English pages of every country are written as the platform writes them: commas and a decimal point.
  for (const tag of /^en\b/i.test(locale) ? ['en-US'] : [locale, 'en-US']) {
    try {
      return new Intl.NumberFormat(tag, {
        style: 'currency',
        currency: money.currency,
        // A shop has one currency: no reader needs `US$` to tell it from another dollar.
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(decimalText(money));
    } catch {
      // A language or a currency code that the browser does not know.
    }
  }
  return `${formatAmount(money)} ${money.currency}`;
}
