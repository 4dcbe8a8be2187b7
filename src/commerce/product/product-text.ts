import type { MessageValues } from '../../text/message.types';
import { createMessages } from '../../text/messages';
import messages from './product.messages.json';
import type { ProductStore } from './product.store';

const t = createMessages(messages);

export type ProductMessage = keyof typeof messages;

/** Names of these texts on some pages. */
const PAGE_KEYS: Readonly<Partial<Record<ProductMessage, string>>> = {
  fromPrice: 'productPriceFromText',
  unavailable: 'productPriceUnavailable',
};

export interface ProductText {
  (key: ProductMessage, values?: MessageValues): string;
  /** A text that only pages have; undefined if this one lacks it. */
  own(key: string, values: MessageValues): string | undefined;
}

/** The page's own texts, which are in its language, with `{name}` for a value; ours as the fallback. */
export function createProductText(localized: Readonly<Record<string, unknown>> = {}): ProductText {
  const own: ProductText['own'] = (key, values) => {
    const text = Object.hasOwn(localized, key) ? localized[key] : undefined;
    if (typeof text !== 'string' || !text) return undefined;
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
  };
  const find = (key: ProductMessage, values: MessageValues = {}) =>
    own(key, values) ?? own(PAGE_KEYS[key] ?? '', values) ?? t(key, values);
  return Object.assign(find, { own });
}

/** The product that nodes show, and the texts for it. */
export interface ShownProduct {
  readonly store: ProductStore;
  readonly t: ProductText;
}
