import type { Snapshot } from '../../data/snapshot';
import { findAll } from '../../dom/find-all';
import { cachedFormat } from '../../text/cached-format';
import { language } from '../../text/language';
import { onDocument } from '../../ui/on-document';
import { currencyDigits } from './currency';
import type { Money } from './money';

/** An amount, or its copy in the payload of an event. */
export type Amount = Money | Snapshot<Money>;

/** An amount as decimal text, without a float on the way: `-1234.5` has no exact float in most currencies. */
function decimalText({ minor, currency }: Amount): `${number}` {
  const digits = currencyDigits(currency);
  const places = `${minor < 0 ? -minor : minor}`.padStart(digits + 1, '0');
  const whole = places.slice(0, places.length - digits);
  const fraction = digits ? `.${places.slice(-digits)}` : '';
  // The text of a number, digit by digit.
  return `${minor < 0 ? '-' : ''}${whole}${fraction}` as `${number}`;
}

/**
 * The number alone, for `.sqs-money-native`, where theme CSS adds the currency's sign.
 * @example formatAmount({ minor: 123450n, currency: 'USD' }) // '1,234.50'
 */
export function formatAmount(money: Amount): string {
  const [whole = '', fraction] = decimalText(money).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Marks of servers of version 7: they write amounts of every language in one way, by the number alone or by a script. */
const ONE_WAY = '.sqs-money-native,.sqs-cart-dropzone';

/** Asked once: the prices that the page shows change. */
const isOneWay = () =>
  onDocument(document, 'money', () => ({ isOneWay: findAll(document, ONE_WAY).length > 0 })).isOneWay;

/** The locale of the page's language, or `en-US` where the server writes amounts of every language in one way. */
const pageLocale = () => (!isEnglish(language.locale) && isOneWay() ? 'en-US' : language.locale);
const isEnglish = (locale: string) => /^en\b/i.test(locale);

function formatIn(locale: string, money: Amount): Intl.NumberFormatPart[] {
  const { currency } = money;
  const digits = currencyDigits(currency);
  return cachedFormat(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).formatToParts(decimalText(money));
}

/**
 * An amount with its currency's sign, as the page writes it: in its language, or like `formatAmount` if the page has such amounts.
 * @example formatMoney({ minor: 123450n, currency: 'EUR' }, 'de-DE') // '1.234,50 €'
 */
export function formatMoney(money: Amount, locale = pageLocale()): string {
  for (const tag of [locale, 'en-US']) {
    try {
      const own = formatIn(tag, money);
      // English of every country has its own sign (`A$` is `$` in Australia), and the platform's commas and decimal point.
      const parts = isEnglish(tag) ? formatIn('en-US', money) : own;
      const sign = own.find(({ type }) => type === 'currency');
      return parts.map(({ type, value }) => (type === 'currency' && sign ? sign.value : value)).join('');
    } catch {
      // A language or a currency code that the browser does not know.
    }
  }
  return `${formatAmount(money)} ${money.currency}`;
}
