import { number, object, strings } from '../../data/shape';
import { safeUrl } from '../../text/links/safe-url';
import { plainText } from '../../text/plain-text';
import { addDays, type Day } from './month';

export interface CalendarEvent {
  /** Unique in its month, also where the server repeats an id. */
  readonly id: number;
  readonly title: string;
  readonly url: string | undefined;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly place: readonly string[];
  readonly excerpt: string;
}

/** Within two thousand years of 1970, so that years have four digits. */
const MAX_MOMENT = 6e13;
const MAX_DAYS = 366;

const readFields = object({
  ...strings('title fullUrl excerpt collectionId'),
  startDate: number(),
  endDate: number(),
  location: object(strings('addressTitle addressLine1 addressLine2 addressCountry')),
});

const isMoment = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) <= MAX_MOMENT;

interface EventOptions {
  readonly dayOf: (moment: number) => Day;
  /** The calendar's collection: a copy of a site has one list for all its calendars. */
  readonly collection: string;
  readonly warn: (problem: string) => void;
}

/** The events of an answer, in the order in which they begin, without those that have no title or no start, or are another collection's. */
export function readEvents(
  items: readonly unknown[],
  { dayOf, collection, warn }: EventOptions,
): readonly CalendarEvent[] {
  const events = items.flatMap((item, id): CalendarEvent[] => {
    const { startDate, endDate, location, collectionId, ...fields } = readFields(item);
    const title = plainText(fields.title);
    if (!title || (collectionId && collectionId !== collection)) return [];
    if (!isMoment(startDate)) {
      warn(`Invalid date: the event "${title}" is left out. Check when it starts.`);
      return [];
    }
    const end = isMoment(endDate) && endDate > startDate ? endDate : startDate;
    const firstDay = dayOf(startDate);
    // An event that ends at midnight is over before the next day begins.
    const [lastDay = firstDay] = [dayOf(Math.max(startDate, end - 1)), addDays(firstDay, MAX_DAYS)].sort();
    return [
      {
        id,
        title,
        url: safeUrl(fields.fullUrl),
        start: startDate,
        end,
        firstDay,
        lastDay,
        place: Object.values(location)
          .map((line) => line.trim())
          .filter(Boolean),
        excerpt: plainText(fields.excerpt),
      },
    ];
  });
  return events.sort((a, b) => a.start - b.start);
}

const isOn = ({ firstDay, lastDay }: CalendarEvent, day: Day) => firstDay <= day && day <= lastDay;

export const eventsOn = (events: readonly CalendarEvent[], day: Day): readonly CalendarEvent[] =>
  events.filter((event) => isOn(event, day));

/** Those that are on one of the days. A server may answer with other months, too. */
export const eventsOnAny = (
  events: readonly CalendarEvent[],
  days: readonly Day[],
): readonly CalendarEvent[] => events.filter((event) => days.some((day) => isOn(event, day)));
