import { expect, it } from 'vitest';
import { BLOCKS } from '../../../src/catalogue/blocks';
import { FEATURES } from '../../../src/catalogue/features';
import { UNNOTED } from '../../../src/features/endpoints/endpoint-calls';
import { ASKING } from '../../../src/server/adopt/page-report';

it('is about blocks and features that there are, each once', () => {
  const known = [...BLOCKS, ...FEATURES].map(({ name }) => name);
  const asking = Object.values(ASKING).flat();
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(asking).size).toBe(asking.length);
  expect(UNNOTED.filter((name) => !asking.includes(name))).toEqual([]);
});
