import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { findFlaws, hasSender, pressSenders } from './support/senders';
import { it, ONE_RENDERER, root } from './support/site';

const DEMOS = (readdirSync(join(root, 'demo-pages'), { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html') && hasSender(readFileSync(join(root, 'demo-pages', file), 'utf8')))
  .sort();

if (!DEMOS.length) throw new Error('No demo page has a control that sends.');

describe.each(ONE_RENDERER)('what a press sends under %s', (renderer) => {
  it.for(DEMOS)('%s: once', async (demo, { site }) => {
    const { page } = await site.open(demo, renderer);
    const counts = await pressSenders(page);
    expect(counts.size).toBeGreaterThan(0);
    expect(findFlaws(counts)).toEqual([]);
  });
});
