import { describe, expect } from 'vitest';
import { DEMO_PAGES, readDemo } from './support/demo-pages';
import { findFlaws, hasSender, pressSenders } from './support/senders';
import { it, ONE_RENDERER } from './support/site';

const DEMOS = DEMO_PAGES.filter((path) => hasSender(readDemo(path)));

if (!DEMOS.length) throw new Error('No demo page has a control that sends.');

describe.each(ONE_RENDERER)('what a press sends under %s', (renderer) => {
  it.for(DEMOS)('%s: once', async (demo, { site }) => {
    const { page } = await site.open(demo, renderer);
    const counts = await pressSenders(page);
    expect(counts.size).toBeGreaterThan(0);
    expect(findFlaws(counts)).toEqual([]);
  });
});
