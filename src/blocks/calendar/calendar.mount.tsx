import { getEventsOfMonth } from '../../api/content-calls';
import { pageApi } from '../../api/page-api';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { readCalendar } from './calendar.data';
import { createCalendarStore } from './calendar.store';
import { CalendarView } from './calendar.view';
import { readEvents } from './calendar-events.data';
import { createFormats } from './calendar-formats';
import { createDayOf, weekStartOf } from './month';
import './calendar.css';

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
