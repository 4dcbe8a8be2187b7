import { beforeAll, describe, expect, it } from 'vitest';
import { count } from '../../count';
import { createComparison, generatedPages, readPages } from './compare-ways';

const GENERATED = 100;
/** Of the pages on disk, as many as take a second; the soak tests have all. */
const EVERY = 14;

describe('with its index and its own tokenizer, the server says what it says without them', () => {
  let differences: Awaited<ReturnType<typeof createComparison>>;
  beforeAll(async () => {
    differences = await createComparison();
  });

  it('of pages on disk', () => {
    const pages = [...readPages()].filter((_, index) => index % EVERY === 0);
    expect(pages.length).toBeGreaterThan(8);
    expect(differences(new Map(pages))).toEqual([]);
  });

  it('of generated pages', ({ task }) => {
    expect(differences(generatedPages(1, GENERATED))).toEqual([]);
    count(task, 'generated pages read in two ways', GENERATED);
  });
});
