import { describe, expect } from 'vitest';
import { DEMO_PAGES, IS_EVERY_PAGE, readDemo } from './support/demo-pages';
import { findFlaws, pressSenders, sendersIn } from './support/senders';
import { it, ONE_RENDERER } from './support/site';

const DEMOS = DEMO_PAGES.map((path) => ({ path, senders: sendersIn(readDemo(path)) })).filter(
  ({ senders }) => senders,
);
/** Of pages with the same kinds of controls the first; all of them in `npm run proof`. */
const PRESSED = DEMOS.filter(
  ({ senders }, index) => IS_EVERY_PAGE || DEMOS.findIndex((other) => other.senders === senders) === index,
);

if (!PRESSED.length) throw new Error('No demo page has a control that sends.');

describe.each(ONE_RENDERER)('what a press sends under %s', (renderer) => {
  it.for(PRESSED.map(({ path }) => path))('%s: once', async (demo, { site }) => {
    const { page } = await site.open(demo, renderer);
    const counts = await pressSenders(page);
    expect(counts.size).toBeGreaterThan(0);
    expect(findFlaws(counts)).toEqual([]);
  });
});
