import { describe, expect } from 'vitest';
import { count } from '../count';
import { DEMO_PAGES, sampleOf } from '../page/support/demo-pages';
import { it, openDemo, RENDERERS } from '../page/support/site';
import { forbidInline, readViolations } from '../page/support/strict-policy';
import { useEverything } from '../page/support/use-everything';

// Those under trouble have what is wrong in them; some have a policy of their own.
const PAGES = sampleOf(DEMO_PAGES.filter((path) => !path.startsWith('trouble')));

/** Files of other hosts, which the page wants and the policy blocks, and an image in the style sheet of a theme. */
const isOfPage = (violation: string) => /^\S+ https?:|^img-src data /.test(violation);

describe.each(RENDERERS)('a strict policy with Trusted Types under %s', (renderer) => {
  it.for(PAGES)('%s breaks none of its rules, however it is used', async (path, { site, task }) => {
    const watched = await site.newPage();
    const { page } = watched;
    await forbidInline(watched);
    await openDemo(site, watched, path, renderer);
    await useEverything(page);
    await page.evaluate(() => {
      inlayApi().destroy();
    });
    const violations = await readViolations(page);
    expect(violations.filter((violation) => !isOfPage(violation))).toEqual([]);
    count(task, 'demo pages under a strict policy', 1);
  });
});
