import { type Language, language, translated } from './language';
import type { Message, MessageValue, MessageValues, Placeholder } from './message.types';

type Rules = Pick<Language, 'locale' | 'rules'>;

// The first plural rules and the first number format take a browser 10 ms each, a phone 100, and nearly every page has a label with a small count:
// languages that write and count it as English does go without.

const LIKE_ENGLISH = /^(en|da|de|es|fi|it|nb|nl|sv)/;

/** Checks whether a value is a whole number below 1,000, in a language that treats it as English does. */
const isPlain = (value: unknown, locale: string): boolean =>
  LIKE_ENGLISH.test(locale) && /^(0|[1-9]\d{0,2})$/.test(String(value));

function choose(part: Placeholder, value: MessageValue, { rules }: Rules): Message | undefined {
  if (part[1] !== 's' && part[1] !== 'p') return undefined;
  const [, kind, options] = part;
  const pick = (key: string) => (Object.hasOwn(options, key) ? options[key] : undefined);
  if (kind === 's') return pick(`${value}`) ?? options.other;
  const count = Number(value) - part[3];
  const category =
    !part[4] && isPlain(count, rules)
      ? count === 1
        ? 'one'
        : 'other'
      : new Intl.PluralRules(rules, { type: part[4] ? 'ordinal' : 'cardinal' }).select(count);
  // `=N` is compared with the number itself, the plural category with the number less the offset.
  return pick(`=${value}`) ?? pick(category) ?? options.other;
}

function fill(part: Placeholder, values: MessageValues, of: Rules): string {
  const value = values[part[0]];
  if (value === undefined) return `{${part[0]}}`;
  if (part[1] === 'n') {
    // Without an offset the value stays as it is: a bigint must not lose digits.
    const number = part[3] ? Number(value) - part[3] : value instanceof Date ? +value : value;
    if (isPlain(number, of.locale) && !Object.keys(part[2]).length) return `${number}`;
    return new Intl.NumberFormat(of.locale, part[2]).format(
      typeof number === 'string' ? Number(number) : number,
    );
  }
  if (part[1] === 'd') {
    return new Intl.DateTimeFormat(of.locale, part[2]).format(
      value instanceof Date ? value : new Date(Number(value)),
    );
  }
  const chosen = choose(part, value, of);
  return chosen === undefined ? `${value}` : formatMessage(chosen, values, of);
}

/**
 * Fills in a message that the build has parsed. A placeholder without a value stays as `{name}`.
 * @example formatMessage(messages.counter, { current: 2, total: 5 }) // "2 of 5"
 */
export function formatMessage(message: Message, values: MessageValues = {}, of: Rules = language): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : fill(part, values, of))).join('');
}

/**
 * The messages of one unit, in the language of the page. The build replaces the JSON with parsed messages, which the file's own type does
 * not show: read them with this function only, and the compiler checks their keys. Call it at the top of a module, so that the language's
 * messages are loaded with the unit; call what it returns when you draw.
 * @example
 * const t = createMessages(messages);
 * t('counter', { current: 2, total: 5 }); // "2 of 5"
 */
export function createMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): (key: Key, values?: MessageValues) => string {
  const message = translated(messages);
  return (key, values) => formatMessage(message(key), values);
}
