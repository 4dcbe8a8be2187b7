import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPopup } from '../../../../src/features/popup-overlay/popup.data';
import { mayReturn, readRecord } from '../../../../src/features/popup-overlay/popup-overlay.mount';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 1);

describe('popup settings', () => {
  it.each([
    ['style 1 shows none', { style: 1, showOnAllPages: true }, false],
    ['all pages', { style: 2, showOnAllPages: true }, true],
    ['this page', { style: 2, enabledPages: ['abc'] }, true],
    ['another page', { style: 2, enabledPages: ['xyz'] }, false],
    ['no settings', {}, false],
  ])('%s', (_, settings, isForPage) => {
    expect(readPopup(settings, 'abc').isForPage).toBe(isForPage);
  });

  it('exclude a page without an id, unless they are for all pages', () => {
    expect(readPopup({ style: 2, enabledPages: [''] }, '').isForPage).toBe(false);
  });

  it('have the platform’s defaults', () => {
    expect(readPopup({}, 'abc')).toEqual({
      isForPage: false,
      delayMs: undefined,
      scrollPercentage: undefined,
      isForPhones: false,
      version: 0,
      showUntilSignup: false,
      displayFrequency: 1,
    });
    expect(readPopup({ showOnTimer: true, showOnScroll: true }, '')).toMatchObject({
      delayMs: 0,
      scrollPercentage: 0,
    });
  });

  it('have triggers, within sensible limits', () => {
    const on = { showOnTimer: true, showOnScroll: true };
    expect(readPopup({ ...on, timerDelay: 5000, scrollPercentage: 25 }, '')).toMatchObject({
      delayMs: 5000,
      scrollPercentage: 25,
    });
    expect(readPopup({ ...on, timerDelay: -1, scrollPercentage: 900 }, '')).toMatchObject({
      delayMs: 0,
      scrollPercentage: 100,
    });
    expect(readPopup({ timerDelay: 5000, scrollPercentage: 25 }, '')).toMatchObject({
      delayMs: undefined,
      scrollPercentage: undefined,
    });
  });
});

describe('the record of a visitor', () => {
  const settings = (more = {}) =>
    readPopup({ style: 2, version: 3, displayFrequency: 7, showUntilSignup: true, ...more }, '');
  const closed = (ago: number, more = {}) => ({
    version: 3,
    submitted: false,
    'date-closed': NOW - ago,
    ...more,
  });

  it.each([
    ['never shown', undefined, {}, true],
    ['closed yesterday, weekly', closed(DAY), {}, false],
    ['closed a week ago, weekly', closed(7 * DAY), {}, true],
    ['closed long ago, never again', closed(900 * DAY), { displayFrequency: -1 }, false],
    ['closed just now, every time', closed(0), { displayFrequency: 0 }, true],
    ['another version', closed(DAY, { version: 2 }), {}, true],
    ['signed up', closed(900 * DAY, { submitted: true }), {}, false],
    [
      'signed up, shown to all the same',
      closed(900 * DAY, { submitted: true }),
      { showUntilSignup: false },
      true,
    ],
    ['shown and never closed', { version: 3, submitted: false, 'date-closed': undefined }, {}, true],
  ])('%s', (_, record, more, isWelcome) => {
    expect(mayReturn(record, settings(more), NOW)).toBe(isWelcome);
  });

  it('does not see the popup for its days even with a wrong clock', () => {
    fc.assert(
      fc.property(fc.integer({ min: -7 * DAY + 1, max: 7 * DAY - 1 }), (ago) => {
        expect(mayReturn(closed(ago), settings(), NOW)).toBe(false);
      }),
    );
  });

  it('is read from what the platform’s own script stored, and never throws', () => {
    const keep = (value: unknown) => ({ get: () => value, set() {}, remove() {} });
    expect(
      readRecord(keep({ version: 2, submitted: true, 'date-closed': '2026-06-01T00:00:00.000Z' })),
    ).toEqual({ version: 2, submitted: true, 'date-closed': NOW });
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => mayReturn(readRecord(keep(value)), settings(), NOW)).not.toThrow();
      }),
    );
  });
});
