import './calendar.css';
import type { ReactNode } from 'react';
import { getEventsOfMonth } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import { liveContext } from '../../context/live-context';
import { defineUnit, fault } from '../../core/unit';
import { readBlockJson } from '../../data/block-json';
import { object, strings, type WarnShape } from '../../data/shape';
import { draw } from '../../react/draw';
import { InSlices } from '../../react/in-slices';
import { useScope, useScopeId, useStore } from '../../react/scope-context';
import { language } from '../../text/language';
import { IconButton } from '../../ui/icon-button.view';
import { LoadFailure } from '../../ui/load-failure.view';
import { createCalendarStore } from './calendar.store';
import { type CalendarEvent, eventsOn, eventsOnAny, readEvents } from './calendar-events.data';
import { createFormats } from './calendar-formats';
import { addMonths, createDayOf, weeksOf } from './month';
import { type CalendarParts, MonthGrid, t } from './month-grid.view';
import { weekStartOf } from './week-start';

type EventListProps = Pick<CalendarParts, 'formats'> & Readonly<{ events: readonly CalendarEvent[] }>;

/** The class names are those that themes style. */
function EventList({ events, formats }: EventListProps): ReactNode {
  return (
    <ul className="inlay-calendar-events">
      <InSlices items={events} keyOf={(_, index) => index}>
        {(event, index) => (
          <li className="flyoutitem" key={index}>
            <p className="inlay-calendar-when">
              <span className="inlay-calendar-date">{formats.date(event)}</span>{' '}
              <span className="flyoutitem-datetime flyoutitem-datetime--localized">
                {formats.span(event)}
              </span>
            </p>
            <div>
              <p className="flyoutitem-title">
                {event.url ? (
                  <a className="flyoutitem-link" href={event.url}>
                    {event.title}
                  </a>
                ) : (
                  event.title
                )}
              </p>
              {event.place.length > 0 && <p className="flyoutitem-location">{event.place.join(', ')}</p>}
              {event.excerpt && <p className="flyoutitem-excerpt">{event.excerpt}</p>}
            </div>
          </li>
        )}
      </InSlices>
    </ul>
  );
}

/** The month as a grid or a list, and the events of the chosen day. `isZoneUnknown`: this browser does not know the site's time zone. */
function CalendarView({
  isZoneUnknown,
  ...parts
}: CalendarParts & { readonly isZoneUnknown: boolean }): ReactNode {
  const { store, formats } = parts;
  const { guard } = useScope();
  const { month, isList, status, events, selected } = useStore(store);
  const labelId = useScopeId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      className="inlay-calendar yui3-squarespacecalendar"
      role="group"
      aria-label={t('calendar')}
      tabIndex={-1}
    >
      <CalendarHeader {...parts} labelId={labelId} />
      {isList ? (
        <div className="inlay-calendar-list" aria-busy={status === 'loading'}>
          {events.length > 0 ? (
            <EventList events={events} formats={formats} />
          ) : (
            status === 'ready' && <p>{t('noEvents', { month: formats.month(month) })}</p>
          )}
        </div>
      ) : (
        <MonthGrid {...parts} labelId={labelId} />
      )}
      <div className="inlay-calendar-footer">
        {status === 'failed' && <LoadFailure onRetry={guard(store.retry)} />}
        {status === 'loading' && <p>{t('loading')}</p>}
        {status === 'ready' && formats.zone && <p>{t('zone', { zone: formats.zone })}</p>}
        {status === 'ready' && isZoneUnknown && <p>{t('zoneUnknown')}</p>}
      </div>
      <div className="inlay-calendar-day" aria-live="polite">
        {selected && !isList && <DayEvents {...parts} day={selected} events={eventsOn(events, selected)} />}
      </div>
    </div>
  );
}

type CalendarHeaderProps = CalendarParts & { readonly labelId: string };

function CalendarHeader({ store, formats, today, labelId }: CalendarHeaderProps): ReactNode {
  const { guard } = useScope();
  const { month, focused, isList } = useStore(store);
  const turn = (count: number) => guard(() => store.goTo(addMonths(focused, count)));
  return (
    <div className="yui3-calendar-header">
      <IconButton
        className="inlay-calendar-turn yui3-calendarnav-prevmonth"
        icon="previous"
        label={t('previous')}
        onClick={turn(-1)}
      />
      <div className="yui3-calendar-header-label" id={labelId} aria-live="polite">
        {formats.month(month)}
      </div>
      <IconButton
        className="inlay-calendar-turn yui3-calendarnav-nextmonth"
        icon="next"
        label={t('next')}
        onClick={turn(1)}
      />
      <button type="button" className="inlay-calendar-button" onClick={guard(() => store.goTo(today))}>
        {t('today')}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="inlay-calendar-views" role="group" aria-label={t('view')}>
        {([false, true] as const).map((isListButton) => (
          <button
            key={`${isListButton}`}
            type="button"
            className="inlay-calendar-button"
            aria-pressed={isList === isListButton}
            onClick={guard(() => store.showList(isListButton))}
          >
            {t(isListButton ? 'list' : 'month')}
          </button>
        ))}
      </div>
    </div>
  );
}

function DayEvents({ formats, day, events }: EventListProps & { readonly day: string }): ReactNode {
  const name = formats.day(day);
  if (events.length === 0) return <p>{t('noEventsOn', { day: name })}</p>;
  return (
    <>
      <p className="inlay-calendar-day-name">{t('eventsOn', { day: name })}</p>
      <EventList events={events} formats={formats} />
    </>
  );
}

const readSettings = object(strings('collectionId'));
const readSite = object({ website: object(strings('timeZone')) });

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
    const weekStart = weekStartOf(language.locale);
    const store = createCalendarStore({
      today,
      warn: (error) => scope.warn('read', error),
      async load(month) {
        const answer = await getEventsOfMonth(api, { collectionId, month });
        if (!answer.ok) return undefined;
        const events = readEvents(answer.data, {
          dayOf,
          collection: collectionId,
          warn: (problem) => scope.warn('read', problem),
        });
        return eventsOnAny(events, weeksOf(month, weekStart).flat());
      },
    });
    const formats = createFormats(language.locale, timeZone);
    const parts = { store, formats, today, weekStart };
    draw(scope, <CalendarView {...parts} isZoneUnknown={isZoneUnknown} />, { into: content });
    return store;
  },
});
