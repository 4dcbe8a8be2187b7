import { expect, it } from 'vitest';
import type { CalendarEvent } from '../../../../src/blocks/calendar/calendar-events.data';
import { createFormats } from '../../../../src/blocks/calendar/calendar-formats';
import type { Day, Month } from '../../../../src/blocks/calendar/month';

const formats = createFormats('en-GB', 'Asia/Tokyo');
const day = '2026-03-09' as Day;
const event = (lastDay: string) =>
  ({
    start: new Date('2026-03-09T10:00:00Z'),
    end: new Date('2026-03-09T12:30:00Z'),
    firstDay: day,
    lastDay,
  }) as unknown as CalendarEvent;

it('writes days as the calendar has them, in no time zone', () => {
  expect([formats.month('2026-03' as Month), formats.day(day), formats.dayNumber(day)]).toEqual([
    'March 2026',
    expect.stringMatching(/^Monday,? 9 March 2026$/),
    '9',
  ]);
  expect([formats.weekday(day, 'short'), formats.weekday(day, 'long')]).toEqual(['Mon', 'Monday']);
  expect(formats.date(event('2026-03-09'))).toMatch(/^Mon,? 9 Mar$/);
});

it('writes times in the zone of the site, with dates where an event takes several days', () => {
  expect(formats.start(event('2026-03-09'))).toBe('19:00');
  expect(formats.span(event('2026-03-09'))).toMatch(/^19:00\W+21:30$/);
  expect(formats.span(event('2026-03-10'))).toMatch(/Mar/);
});

it('names the zone unless it is the visitor’s own', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([createFormats('en', own).zone, createFormats('en', undefined).zone]).toEqual(['', '']);
  expect(createFormats('en', own === 'Asia/Tokyo' ? 'Asia/Seoul' : 'Asia/Tokyo').zone).toMatch(/time/i);
});
