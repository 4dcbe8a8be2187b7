import { createStore } from '../../store/store';
import type { CalendarEvent } from './calendar-events.data';
import { type Day, type Month, monthOf } from './month';

interface CalendarState {
  readonly month: Month;
  /** The day that Tab reaches; always in `month`. */
  readonly focused: Day;
  readonly selected: Day | undefined;
  readonly isList: boolean;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly events: readonly CalendarEvent[];
}

export type CalendarStore = ReturnType<typeof createCalendarStore>;

interface CalendarOptions {
  readonly today: Day;
  /** Resolves to undefined if the events cannot be loaded. */
  readonly load: (month: Month) => Promise<readonly CalendarEvent[] | undefined>;
  /** Told why an answer could not be read. */
  readonly warn: (error: unknown) => void;
}

export function createCalendarStore({ today, load, warn }: CalendarOptions) {
  const store = createStore<CalendarState>({
    month: monthOf(today),
    focused: today,
    selected: undefined,
    isList: false,
    status: 'loading',
    events: [],
  });
  const loaded = new Map<Month, readonly CalendarEvent[]>();
  /** By month: the visitor may come back to one before its answer, and is not to get two that differ. */
  const pending = new Map<Month, ReturnType<typeof load>>();
  const change = (part: Partial<CalendarState>) => store.set({ ...store.get(), ...part });

  async function show(month: Month) {
    const known = loaded.get(month);
    change({ month, status: known ? 'ready' : 'loading', events: known ?? [] });
    if (known) return;
    const asked = pending.get(month) ?? load(month).catch((error) => void warn(error));
    pending.set(month, asked);
    const events = await asked;
    pending.delete(month);
    if (events) loaded.set(month, events);
    // The visitor may have gone to another month meanwhile.
    if (store.get().month === month) change({ status: events ? 'ready' : 'failed', events: events ?? [] });
  }

  void show(monthOf(today));
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Moves to a day, and loads its month if it is another one. */
    goTo(day: Day) {
      change({ focused: day });
      if (monthOf(day) === store.get().month) return;
      change({ selected: undefined });
      void show(monthOf(day));
    },
    select: (day: Day) => change({ focused: day, selected: store.get().selected === day ? undefined : day }),
    showList: (isList: boolean) => change({ isList }),
    retry: () => void show(store.get().month),
  };
}
