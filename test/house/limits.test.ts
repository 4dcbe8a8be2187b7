import { expect, it } from 'vitest';
import { LIMIT_MS } from '../limits.mjs';
import { filesIn, read } from './support';

/** What a test imports or asks for that builds something, or starts a program that does. */
const BUILDS =
  /from '(?:esbuild|webpack|vite|node:child_process)'|\/(?:dev-server\.mjs|split-build\.mjs|bundle)'|url\}\/docs\//;

/** Limits of tests, hooks and waits that are given as numbers. Time of the browser's own callbacks is not a limit. */
const LIMITS = /(?<!requestIdleCallback\([^)]*)\btimeout: ([\d_]+)|^\s*\}, ([\d_]+)\);$/gm;

const limitsIn = (source: string) =>
  [...source.matchAll(LIMITS)].map(([, named, last = '']) => Number((named ?? last).replaceAll('_', '')));

const builders = filesIn('test', /\.(?:ts|mjs)$/).filter((file) => BUILDS.test(read(file)));

it('finds the tests that build', () => {
  expect(builders).toContain('test/house/dev.test.ts');
  expect(builders).toContain('test/page/docs.test.ts');
  expect(
    limitsIn("beforeAll(async () => {\n}, 10_000);\nit('builds', { timeout: 120_000 }, build);"),
  ).toEqual([10_000, 120_000]);
});

it.for(builders)('gives builds the time that a busy machine needs: %s', (file) => {
  expect(
    limitsIn(read(file)).filter((limit) => limit < LIMIT_MS),
    'leave the limit out, or take LIMIT_MS of test/limits.mjs',
  ).toEqual([]);
});
