import { formatMessage } from './format';
import { translated } from './language';
import type { Message, MessageValues } from './message.types';

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
