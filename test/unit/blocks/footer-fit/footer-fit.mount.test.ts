import { expect, it } from 'vitest';
import { fits } from '../../../../src/blocks/footer-fit/footer-fit.mount';

it.each([
  ['beside each other', [200, 200], 400, false, true],
  ['beside each other but for a fraction', [200, 200.5], 400, false, true],
  ['not beside each other', [200, 201], 400, false, false],
  ['below each other', [200, 300, 400], 400, true, true],
  ['not even below each other', [200, 401], 400, true, false],
  ['if there are none', [], 0, true, true],
])('groups of links fit %s', (_, groups, nav, isMid, expected) => {
  expect(fits(groups, nav, isMid)).toBe(expected);
});
