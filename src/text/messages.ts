import { formatMessage } from './format';
import type { Message, MessageValues } from './message.types';

/**
 * The messages of one unit. The build replaces the JSON with parsed messages, which the file's own type does not show:
 * read them with this function only, and the compiler checks their keys.
 * @example
 * const t = createMessages(messages);
 * t('counter', { current: 2, total: 5 }); // "2 of 5"
 */
export function createMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
  locale = 'en',
): (key: Key, values?: MessageValues) => string {
  return (key, values) => formatMessage(messages[key], values, locale);
}
