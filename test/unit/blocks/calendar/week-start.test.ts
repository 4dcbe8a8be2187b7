import { expect, it } from 'vitest';
import { weekStartOf } from '../../../../src/blocks/calendar/week-start';

it.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['fa-IR', 6],
])('the weeks of a calendar begin in %s on weekday %i', (language, expected) => {
  expect(weekStartOf(language)).toBe(expected);
});
