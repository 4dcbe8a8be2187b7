import { formatMessage } from './format';
import type { Message, MessageValues } from './message.types';

/**
 * The texts of one area. The build replaces the JSON by parsed messages, which the file's own type does not show:
 * read it through this function only, and its keys are checked by the compiler.
 * @example
 * const text = createMessages(lightboxMessages);
 * text('counter', { current: 2, total: 5 }); // "2 of 5"
 */
export function createMessages<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
  locale = 'en',
): (key: Key, values?: MessageValues) => string {
  return (key, values) => formatMessage(messages[key], values, locale);
}
