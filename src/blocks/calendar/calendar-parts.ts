import { createMessages } from '../../text/messages';
import messages from './calendar.messages.json';
import type { CalendarStore } from './calendar.store';
import type { CalendarFormats } from './calendar-formats';
import type { Day } from './month';

export const t = createMessages(messages);

/** The parts that all views of one calendar share. */
export interface CalendarParts {
  readonly store: CalendarStore;
  readonly formats: CalendarFormats;
  readonly today: Day;
  /** 0 is Sunday. */
  readonly weekStart: number;
}
