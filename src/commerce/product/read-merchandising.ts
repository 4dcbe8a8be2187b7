import { flag, number, object, record, strings } from '../../data/shape';
import type { Money } from '../money/money';
import { minorMoney } from '../money/read-money';

/** A lender that the shop offers, for prices in a range. */
export interface InstalmentOffer {
  readonly lender: 'afterpay' | 'klarna';
  readonly least: Money;
  /** Undefined: no limit. */
  readonly most: Money | undefined;
}

const shape = object({
  ...strings('customSoldOutText scarcityText'),
  showSoldOutOnVariantsDropdown: flag(true),
  soldOutVariantsDropdownDisabled: flag(),
  multipleQuantityAllowedForServices: flag(true),
  afterPayAvailable: flag(),
  afterPayMin: number(0),
  afterPayMax: number(0),
  klarnaAvailable: flag(),
  klarnaMin: number(0),
  klarnaMax: number(0),
});

/** Text with a choice in it, as `{qtyInStock, plural, …}`, which only the server can write. */
const hasChoice = (text: string) => /\{\w+\s*,/.test(text);

/** Reads the shop's settings and the page's own for one product; later ones win. Never throws. */
export function readMerchandising(sources: readonly unknown[], currency: string) {
  const raw = shape(Object.assign({}, ...sources.map((source) => record()(source))));
  const money = (amount: number) => minorMoney(currency)(amount);
  const offer = (lender: InstalmentOffer['lender'], least: number, most: number) => ({
    lender,
    least: money(least),
    most: most > 0 ? money(most) : undefined,
  });
  const { customSoldOutText, scarcityText } = raw;
  return {
    /** Whether choices that are sold out say so. */
    marksSoldOut: raw.showSoldOutOnVariantsDropdown && !raw.soldOutVariantsDropdownDisabled,
    /** Whether one order may have several of a service. */
    allowsSeveralServices: raw.multipleQuantityAllowedForServices,
    /** The shop's own words, by the names of our messages. */
    texts: {
      ...(customSoldOutText && { soldOut: customSoldOutText }),
      ...(scarcityText && !hasChoice(scarcityText) && { scarce: scarcityText }),
    },
    instalments: [
      ...(raw.afterPayAvailable ? [offer('afterpay', raw.afterPayMin, raw.afterPayMax)] : []),
      ...(raw.klarnaAvailable ? [offer('klarna', raw.klarnaMin, raw.klarnaMax)] : []),
    ],
  };
}

export type Merchandising = ReturnType<typeof readMerchandising>;
