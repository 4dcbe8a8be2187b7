import { expect, it, vi } from 'vitest';
import { randomNumber } from '../../../src/text/random-number';

it('is a number of the digits of four random ones, and never the same', () => {
  expect(randomNumber()).toMatch(/^\d{4,40}$/);
  expect(new Set(Array.from({ length: 50 }, randomNumber)).size).toBe(50);
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => {
    (values as unknown as Uint32Array).forEach((_, index, all) => {
      all[index] = index + 1;
    });
    return values;
  });
  expect(randomNumber()).toBe('1234');
});
