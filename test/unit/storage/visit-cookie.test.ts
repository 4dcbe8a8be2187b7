// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { readCookie, writeCookie } from '../../../src/storage/cookies';
import { readVisit } from '../../../src/storage/visit-cookie';

beforeEach(() => writeCookie('ss_cvr', '', 0));

it('keeps the record of a visitor who is known', () => {
  writeCookie('ss_cvr', 'abc|1700000000000|1700000000000|1710000000000|3', 1);
  expect(readVisit()).toBe('abc|1700000000000|1700000000000|1710000000000|3');
});

it.each(['abc', 'abc|1|2|3', 'abc|0|1|1|1', '|1|1|1|1', 'abc|1|1|1|x', 'abc|1|1|1|1|1'])(
  'makes a new one for %s',
  (broken) => {
    writeCookie('ss_cvr', broken, 1);
    const made = readVisit(1700000000000);
    expect(made).toMatch(/^\w+\|1700000000000\|1700000000000\|1700000000000\|1$/);
    expect(readCookie('ss_cvr')).toBe(made);
    expect(readVisit()).toBe(made);
  },
);
