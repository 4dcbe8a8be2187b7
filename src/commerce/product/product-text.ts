import type { MessageValues } from '../../text/message.types';
import { createMessages } from '../../text/messages';
import messages from './product.messages.json';

const t = createMessages(messages);

export type ProductMessage = keyof typeof messages;

export type ProductText = (key: ProductMessage, values?: MessageValues) => string;

/** The page's own texts, which are in its language, with `{name}` for a value; ours where it has none. */
export const createProductText =
  (localized: Readonly<Record<string, unknown>> = {}): ProductText =>
  (key, values = {}) => {
    const own = Object.hasOwn(localized, key) ? localized[key] : undefined;
    if (typeof own !== 'string' || !own) return t(key, values);
    return own.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
  };
