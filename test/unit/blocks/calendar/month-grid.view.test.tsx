// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCalendarStore } from '../../../../src/blocks/calendar/calendar.store';
import { type CalendarEvent, readEvents } from '../../../../src/blocks/calendar/calendar-events.data';
import { createFormats } from '../../../../src/blocks/calendar/calendar-formats';
import { createDayOf } from '../../../../src/blocks/calendar/month';
import { MonthGrid } from '../../../../src/blocks/calendar/month-grid.view';
import { draw } from '../../../../src/react/draw';
import { createTestScope } from '../../support/scope';

afterEach(() => document.body.replaceChildren());

const drawn = () => new Promise<void>((resolve) => setTimeout(resolve));
const TODAY = '2026-03-10';
const noEvents = async (): Promise<readonly CalendarEvent[] | undefined> => [];

/** The grid of March 2026, whose weeks begin on Monday. The 10th is today, a Tuesday. */
async function showMarch({ load = noEvents, weekStart = 1, direction = 'ltr' } = {}) {
  const host = document.createElement('div');
  host.style.direction = direction;
  document.body.append(host);
  const store = createCalendarStore({ today: TODAY, load, warn: vi.fn() });
  const formats = createFormats('en-GB', 'UTC');
  const scope = createTestScope();
  draw(scope, <MonthGrid {...{ store, formats, weekStart }} today={TODAY} labelId="month" />, host);
  const cell = (day: string) => {
    const found = host.querySelector<HTMLElement>(`[data-day="${day}"]`);
    if (!found) throw new Error(`${day} is not shown.`);
    return found;
  };
  const press = async (target: Element, key: string, modifiers: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
    target.dispatchEvent(event);
    await drawn();
    return event.defaultPrevented;
  };
  await drawn();
  return { host, store, cell, press };
}

const focusedDay = () => (document.activeElement as HTMLElement | null)?.dataset.day;

describe('the month grid, by keyboard', () => {
  it('moves by days, weeks, months and years, also into another month', async () => {
    const { cell, press, host } = await showMarch();
    const moves: ReadonlyArray<
      readonly [key: string, modifiers: KeyboardEventInit, from: string, to: string]
    > = [
      ['ArrowRight', {}, TODAY, '2026-03-11'],
      ['ArrowLeft', {}, TODAY, '2026-03-09'],
      ['ArrowDown', {}, TODAY, '2026-03-17'],
      ['ArrowUp', {}, TODAY, '2026-03-03'],
      ['Home', {}, TODAY, '2026-03-09'],
      ['End', {}, TODAY, '2026-03-15'],
      ['PageDown', {}, TODAY, '2026-04-10'],
      ['PageUp', {}, '2026-04-10', TODAY],
      ['PageDown', { shiftKey: true }, TODAY, '2027-03-10'],
      ['PageUp', { shiftKey: true }, '2027-03-10', TODAY],
    ];
    for (const [key, modifiers, from, to] of moves) {
      expect(await press(cell(from), key, modifiers), `${key} is used`).toBe(true);
      expect(focusedDay(), key).toBe(to);
    }
    const stops = [...host.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops.map(({ dataset }) => dataset.day)).toEqual([TODAY]);
  });

  it('moves on from the day that has the focus, where a press has put it elsewhere than on the tab stop', async () => {
    const { cell, press } = await showMarch();
    await press(cell('2026-03-20'), 'ArrowRight');
    expect(focusedDay()).toBe('2026-03-21');
  });

  it('mirrors the arrows in a text that runs from right to left', async () => {
    const { cell, press } = await showMarch({ direction: 'rtl' });
    await press(cell(TODAY), 'ArrowRight');
    expect(focusedDay()).toBe('2026-03-09');
    await press(cell('2026-03-09'), 'ArrowLeft');
    expect(focusedDay()).toBe('2026-03-10');
  });

  it('shows the events of the day on Enter and the space bar, and hides them again', async () => {
    const { cell, press, store } = await showMarch();
    for (const key of ['Enter', ' ']) {
      expect(await press(cell('2026-03-12'), key)).toBe(true);
      const isSelected = (day: string) => cell(day).getAttribute('aria-selected');
      expect([store.get().selected, isSelected('2026-03-12'), isSelected(TODAY)]).toEqual([
        '2026-03-12',
        'true',
        'false',
      ]);
      await press(cell('2026-03-12'), key);
      expect(store.get().selected).toBeUndefined();
    }
  });

  it('leaves other keys, and those with modifiers, to the browser', async () => {
    const { cell, press, store } = await showMarch();
    const before = store.get();
    const keys: ReadonlyArray<readonly [string, KeyboardEventInit]> = [
      ['a', {}],
      ['ArrowRight', { ctrlKey: true }],
      ['ArrowLeft', { altKey: true }],
      ['Enter', { metaKey: true }],
    ];
    for (const [key, modifiers] of keys) expect(await press(cell(TODAY), key, modifiers), key).toBe(false);
    expect(store.get()).toBe(before);
  });
});

