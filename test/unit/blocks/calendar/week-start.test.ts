import { expect, it, vi } from 'vitest';
import { weekStartOf } from '../../../../src/blocks/calendar/week-start';

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['fa-IR', 6],
])('the weeks of a calendar begin in %s on weekday %i', (language, expected) => {
  expect(weekStartOf(language)).toBe(expected);
});

it.each([
  ['says it by a method', { getWeekInfo: () => ({ firstDay: 6 }) }, 6],
  ['says it by a property', { weekInfo: { firstDay: 1 } }, 1],
  ['does not say it', {}, 0],
])('the weeks of a calendar begin as the browser says, or on Sunday: it %s', (_, locale, expected) => {
  class Given {
    constructor() {
      Object.assign(this, locale);
    }
  }
  vi.stubGlobal('Intl', { Locale: Given });
  const day = weekStartOf('en-GB');
  vi.unstubAllGlobals();
  expect(day).toBe(expected);
});
