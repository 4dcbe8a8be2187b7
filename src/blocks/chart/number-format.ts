import { language } from '../../text/language';

/** From here on digits say less than their number does. */
const HUGE = 1e15;
const TINY = 1e-6;
/** Values of an axis are shortened from here on: 250K. */
const LONG = 1e5;

const createFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.locale, options).format;

export interface ChartFormats {
  /** A value as it is. */
  readonly value: (value: number) => string;
  /** A value of an axis, in few characters. */
  readonly axis: (value: number) => string;
}

/** Writes numbers in the language of the page. */
export function createFormats(): ChartFormats {
  const plain = createFormat({ maximumFractionDigits: 6 });
  const scientific = createFormat({ notation: 'scientific', maximumFractionDigits: 2 });
  const compact = createFormat({ notation: 'compact', maximumFractionDigits: 2 });
  const value = (number: number) => {
    const size = Math.abs(number);
    return size >= HUGE || (size > 0 && size < TINY) ? scientific(number) : plain(number);
  };
  const isLong = (number: number) => Math.abs(number) >= LONG && Math.abs(number) < HUGE;
  return { value, axis: (number) => (isLong(number) ? compact(number) : value(number)) };
}
