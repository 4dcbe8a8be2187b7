import type { MessageValue, MessageValues } from '../../text/message.types';

/** The page's own messages in its language: groups of texts with placeholders `{0}`, `{1}`. */
export type LocalizedStrings = Readonly<Record<string, unknown>>;

/** Returns a message. Its placeholders are filled from a list (`{0}`, `{1}`) or by name. */
export type LocalizedMessages<Key extends string> = (
  key: Key,
  values?: MessageValues | readonly MessageValue[],
) => string;

/** The page's own message at a path such as `validation.required`. */
export function findLocalized(localized: LocalizedStrings, path: string): string | undefined {
  let found: unknown = localized;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = (found as LocalizedStrings)[name];
  }
  return typeof found === 'string' && found ? found : undefined;
}

/**
 * The page's own messages, which are translated, with ours as the fallback.
 * @example localize(t, { validation: { required: '{0} fehlt.' } })('validation.required', ['Name']) // "Name fehlt."
 */
export function localize<Key extends string>(
  t: (key: Key, values?: MessageValues) => string,
  localized: LocalizedStrings = {},
): LocalizedMessages<Key> {
  return (key, values) => {
    const own = findLocalized(localized, key);
    const named: MessageValues = { ...(values as MessageValues | undefined) };
    if (own === undefined) return t(key, named);
    return own.replace(/\{(\d+)\}/g, (whole, name: string) => `${named[name] ?? whole}`);
  };
}
