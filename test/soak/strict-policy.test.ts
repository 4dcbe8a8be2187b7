import { expect } from 'vitest';
import { count } from '../count';
import { coveringPages } from '../page/support/covering-pages';
import { DEMO_PAGES, IS_EVERY_PAGE, readDemo } from '../page/support/demo-pages';
import { it, openDemo, RENDERERS } from '../page/support/site';
import { forbidInline, readViolations } from '../page/support/strict-policy';
import { useEverything } from '../page/support/use-everything';

// Those under trouble have what is wrong in them; some have a policy of their own.
const PAGES = await coveringPages({
  pages: DEMO_PAGES.filter((path) => !path.startsWith('trouble')),
  read: readDemo,
});

/** The renderers take turns, since most of the code is the same; in `npm run proof` each has every page. */
const TURNS = PAGES.flatMap((path, index) =>
  RENDERERS.filter((_, turn) => IS_EVERY_PAGE || index % RENDERERS.length === turn).map(
    (renderer) => [path, renderer] as const,
  ),
);

/** Files of other hosts, which the page wants and the policy blocks, and an image in the style sheet of a theme. */
const isOfPage = (violation: string) => /^\S+ https?:|^img-src data /.test(violation);

it.for(TURNS)(
  '%s breaks no rule of a strict policy with Trusted Types, however it is used, under %s',
  async ([path, renderer], { site, task }) => {
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
  },
);
