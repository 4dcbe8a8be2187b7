import { cachedFormat } from '../../text/cached-format';
import { CURRENCIES, type Currency } from '../../vocabulary/shops';

/** The platform's currencies have two digits, but for this one. */
const WITHOUT_DIGITS: Currency = 'JPY';

export const DEFAULT_CURRENCY = 'USD';

/** Digits of a currency's minor unit: 2 for dollars, 0 for yen. The platform's number wins over the browser's, which follows another list. */
export function currencyDigits(currency: string): number {
  if (CURRENCIES.some((code) => code === currency)) return currency === WITHOUT_DIGITS ? 0 : 2;
  try {
    const { maximumFractionDigits } = cachedFormat(Intl.NumberFormat, 'en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    // Not the code of a currency.
    return 2;
  }
}
