import { DEFAULT_CURRENCY } from '../../commerce/money/currency';
import type { Money } from '../../commerce/money/money';
import { readMoney } from '../../commerce/money/read-money';
import { flag, object, string, type WarnShape } from '../../data/shape';
import { link } from '../../text/links/read-link';

/** The shop's settings for its cart page. */
export interface CartPageData {
  /** The least subtotal that can be checked out; undefined for any. */
  readonly minimum: Money | undefined;
  /** The target of “Continue shopping”. */
  readonly continueUrl: string;
}

const contextShape = object({
  websiteSettings: object({
    storeSettings: object({
      selectedCurrency: string(DEFAULT_CURRENCY),
      continueShoppingLinkUrl: link,
      minimumOrderSubtotalEnabled: flag(),
      minimumOrderSubtotal: (value) => value,
    }),
  }),
});

/** Reads the shop's settings from the page's context. Never throws. */
export function readCartPage(context: unknown, warn?: WarnShape): CartPageData {
  const { storeSettings } = contextShape(context, '', warn).websiteSettings;
  const { selectedCurrency, minimumOrderSubtotalEnabled, minimumOrderSubtotal } = storeSettings;
  const path = 'websiteSettings.storeSettings.minimumOrderSubtotal';
  const minimum = minimumOrderSubtotalEnabled
    ? readMoney(selectedCurrency)(minimumOrderSubtotal, path, warn)
    : undefined;
  return {
    minimum: minimum && minimum.minor > 0n ? minimum : undefined,
    continueUrl: storeSettings.continueShoppingLinkUrl ?? '/',
  };
}
