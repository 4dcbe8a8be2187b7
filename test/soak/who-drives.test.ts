import { describe } from 'vitest';
import { undrawn as it } from '../page/support/site';
import { BUNDLES, expectOneDriver } from '../page/support/who-drives';

const CELLS = Object.values(BUNDLES).flatMap((bundle) =>
  [1, 4, 12].flatMap((cpu) =>
    [false, true].map(
      (stub) => [`${bundle.what}, CPU × ${cpu}${stub ? ', stub' : ''}`, bundle, { cpu, stub }] as const,
    ),
  ),
);

describe('a saved page whose theme’s bundle', () => {
  it.for(CELLS)('%s: each element has one driver', ([, bundle, conditions], { site }) =>
    expectOneDriver(site, bundle, conditions),
  );
});
