import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { holdPictures, readLayoutShift, watchLayoutShift } from '../page/support/layout-shift';
import { watchRequests } from '../page/support/requests';
import { useSavedPages } from '../page/support/saved-pages';
import { scrollThrough } from '../page/support/scroll-through';
import type { Site } from '../page/support/site';

const saved = useSavedPages({ themed: true });

/** Above what the page does without us. */
const MAX_SHIFT = 0.01;
const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };
type Width = keyof typeof WIDTHS;

/** What moves a page where only a script can know how high something is, by how the page says so. Once for each page, and no further than this. */
const REASONS: readonly { readonly name: string; readonly most: number; readonly has: () => boolean }[] = [
  {
    name: 'the first section makes room for a header that lies over it',
    most: 0.2,
    has: () => Boolean(document.querySelector<HTMLElement>('main .page-section')?.style.paddingTop),
  },
  {
    name: 'the parts of a header are in a container that the theme does not show',
    most: 0.05,
    has: () =>
      inlayApi()
        .inspect()
        .some(
          ({ block, element, state }) =>
            block === 'ancillary-layout' && state === 'mounted' && element?.matches('[data-nc-base=header]'),
        ),
  },
];

const shifts: Record<Width, number[]> = { wide: [], narrow: [] };

/** One of them, `share` of the way from the smallest to the largest. */
const quantile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)]?.toFixed(3);

/** The layout shift of a whole visit: what is seen first, then half a screen after the other. */
async function measure(site: Site, path: string, query: string, width: Width) {
  let rest = () => Promise.resolve();
  const watched = await saved.open(site, path, query, {
    viewport: WIDTHS[width],
    async before(page: Page) {
      rest = watchRequests(page);
      await holdPictures(page);
      await watchLayoutShift(page);
    },
  });
  const { page } = watched;
  await rest();
  await scrollThrough(page);
  await rest();
  return { ...watched, shift: await readLayoutShift(page) };
}

describe('the layout of saved pages', () => {
  for (const width of ['wide', 'narrow'] as const)
    saved.each(`%s moves no more than without Inlay in ${width} windows`, async (path, site, renderer) => {
      const { page, shift, close } = await measure(site, path, `renderer=${renderer}`, width);
      shifts[width].push(shift);
      if (shift <= MAX_SHIFT) return close();
      const reasons: string[] = [];
      let most = MAX_SHIFT;
      for (const reason of REASONS)
        if (await page.evaluate(reason.has)) {
          reasons.push(reason.name);
          most += reason.most;
        }
      await close();
      const off = await measure(site, path, 'inlay=off', width);
      await off.close();
      expect(shift - off.shift, reasons.join(', and ') || 'no reason').toBeLessThanOrEqual(most);
    });
  afterAll(() => {
    for (const [width, values] of Object.entries(shifts))
      console.log(
        `Layout shift, ${width}: median ${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, largest ${quantile(values, 1)}`,
      );
  });
});
