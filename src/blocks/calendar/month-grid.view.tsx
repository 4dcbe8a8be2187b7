import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isRtl } from '../../dom/is-rtl';
import { useScope, useStore } from '../../react/scope-context';
import { createMessages } from '../../text/messages';
import messages from './calendar.messages.json';
import type { CalendarStore } from './calendar.store';
import { type CalendarEvent, eventsOn } from './calendar-events.data';
import type { CalendarFormats } from './calendar-formats';
import { addDays, addMonths, type Day, daysIntoWeek, monthOf, WEEK_DAYS, weeksOf } from './month';

export const t = createMessages(messages);

/** The parts that all views of one calendar share. */
export interface CalendarParts {
  readonly store: CalendarStore;
  readonly formats: CalendarFormats;
  readonly today: Day;
  /** 0 is Sunday. */
  readonly weekStart: number;
}

/** More would make weeks of different heights. The list below the month has all of them. */
const SHOWN_EVENTS = 2;

/** The day that a key moves to; undefined for other keys. */
function dayByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  from: Day,
  { weekStart, isReversed }: { readonly weekStart: number; readonly isReversed: boolean },
): Day | undefined {
  const forward = isReversed ? -1 : 1;
  const daysBefore = daysIntoWeek(from, weekStart);
  const days = new Map([
    ['ArrowRight', forward],
    ['ArrowLeft', -forward],
    ['ArrowDown', WEEK_DAYS],
    ['ArrowUp', -WEEK_DAYS],
    ['Home', -daysBefore],
    ['End', WEEK_DAYS - 1 - daysBefore],
  ]).get(key);
  if (days !== undefined) return addDays(from, days);
  const months = shiftKey ? 12 : 1;
  if (key === 'PageDown') return addMonths(from, months);
  return key === 'PageUp' ? addMonths(from, -months) : undefined;
}

/** One month by the grid pattern of the ARIA practices: one tab stop, arrow keys from day to day. */
export function MonthGrid(props: CalendarParts & { readonly labelId: string }): ReactNode {
  const { store, formats, today, weekStart, labelId } = props;
  const { guard } = useScope();
  const { month, focused, selected, status, events } = useStore(store);
  const grid = useRef<HTMLTableElement>(null);
  // The cell of a day in another month exists only after the next drawing.
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const goTo = (day: Day) => {
    takesFocus.current = true;
    store.goTo(day);
  };
  const choose = (day: Day) => {
    if (monthOf(day) === month) store.select(day);
    else goTo(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    // Focus may have come by the pointer, so it is not always on the tab stop. Links in a cell keep their keys.
    const from = event.target instanceof HTMLTableCellElement ? event.target.dataset.day : undefined;
    if (!from || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(from);
      return;
    }
    const day = dayByKey(event, from, { weekStart, isReversed: isRtl(event.currentTarget) });
    if (!day) return;
    event.preventDefault();
    goTo(day);
  };

  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('a, [data-day]') : null;
    // A link in the cell leads to its event.
    if (cell?.dataset.day) choose(cell.dataset.day);
  };

  const weeks = weeksOf(month, weekStart);
  return (
    <table
      className="yui3-calendar-grid"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the roles of its rows and cells follow from it
      role="grid"
      aria-labelledby={labelId}
      aria-busy={status === 'loading'}
      ref={grid}
      onClick={guard(onClick)}
      onKeyDown={guard(onKeyDown)}
    >
      <Weekdays days={weeks[0] ?? []} formats={formats} />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isOutside = monthOf(day) !== month;
              return (
                <DayCell
                  key={day}
                  day={day}
                  events={isOutside ? [] : eventsOn(events, day)}
                  formats={formats}
                  isOutside={isOutside}
                  isToday={day === today}
                  isTabStop={day === focused}
                  isSelected={day === selected}
                />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type WeekdaysProps = Pick<CalendarParts, 'formats'> & { readonly days: readonly Day[] };

function Weekdays({ days, formats }: WeekdaysProps): ReactNode {
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" aria-label={formats.weekday(day, 'long')}>
            {formats.weekday(day, 'short')}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface DayCellProps extends Pick<CalendarParts, 'formats'> {
  readonly day: Day;
  readonly events: readonly CalendarEvent[];
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
}

function DayCell(props: DayCellProps): ReactNode {
  const { day, events, formats, isOutside, isToday, isTabStop, isSelected } = props;
  const more = events.length - SHOWN_EVENTS;
  const classes = [
    isOutside ? 'inlay-calendar-outside' : 'yui3-calendar-day',
    events.length > 0 && 'has-event',
    isToday && 'today',
  ];
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a gridcell, since its table is a grid
    <td
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isSelected}
      {...(isToday && { 'aria-current': 'date' })}
      data-day={day}
    >
      <div className="inlay-calendar-cell">
        <div className="marker">
          <span className="marker-daynum" aria-hidden="true">
            {formats.dayNumber(day)}
          </span>
          <span className="visually-hidden">
            {t('dayWithEvents', { day: formats.day(day), count: events.length })}
          </span>
        </div>
        {events.length > 0 && (
          <ul className="itemlist">
            {events.slice(0, SHOWN_EVENTS).map((event) => (
              <li className="item" key={event.id}>
                <CellEvent event={event} time={event.firstDay === day ? formats.start(event) : ''} />
              </li>
            ))}
            {more > 0 && <li className="inlay-calendar-more">{t('more', { count: more })}</li>}
          </ul>
        )}
      </div>
    </td>
  );
}

type CellEventProps = Readonly<{ event: CalendarEvent; time: string }>;

/** For the pointer: by keyboard, visitors reach events in the list of the day. `time` is empty on the later days of an event. */
function CellEvent({ event: { title, url }, time }: CellEventProps): ReactNode {
  const text = (
    <>
      {time && <span className="item-time item-time--localized">{time}</span>}{' '}
      {/* In the title's own direction, so that a long one is cut at its end. */}
      <span className="item-title" dir="auto">
        {title}
      </span>
    </>
  );
  if (!url) return <span className="item-link">{text}</span>;
  return (
    <a className="item-link" href={url} tabIndex={-1}>
      {text}
    </a>
  );
}
