import { describe, expect, it } from 'vitest';
import { relativeTime } from '../../../src/ui/relative-time.view';

const NOW = Date.UTC(2026, 4, 16, 9);
const ago = (seconds: number, locale = 'en') =>
  relativeTime({ at: NOW - seconds * 1000, now: NOW, locale, justNow: 'just now' });

describe('a relative time (§9)', () => {
  it.each([
    [-3600, 'just now'],
    [0, 'just now'],
    [4.9, 'just now'],
    [5, '5 seconds ago'],
    [59.9, '59 seconds ago'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_400, '1 day ago'],
    [604_799, '6 days ago'],
    [604_800, undefined],
  ])(
    'is "just now" and seconds ago under 60 s, then larger units, and a date after a week: %d s',
    (seconds, text) => {
      expect(ago(seconds)).toBe(text);
    },
  );

  it('is in the language of the page', () => {
    expect(ago(120, 'de')).toBe('vor 2 Minuten');
  });
});
