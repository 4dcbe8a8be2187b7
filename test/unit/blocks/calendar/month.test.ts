import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, createDayOf, monthOf, weeksOf } from '../../../../src/blocks/calendar/month';

const SUNDAY = 0;
const MONDAY = 1;
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days', () => {
  it.each([
    ['2026-03-31', 1, '2026-04-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    // The clocks change in between.
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i make %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months make %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('come back after as many days or weeks in the other direction', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe('the weeks of a month', () => {
  it.each([
    ['2026-03', SUNDAY, '2026-03-01', '2026-04-11'],
    ['2026-03', MONDAY, '2026-02-23', '2026-04-05'],
    ['2026-02', MONDAY, '2026-01-26', '2026-03-08'],
  ])('of %s from weekday %i are %s to %s', (month, weekStart, first, last) => {
    const weeks = weeksOf(month, weekStart);
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  });

  it('are six weeks of seven days with all days of the month in them', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (day, weekStart) => {
        const weeks = weeksOf(monthOf(day), weekStart);
        expect(weeks.map(({ length }) => length)).toEqual([7, 7, 7, 7, 7, 7]);
        const all = weeks.flat();
        expect(all).toContain(day);
        expect(all.indexOf(`${monthOf(day)}-01`)).toBeLessThan(7);
        expect([...all].sort()).toEqual(all);
      }),
    );
  });
});

it.each([
  ['Europe/London', '2026-03-28T23:59:00Z', '2026-03-28'],
  // Summer time has begun.
  ['Europe/London', '2026-03-29T23:30:00Z', '2026-03-30'],
  ['America/New_York', '2026-03-10T03:59:00Z', '2026-03-09'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ['Asia/Kolkata', '2026-03-09T18:30:00Z', '2026-03-10'],
  ['US/Pacific', '2026-03-10T06:59:00Z', '2026-03-09'],
])('time zones of the site in %s %s is on %s', (timeZone, moment, day) => {
  expect(createDayOf(timeZone)(Date.parse(moment))).toBe(day);
});
