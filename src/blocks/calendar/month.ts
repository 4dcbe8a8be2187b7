const DAY_MS = 24 * 60 * 60 * 1000;
export const WEEK_DAYS = 7;
/** Enough for every month, so that all months are as high. */
const WEEKS = 6;

/** `2026-03-09`, in any time zone. Days can be compared as text. */
export type Day = string;
/** `2026-03` */
export type Month = string;

/** Midnight of that day in UTC: format it in UTC, too. */
export const utcDate = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOfUtc = (date: Date): Day => date.toISOString().slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const addDays = (day: Day, count: number): Day => dayOfUtc(new Date(+utcDate(day) + count * DAY_MS));
/** 0 is Sunday. */
const weekday = (day: Day) => utcDate(day).getUTCDay();

/** The same day of another month, or that month's last. */
export function addMonths(day: Day, count: number): Day {
  const date = utcDate(day);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1);
  const nextFirst = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 1);
  const length = Math.round((nextFirst - first) / DAY_MS);
  return dayOfUtc(new Date(first + (Math.min(date.getUTCDate(), length) - 1) * DAY_MS));
}

export const daysIntoWeek = (day: Day, weekStart: number) =>
  (weekday(day) - weekStart + WEEK_DAYS) % WEEK_DAYS;

export function weeksOf(month: Month, weekStart: number): readonly (readonly Day[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -daysIntoWeek(first, weekStart));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_, day) => addDays(start, week * WEEK_DAYS + day)),
  );
}

export function createDayOf(timeZone: string | undefined): (moment: number) => Day {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  });
  return (moment) => {
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
  };
}
