// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ANALYTICS_EXPIRATION,
  ANALYTICS_ID,
  hasAnalyticsId,
  readAnalyticsId,
} from '../../../../../src/features/statistics/visit/analytics-id';
import { readCookie, removeCookie, writeCookie } from '../../../../../src/storage/cookies';

const DAY_MS = 86_400_000;
const NOW = Date.now();
const onRefused = vi.fn();

const forget = () => {
  localStorage.clear();
  removeCookie(ANALYTICS_ID);
  onRefused.mockClear();
};
beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
  forget();
});

it('keeps the analytics id for 390 days, in a cookie and in the browser’s storage with its expiry', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const id = readAnalyticsId(onRefused);
  vi.useRealTimers();
  expect(id).toMatch(/^\w{20,}$/);
  expect(written).toEqual([
    expect.stringMatching(`^SS_ANALYTICS_ID=${id};.*expires=Tue, 26 Jan 2027 00:00:00`),
  ]);
  expect(localStorage.getItem('SS_ANALYTICS_ID')).toBe(id);
  expect(localStorage.getItem('SS_ANALYTICS_EXPIRATION')).toBe(`${Date.UTC(2027, 0, 26)}`);
});

it('is the same id on every page', () => {
  const id = readAnalyticsId(onRefused, NOW);
  expect([readAnalyticsId(onRefused, NOW), readCookie(ANALYTICS_ID), hasAnalyticsId(NOW)]).toEqual([
    id,
    id,
    true,
  ]);
  expect(onRefused).not.toHaveBeenCalled();
});

it('restores the cookie from the copy, until the day on which the copy expires', () => {
  const id = readAnalyticsId(onRefused, NOW - 100 * DAY_MS);
  removeCookie(ANALYTICS_ID);
  const written: string[] = [];
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  expect(readAnalyticsId(onRefused, NOW)).toBe(id);
  spy.mockRestore();
  const [, expires = ''] = /expires=([^;]+)/.exec(written[0] ?? '') ?? [];
  expect(Math.abs(Date.parse(expires) - (NOW + 290 * DAY_MS))).toBeLessThan(60_000);
});

it('restores the copy from the cookie', () => {
  writeCookie(ANALYTICS_ID, 'from-the-platform', { days: 1 });
  expect(readAnalyticsId(onRefused, NOW)).toBe('from-the-platform');
  expect(localStorage.getItem(ANALYTICS_ID)).toBe('from-the-platform');
});

it.each([`${NOW - 1}`, 'soon', `${NOW + 391 * DAY_MS}`])('removes a copy that has expired: %s', (expires) => {
  localStorage.setItem(ANALYTICS_ID, 'old');
  localStorage.setItem(ANALYTICS_EXPIRATION, expires);
  expect(hasAnalyticsId(NOW)).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(readAnalyticsId(onRefused, NOW)).not.toBe('old');
});

it('says "Unable to store analyticsId" only where the browser keeps neither', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('The browser refuses.');
  });
  readAnalyticsId(onRefused, NOW);
  expect(onRefused).not.toHaveBeenCalled();
  removeCookie(ANALYTICS_ID);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(readAnalyticsId(onRefused, NOW)).toMatch(/^\w{20,}$/);
  expect(onRefused).toHaveBeenCalledTimes(1);
});
