import { describe, expect, it, vi } from 'vitest';
import { createCalendarStore } from '../../../../src/blocks/calendar/calendar.store';
import type { CalendarEvent } from '../../../../src/blocks/calendar/calendar-events.data';

const EVENT = { id: 0, title: 'Seed swap' } as CalendarEvent;

/** A store whose months are answered by the test, in any order. */
function createStore() {
  const answers = new Map<string, (events: readonly CalendarEvent[] | undefined) => void>();
  const load = vi.fn(
    (month: string) =>
      new Promise<readonly CalendarEvent[] | undefined>((resolve) => answers.set(month, resolve)),
  );
  const warn = vi.fn();
  const store = createCalendarStore({ today: '2026-03-10', load, warn });
  const answer = async (month: string, events: readonly CalendarEvent[] | undefined) => {
    answers.get(month)?.(events);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { store, load, answer, warn };
}

describe('a calendar', () => {
  it('starts with the month of today, and loads its events', async () => {
    const { store, answer } = createStore();
    expect(store.get()).toMatchObject({ month: '2026-03', focused: '2026-03-10', status: 'loading' });
    await answer('2026-03', [EVENT]);
    expect(store.get()).toMatchObject({ status: 'ready', events: [EVENT] });
  });

  it('loads a month once', async () => {
    const { store, load, answer } = createStore();
    await answer('2026-03', [EVENT]);
    store.goTo('2026-04-01');
    expect(store.get()).toMatchObject({ month: '2026-04', status: 'loading', events: [] });
    await answer('2026-04', []);
    store.goTo('2026-03-31');
    expect(store.get()).toMatchObject({ month: '2026-03', status: 'ready', events: [EVENT] });
    expect(load.mock.calls).toEqual([['2026-03'], ['2026-04']]);
  });

  it('ignores the answer for a month that the visitor has left, and keeps it for later', async () => {
    const { store, load, answer } = createStore();
    store.goTo('2026-04-01');
    await answer('2026-03', [EVENT]);
    expect(store.get()).toMatchObject({ month: '2026-04', status: 'loading', events: [] });
    store.goTo('2026-03-01');
    expect(store.get()).toMatchObject({ status: 'ready', events: [EVENT] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('has failed where an answer cannot be read, says why, and asks again', async () => {
    const { store, load, answer, warn } = createStore();
    const unreadable = new TypeError('No date.');
    load.mockImplementationOnce(() => Promise.reject(unreadable));
    store.goTo('2026-04-01');
    await vi.waitFor(() => expect(store.get()).toMatchObject({ month: '2026-04', status: 'failed' }));
    expect(warn.mock.calls).toEqual([[unreadable]]);
    store.retry();
    expect([store.get().status, load.mock.calls.length]).toEqual(['loading', 3]);
    await answer('2026-04', [EVENT]);
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'ready', events: [EVENT] }));
  });

  it('asks once for a month that the visitor comes back to before its answer', async () => {
    const { store, load, answer } = createStore();
    store.goTo('2026-04-01');
    store.goTo('2026-03-10');
    expect(load.mock.calls).toEqual([['2026-03'], ['2026-04']]);
    await answer('2026-03', [EVENT]);
    await vi.waitFor(() => expect(store.get()).toMatchObject({ status: 'ready', events: [EVENT] }));
  });

  it('says when events cannot be loaded, and tries again', async () => {
    const { store, load, answer } = createStore();
    await answer('2026-03', undefined);
    expect(store.get().status).toBe('failed');
    store.retry();
    expect(store.get().status).toBe('loading');
    await answer('2026-03', [EVENT]);
    expect(store.get()).toMatchObject({ status: 'ready', events: [EVENT] });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('lists a day, and stops at the second press or in another month', () => {
    const { store } = createStore();
    store.select('2026-03-12');
    expect(store.get()).toMatchObject({ selected: '2026-03-12', focused: '2026-03-12' });
    store.select('2026-03-12');
    expect(store.get().selected).toBeUndefined();
    store.select('2026-03-12');
    store.goTo('2026-03-13');
    expect(store.get()).toMatchObject({ selected: '2026-03-12', focused: '2026-03-13' });
    store.select('2026-03-14');
    expect(store.get()).toMatchObject({ selected: '2026-03-14', focused: '2026-03-14' });
    store.goTo('2026-05-13');
    expect(store.get()).toMatchObject({ selected: undefined, focused: '2026-05-13' });
    store.showList(true);
    expect(store.get()).toMatchObject({ isList: true, focused: '2026-05-13' });
  });
});
