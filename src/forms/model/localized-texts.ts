import type { Message, MessageValue, MessageValues } from '../../text/message.types';
import { createMessages } from '../../text/messages';

/** What the page says in its own language: groups of texts with `{0}`, `{1}` to be filled in. */
export type LocalizedStrings = Readonly<Record<string, unknown>>;

/** A text of the form. What it is filled with: a list for `{0}`, `{1}`, or values by name. */
export type Texts<Key extends string> = (
  key: Key,
  values?: MessageValues | readonly MessageValue[],
) => string;

/** The page's own words at a path such as `validation.required`. */
export function findWords(localized: LocalizedStrings, path: string): string | undefined {
  let found: unknown = localized;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as LocalizedStrings)[name];
  }
  return typeof found === 'string' && found ? found : undefined;
}

/**
 * The page's own words, which are translated, and ours where it has none.
 * @example createTexts(messages, { validation: { required: '{0} fehlt.' } })('validation.required', ['Name']) // "Name fehlt."
 */
export function createTexts<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
  localized: LocalizedStrings = {},
): Texts<Key> {
  const t = createMessages(messages);
  return (key, values) => {
    const own = findWords(localized, key);
    const named: MessageValues = { ...(values as MessageValues | undefined) };
    if (own === undefined) return t(key, named);
    return own.replace(/\{(\d+)\}/g, (whole, name: string) => `${named[name] ?? whole}`);
  };
}
