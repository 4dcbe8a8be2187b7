import type { CalendarEvent } from './calendar-events.data';
import { type Day, type Month, utcDate } from './month';

export type CalendarFormats = ReturnType<typeof createFormats>;

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

function nameOf(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function createFormats(language: string, timeZone: string | undefined) {
  const format = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const formatted = format({ calendar: 'gregory', ...options }, 'UTC');
    return (day: Day) => formatted.format(utcDate(day));
  };
  const month = inUtc({ month: 'long', year: 'numeric' });
  const weekdays = { short: inUtc({ weekday: 'short' }), long: inUtc({ weekday: 'long' }) };
  const date = inUtc({ weekday: 'short', day: 'numeric', month: 'short' });
  const time = format(TIME);
  const dated = format({ ...TIME, month: 'short', day: 'numeric' });
  const isElsewhere =
    timeZone !== undefined && timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    /** "March 2026" */
    month: (value: Month) => month(`${value}-01`),
    /** "Monday 9 March 2026" */
    day: inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dayNumber: inUtc({ day: 'numeric' }),
    weekday: (day: Day, length: 'short' | 'long') => weekdays[length](day),
    start: ({ start }: CalendarEvent) => time.format(start),
    /** "Mon, 9 Mar" */
    date: ({ firstDay }: CalendarEvent) => date(firstDay),
    /** "7:00 – 9:00 PM"; with dates if it takes several days. */
    span: ({ start, end, firstDay, lastDay }: CalendarEvent) =>
      (firstDay === lastDay ? time : dated).formatRange(start, end),
    /** The name of the site's time zone; empty if it is the visitor's own. */
    zone: isElsewhere ? nameOf(timeZone, language) : '',
  };
}
