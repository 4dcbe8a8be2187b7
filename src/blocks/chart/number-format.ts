import { language } from '../../text/language';

/** Beyond these, values are written in scientific notation. */
const HUGE = 1e15;
const TINY = 1e-6;
/** From here on, values of an axis are shortened: 250K. */
const LONG = 1e5;

const createFormat = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language.locale, options).format;

export type ChartFormats = ReturnType<typeof createFormats>;

export function createFormats() {
  const plain = createFormat({ maximumFractionDigits: 6 });
  const scientific = createFormat({ notation: 'scientific', maximumFractionDigits: 2 });
  const compact = createFormat({ notation: 'compact', maximumFractionDigits: 2 });
  const value = (number: number) => {
    const size = Math.abs(number);
    return size >= HUGE || (size > 0 && size < TINY) ? scientific(number) : plain(number);
  };
  const isLong = (number: number) => Math.abs(number) >= LONG && Math.abs(number) < HUGE;
  return { value, axis: (number: number) => (isLong(number) ? compact(number) : value(number)) };
}
