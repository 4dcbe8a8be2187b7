/** The currencies that the platform sells in, with the digits of their minor unit. */
const DIGITS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR ZAR'
      .split(' ')
      .map((code) => [code, 2]),
  ),
  JPY: 0,
};

export const DEFAULT_CURRENCY = 'USD';

export const SUPPORTED_CURRENCIES: readonly string[] = Object.keys(DIGITS);

/**
 * How many digits the minor unit of a currency has: 2 for dollars and cents, 0 for yen. The platform's number wins over that of the
 * browser, which follows another list for some currencies.
 */
export function currencyDigits(currency: string): number {
  if (Object.hasOwn(DIGITS, currency)) return DIGITS[currency] ?? 2;
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  } catch {
    // Not the code of a currency.
    return 2;
  }
}
