/** Seconds of each unit, and how long it is used. */
const UNITS = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 7],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[];

/** Until the text is written anew for the first time. */
const JUST_NOW_SECONDS = 5;

interface RelativeTimeOptions {
  /** In milliseconds, like `now`. */
  readonly at: number;
  readonly now: number;
  readonly locale: string;
  readonly justNow: string;
}

/**
 * How long ago something was: "just now", then seconds for a minute, minutes, hours and days; undefined after a week, when a date says
 * more. The visitor's clock may be behind the server's: what is to come is just now.
 */
export function relativeTime({ at, now, locale, justNow }: RelativeTimeOptions): string | undefined {
  const seconds = (now - at) / 1000;
  if (seconds < JUST_NOW_SECONDS) return justNow;
  const found = UNITS.find(([, size, most]) => seconds < size * most);
  if (!found) return undefined;
  const [unit, size] = found;
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / size), unit);
}
