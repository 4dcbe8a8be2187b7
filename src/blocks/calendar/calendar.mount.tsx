import { getEventsOfMonth } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { defineUnit, fault } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { object, strings, type WarnShape } from '../../data/shape';
import { draw } from '../../react/draw';
import { language } from '../../text/language';
import './calendar.css';
import { createCalendarStore } from './calendar.store';
import { CalendarView } from './calendar.view';
import { readEvents } from './calendar-events.data';
import { createFormats } from './calendar-formats';
import { createDayOf, weekStartOf } from './month';

const readSettings = object(strings('collectionId'));
const readSite = object({ website: object(strings('timeZone')) });

/** Whether the browser knows it. */
function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

export function readCalendar(element: HTMLElement, warn: WarnShape) {
  const read = readBlockJson(element);
  if ('fault' in read) return read;
  const { collectionId } = readSettings(read.json, '', warn);
  if (!collectionId) return fault('The calendar names no collection of events. Choose one in its settings.');
  const { timeZone } = readSite(liveContext()).website;
  const isZoneUnknown = timeZone !== '' && !isTimeZone(timeZone);
  if (isZoneUnknown) warn('website.timeZone', 'time zone', timeZone);
  return {
    content: element.querySelector<HTMLElement>('.sqs-block-content') ?? element,
    collectionId,
    /** The site's, by its IANA name; undefined: the visitor's. */
    timeZone: isZoneUnknown || !timeZone ? undefined : timeZone,
    isZoneUnknown,
  };
}

export const unit = defineUnit({
  read: readCalendar,
  mount({ content, collectionId, timeZone, isZoneUnknown }, scope) {
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
    const formats = createFormats(language.locale, timeZone);
    const parts = { store, formats, today, weekStart: weekStartOf(language.locale) };
    draw(scope, <CalendarView {...parts} isZoneUnknown={isZoneUnknown} />, { into: content });
    return store;
  },
});
