import { expect, it } from 'vitest';
import { isWebsite } from '../../../../src/forms/validation/rules';

it.each([`a${'-'.repeat(100_000)}`, 'http://a.'.repeat(10_000), `${'x.'.repeat(50_000)}:1`])(
  'an address longer than browsers take is none, and is said to be none in a moment (%#)',
  (text) => {
    const start = performance.now();
    expect(isWebsite(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  },
);
