import { getEventsOfMonth } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { createCalendarStore } from './calendar.store';
import { CalendarView } from './calendar.view';
import { readEvents } from './calendar-events.data';
import { createFormats } from './calendar-formats';
import { createDayOf, weekStartOf } from './month';
import './calendar.css';
import { liveContext } from '../../context/live-context';
import type { DataFault } from '../../core/data-fault';
import { readBlockJson } from '../../data/block-json';
import { object, strings, type WarnShape } from '../../data/shape';
import { language } from '../../text/language';

interface CalendarData {
  readonly content: HTMLElement;
  readonly collectionId: string;
  /** The site's, by its IANA name; undefined: the visitor's. */
  readonly timeZone: string | undefined;
  /** The site has a time zone that this browser does not know. */
  readonly isZoneUnknown: boolean;
  /** The page's language, for the names of days and months. */
  readonly language: string;
}

const readSettings = object(strings('collectionId'));
const readSite = object({ website: object(strings('timeZone')) });

/** Whether `Intl` knows it: pages may have any text. */
function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** Reads a calendar block. Never throws. A block that names no collection is a fault. */
export function readCalendar(element: HTMLElement, warn: WarnShape): CalendarData | DataFault {
  const read = readBlockJson(element);
  if ('fault' in read) return read;
  const { collectionId } = readSettings(read.json, '', warn);
  if (!collectionId)
    return { fault: 'The calendar names no collection of events. Choose one in its settings.' };
  const { timeZone } = readSite(liveContext()).website;
  const hasTimeZone = timeZone !== '' && isTimeZone(timeZone);
  const isZoneUnknown = timeZone !== '' && !hasTimeZone;
  if (isZoneUnknown) warn('website.timeZone', 'time zone', timeZone);
  return {
    content: element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
    collectionId,
    timeZone: hasTimeZone ? timeZone : undefined,
    isZoneUnknown,
    language: language.locale,
  };
}

export const unit = defineUnit({
  read: readCalendar,
  mount({ content, collectionId, timeZone, isZoneUnknown, language }, scope) {
    const api = pageApi(scope, scope.signal);
    const dayOf = createDayOf(timeZone);
    const today = dayOf(Date.now());
    const store = createCalendarStore({
      today,
      async load(month) {
        const answer = await getEventsOfMonth(api, { collectionId, month });
        return answer.ok
          ? readEvents(answer.data, dayOf, (problem) => scope.warn('read', problem))
          : undefined;
      },
    });
    const formats = createFormats(language, timeZone);
    const weekStart = weekStartOf(language);
    const parts = { store, formats, today, weekStart };
    draw(scope, <CalendarView {...parts} isZoneUnknown={isZoneUnknown} />, { into: content });
    return store;
  },
});
