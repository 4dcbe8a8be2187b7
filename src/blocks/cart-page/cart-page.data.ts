import { DEFAULT_CURRENCY } from '../../commerce/money/currency';
import { readMoney } from '../../commerce/money/read-money';
import { flag, object, string, type WarnShape } from '../../data/shape';
import { link } from '../../text/links/read-link';

export type CartPageData = ReturnType<typeof readCartPage>;

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

/** The shop's settings for its cart page, in the page's context. */
export function readCartPage(context: unknown, warn?: WarnShape) {
  const { storeSettings } = contextShape(context, '', warn).websiteSettings;
  const { selectedCurrency, minimumOrderSubtotalEnabled, minimumOrderSubtotal } = storeSettings;
  const path = 'websiteSettings.storeSettings.minimumOrderSubtotal';
  const minimum = minimumOrderSubtotalEnabled
    ? readMoney(selectedCurrency)(minimumOrderSubtotal, path, warn)
    : undefined;
  return {
    /** The smallest subtotal that can be checked out; undefined: any. */
    minimum: minimum && minimum.minor > 0n ? minimum : undefined,
    continueUrl: storeSettings.continueShoppingLinkUrl ?? '/',
  };
}