describe('the month grid, by pointer', () => {
  it('shows the events of a day that is pressed, and leads to one of another month', async () => {
    const { cell, store } = await showMarch();
    cell('2026-03-12').querySelector<HTMLElement>('.marker-daynum')?.click();
    expect(store.get().selected).toBe('2026-03-12');
    cell('2026-04-02').click();
    await drawn();
    expect(store.get()).toMatchObject({ month: '2026-04', focused: '2026-04-02', selected: undefined });
    expect(focusedDay()).toBe('2026-04-02');
  });

  it('leaves presses and keys of a link to the link, and a press between days alone', async () => {
    const { cell, store, host, press } = await showMarch({
      load: async () => [event('Walk', '12', { fullUrl: '/walk' })],
    });
    const link = cell('2026-03-12').querySelector('a');
    if (!link) throw new Error('The event has no link.');
    link.addEventListener('click', (click) => click.preventDefault());
    link.click();
    host.querySelector('th')?.click();
    expect(await press(link, 'Enter')).toBe(false);
    expect(store.get().selected).toBeUndefined();
  });
});

let events = 0;
/** An event of March 2026, at noon. */
function event(title: string, day: string, more: object = {}): CalendarEvent {
  const startDate = Date.parse(`2026-03-${day}T12:00Z`);
  const [read] = readEvents([{ title, startDate, ...more }], createDayOf('UTC'), vi.fn());
  if (!read) throw new Error('The event cannot be read.');
  return { ...read, id: events++ };
}

describe('a day of the grid', () => {
  it('says how many events it has, and lists two of them, each with its time and link', async () => {
    const { cell } = await showMarch({
      load: async () => [
        event('Walk', '12', { fullUrl: '/walk' }),
        event('Swap', '12'),
        event('Feast', '12'),
        event('Film', '13'),
        event('Song', '13'),
      ],
    });
    const texts = (day: string) =>
      [...cell(day).querySelectorAll('li')].map(({ textContent }) => textContent?.trim());
    expect(texts('2026-03-12')).toEqual(['12:00 Walk', '12:00 Swap', '1 more']);
    expect(texts('2026-03-13')).toEqual(['12:00 Film', '12:00 Song']);
    expect(cell('2026-03-12').querySelector('.visually-hidden')?.textContent).toBe(
      'Thursday, 12 March 2026, 3 events',
    );
    const links = [...cell('2026-03-12').querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.tabIndex])).toEqual([['/walk', -1]]);
    expect(
      [cell('2026-03-12'), cell('2026-03-14')].map((day) => day.classList.contains('has-event')),
    ).toEqual([true, false]);
    expect(cell('2026-03-14').querySelector('ul')).toBeNull();
  });

  it('has the time of an event only where it begins', async () => {
    const { cell } = await showMarch({
      load: async () => [event('Fair', '12', { endDate: Date.parse('2026-03-13T20:00Z') })],
    });
    const text = (day: string) => cell(day).querySelector('li')?.textContent?.trim();
    expect([text('2026-03-12'), text('2026-03-13')]).toEqual(['12:00 Fair', 'Fair']);
    expect(cell('2026-03-13').querySelector('.item-time')).toBeNull();
  });

  it('of another month shows no events, and has another class for themes', async () => {
    const { cell } = await showMarch({
      load: async () => [event('Fair', '31', { endDate: Date.parse('2026-04-02T20:00Z') })],
    });
    expect(cell('2026-03-31').className).toBe('yui3-calendar-day has-event');
    expect(cell('2026-04-01').className).toBe('inlay-calendar-outside');
    expect(cell('2026-04-01').querySelector('.item')).toBeNull();
  });

  it('is marked where it is today', async () => {
    const { host } = await showMarch();
    const marked = [...host.querySelectorAll<HTMLElement>('.today')];
    expect(marked.map((day) => [day.dataset.day, day.getAttribute('aria-current')])).toEqual([
      [TODAY, 'date'],
    ]);
    expect(host.querySelectorAll('[aria-current]')).toHaveLength(1);
  });
});

describe('the table', () => {
  it.each([
    [1, 'Monday', 'Sunday', '2026-02-23'],
    [0, 'Sunday', 'Saturday', '2026-03-01'],
  ])('has six weeks that begin on day %d, under their names', async (weekStart, first, last, firstDay) => {
    const { host } = await showMarch({ weekStart });
    const names = [...host.querySelectorAll('th')].map((head) => head.getAttribute('aria-label'));
    expect([names.length, names[0], names.at(-1)]).toEqual([7, first, last]);
    expect(host.querySelector('th')?.textContent).toBe(first.slice(0, 3));
    expect(host.querySelectorAll('tbody tr')).toHaveLength(6);
    expect(host.querySelector<HTMLElement>('td')?.dataset.day).toBe(firstDay);
  });

  it('is busy while its events load', async () => {
    let answer = (_: readonly CalendarEvent[]) => {};
    const { host } = await showMarch({
      load: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const table = host.querySelector('[role=grid]');
    expect([table?.getAttribute('aria-busy'), table?.getAttribute('aria-labelledby')]).toEqual([
      'true',
      'month',
    ]);
    answer([]);
    await drawn();
    expect(table?.getAttribute('aria-busy')).toBe('false');
  });
});
