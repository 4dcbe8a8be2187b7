import type { Message } from './message.types';

/** Messages by key. The build names the message file under the empty key: `dialog`, `shop/cart-page`. */
export type Messages = Readonly<Record<string, Message>>;

/** The language of what Inlay writes into this page; `core/lazy/load-language.ts` changes it where that is not plain English. */
export interface Language {
  /** For numbers and dates: the page's language, in the site's own variety. */
  locale: string;
  /** The language of the plurals in the messages. */
  rules: string;
  /** For `lang` and `dir` of what is drawn; undefined where the page's own are right. */
  lang?: string | undefined;
  dir?: string | undefined;
  /** Messages in place of the English ones, by the name of the message file. */
  readonly texts: Record<string, Messages>;
  /** By the same name: the English messages of all code that has been loaded. */
  readonly english: Record<string, Messages>;
}

export const language: Language = { locale: 'en', rules: 'en', texts: {}, english: {} };

/**
 * Messages in the page's language, before their placeholders are filled. Call it when code is loaded, and read when you draw: the language
 * arrives in between.
 */
export function translated<Key extends string>(
  messages: Readonly<Record<Key, Message>>,
): (key: Key) => Message {
  // The build adds this key, which the file's own type does not show.
  const { '': name } = messages as { readonly ''?: string };
  if (name) language.english[name] = messages;
  return (key) => language.texts[name ?? '']?.[key] ?? messages[key];
}
