import type { Money } from '../../commerce/money/money';
import { readMoney } from '../../commerce/money/read-money';
import type { SiteContext } from '../../context/context';
import { liveContext } from '../../context/live-context';
import { flag, object, string, type WarnShape } from '../../data/shape';
import { safeUrl } from '../../text/safe-url';

/** What the shop's settings say about its cart page. */
export interface CartPageData {
  /** The least subtotal that can be checked out; undefined for any. */
  readonly minimum: Money | undefined;
  /** Where “Continue shopping” leads. */
  readonly continueUrl: string;
}

/** Reads the settings from the page's context. Never throws. */
export function readCartPage(context: SiteContext, warn?: WarnShape): CartPageData {
  const { selectedCurrency } = context.websiteSettings.storeSettings;
  const shape = object({
    websiteSettings: object({
      storeSettings: object({
        continueShoppingLinkUrl: string('/'),
        minimumOrderSubtotalEnabled: flag(),
        minimumOrderSubtotal: readMoney(selectedCurrency),
      }),
    }),
  });
  const { storeSettings } = shape(liveContext(), '', warn).websiteSettings;
  const { minimumOrderSubtotal: minimum } = storeSettings;
  return {
    minimum: storeSettings.minimumOrderSubtotalEnabled && minimum.minor > 0n ? minimum : undefined,
    continueUrl: safeUrl(storeSettings.continueShoppingLinkUrl) ?? '/',
  };
}
