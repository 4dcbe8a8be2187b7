import type { CalendarEvent } from './calendar-events.data';
import { type Day, type Month, utcDate } from './month';

export interface CalendarFormats {
  /** "March 2026" */
  readonly month: (month: Month) => string;
  /** "Monday 9 March 2026" */
  readonly day: (day: Day) => string;
  readonly dayNumber: (day: Day) => string;
  readonly weekday: (day: Day, length: 'short' | 'long') => string;
  /** When the event begins, for a day's cell. */
  readonly start: (event: CalendarEvent) => string;
  /** "Mon, 9 Mar" */
  readonly date: (event: CalendarEvent) => string;
  /** "7:00 – 9:00 PM"; with dates when it takes several days. */
  readonly span: (event: CalendarEvent) => string;
  /** The name of the site's time zone; empty where it is the visitor's own. */
  readonly zone: string;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;

function nameOf(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Dates and times in the language of the page and in the time zone of the site. */
export function createFormats(language: string, timeZone: string | undefined): CalendarFormats {
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
    month: (value) => month(`${value}-01`),
    day: inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    dayNumber: inUtc({ day: 'numeric' }),
    weekday: (day, length) => weekdays[length](day),
    start: ({ start }) => time.format(start),
    date: ({ firstDay }) => date(firstDay),
    span: ({ start, end, firstDay, lastDay }) =>
      (firstDay === lastDay ? time : dated).formatRange(start, end),
    zone: isElsewhere ? nameOf(timeZone, language) : '',
  };
}
