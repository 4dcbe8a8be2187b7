import { expect } from 'vitest';
import { count } from '../count';
import { it } from '../page/support/site';
import { createComparison, generatedPages, readPages } from '../unit/server/compare-ways';

const GENERATED = Number(process.env.INLAY_PAGES_MADE ?? 2000);
const AT_ONCE = 500;
const TIMEOUT_MS = 30 * 60_000;

it('the server says of every page on disk, and of generated ones, what it says without its shortcuts', {
  timeout: TIMEOUT_MS,
}, async ({ task }) => {
  const differences = await createComparison();
  const pages = readPages();
  expect(pages.size).toBeGreaterThan(100);
  expect(differences(pages)).toEqual([]);
  for (let from = 1; from <= GENERATED; from += AT_ONCE)
    expect(differences(generatedPages(from, Math.min(AT_ONCE, GENERATED + 1 - from)))).toEqual([]);
  count(task, 'generated pages read in two ways', GENERATED);
});
