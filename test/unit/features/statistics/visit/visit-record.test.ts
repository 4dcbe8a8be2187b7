// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { readVisit } from '../../../../../src/features/statistics/visit/visitor';
import { readCookie, removeCookie, writeCookie } from '../../../../../src/storage/cookies';

const HOUR_MS = 3_600_000;
const forget = () => {
  for (const name of ['ss_cvr', 'ss_cvt']) removeCookie(name);
};
beforeEach(forget);

it('keeps the record as long as the visit lasts', () => {
  writeCookie('ss_cvr', 'abc|1700000000000|1700000000000|1710000000000|3', { days: 1 });
  writeCookie('ss_cvt', '1710000000000', { days: 1 });
  expect(readVisit()).toBe('abc|1700000000000|1700000000000|1710000000000|3');
});

it('follows the visits: a new one moves the dates on and counts', () => {
  const first = readVisit(1_700_000_000_000);
  expect(first).toMatch(/^\w+\|1700000000000\|1700000000000\|1700000000000\|1$/);
  const id = first.split('|')[0];
  removeCookie('ss_cvt');
  expect(readVisit(1_700_000_000_000 + HOUR_MS)).toBe(`${id}|1700000000000|1700000000000|1700003600000|2`);
  removeCookie('ss_cvt');
  expect(readVisit(1_700_000_000_000 + 2 * HOUR_MS)).toBe(
    `${id}|1700000000000|1700003600000|1700007200000|3`,
  );
});

it('ends a visit half an hour after it was last seen, and forgets the visitor after two years', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  vi.useFakeTimers({ now: Date.UTC(2028, 10, 21) });
  readVisit(5);
  vi.useRealTimers();
  expect(written).toEqual([
    'ss_cvt=5; path=/; sameSite=lax; expires=Tue, 21 Nov 2028 00:30:00 GMT',
    expect.stringMatching(
      /^ss_cvr=\w+\|5\|5\|5\|1; path=\/; sameSite=lax; expires=Thu, 21 Nov 2030 00:00:00 GMT$/,
    ),
  ]);
});

it.each(['abc', 'abc|1|2|3', 'abc|0|1|1|1', '|1|1|1|1', 'abc|1|1|1|x', 'abc|1|1|1|1|1'])(
  'makes a new one for %s',
  (broken) => {
    writeCookie('ss_cvr', broken, { days: 1 });
    const made = readVisit(1700000000000);
    expect(made).toMatch(/^\w+\|1700000000000\|1700000000000\|1700000000000\|1$/);
    expect(readCookie('ss_cvr')).toBe(made);
    expect(readVisit()).toBe(made);
  },
);
