import type { ReactNode } from 'react';
import type { CalendarEvent } from './calendar-events.data';
import type { CalendarFormats } from './calendar-formats';

interface EventListProps {
  readonly events: readonly CalendarEvent[];
  readonly formats: CalendarFormats;
}

/** Events one below the other, with all that visitors want to know. The class names are those that themes style. */
export function EventList({ events, formats }: EventListProps): ReactNode {
  return (
    <ul className="inlay-calendar-events">
      {events.map((event) => (
        <li className="flyoutitem" key={event.id}>
          <p className="inlay-calendar-when">
            <span className="inlay-calendar-date">{formats.date(event)}</span>{' '}
            <span className="flyoutitem-datetime flyoutitem-datetime--localized">{formats.span(event)}</span>
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
      ))}
    </ul>
  );
}
