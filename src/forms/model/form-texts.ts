import { createCatalogue } from '../../text/catalogue';
import type { MessageValue, MessageValues } from '../../text/message.types';
import messages from '../../text/messages/form.messages.json';

export type FormTextKey = keyof typeof messages;

/** A text of the form. What it is filled with: a list for `{0}`, `{1}`, or values by name. */
export type FormTexts = (key: FormTextKey, values?: MessageValues | readonly MessageValue[]) => string;

const catalogue = createCatalogue(messages);

/**
 * The page's own words, which are translated, and ours where it has none.
 * @example createFormTexts({ validation: { required: '{0} fehlt.' } })('validation.required', ['Name']) // "Name fehlt."
 */
export function createFormTexts(localizedStrings: Readonly<Record<string, unknown>> = {}): FormTexts {
  const find = (key: string) =>
    key
      .split('.')
      .reduce<unknown>(
        (group, name) =>
          typeof group === 'object' && group !== null && Object.hasOwn(group, name)
            ? (group as Readonly<Record<string, unknown>>)[name]
            : undefined,
        localizedStrings,
      );
  return (key, values) => {
    const own = find(key);
    const named: MessageValues = { ...(values as MessageValues | undefined) };
    if (typeof own !== 'string' || !own) return catalogue(key, named);
    return own.replace(/\{(\d+)\}/g, (whole, name: string) => `${named[name] ?? whole}`);
  };
}
