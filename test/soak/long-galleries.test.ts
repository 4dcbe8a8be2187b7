import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { countRestyled } from '../page/support/count-work';
import { serveEdited } from '../page/support/serve-edited';
import { it, ONE_RENDERER, openDemo, type Site } from '../page/support/site';

/** Demo page, and the list in it that is made longer. */
const LISTS = [
  ['gallery-grid.html', '.sqs-gallery'],
  ['gallery-slideshow.html', '.sqs-gallery'],
  ['gallery-carousel.html', '.summary-item-list'],
  ['gallery-designs.html', '.sqs-gallery'],
  ['gallery-sections.html', '.gallery-grid-wrapper'],
  ['gallery-sections.html', '.gallery-masonry-wrapper'],
  ['gallery-sections.html', '.gallery-strips-wrapper'],
  ['reel.html', '.gallery-reel-list'],
  ['reel.html', '.gallery-slideshow-list'],
  ['summaries.html', '.summary-item-list'],
  ['shop/list.html', '.product-list-container'],
  ['shop/list-7-0.html', '.ProductList-grid'],
] as const;
const SHORT = 40;
const LONG = 400;
/** Frames more or less, and images that come near. */
const CHANCE = 30;

/** Those near a picture, and what else happens at that moment. */
const FEW = 20;

/** A picture of the list changes its state, as when it has loaded. */
const changeState = (page: Page, list: string) =>
  page.evaluate(async (selector) => {
    document.querySelector(`${selector} img`)?.classList.toggle('loaded');
    for (let frame = 0; frame < 2; frame++) await nextFrame();
  }, list);

/**
 * How often a page's styles are read or drawn, and how often it is laid out, until all is mounted; and how many elements are restyled when one
 * picture changes its state.
 */
async function countWork(site: Site, demo: string, list: string, slides: number) {
  const watched = await site.newPage();
  const { page } = watched;
  try {
    const grow = (html: string) =>
      page.evaluate(
        ([text, selector, wanted]) => {
          const grown = new DOMParser().parseFromString(text, 'text/html');
          const first = grown.querySelector(selector);
          const items = [...(first?.children ?? [])];
          for (let index = items.length; first && index < wanted; index++)
            first.append(items[index % items.length]?.cloneNode(true) ?? '');
          return `<!doctype html>${grown.documentElement.outerHTML}`;
        },
        [html, list, slides] as const,
      );
    const [renderer] = ONE_RENDERER;
    if (!renderer) throw new Error('A renderer expected.');
    const answer = await fetch(`${site.url}/demo-pages/${demo}?renderer=${renderer}`);
    const grown = await grow(await answer.text());
    const served = await serveEdited(site, demo, renderer, () => grown);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await openDemo(site, watched, served, renderer);
    expect(await page.locator(`${list} img`).count()).toBeGreaterThanOrEqual(slides);
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    const counts = { styles: metric('RecalcStyleCount'), layouts: metric('LayoutCount') };
    return { ...counts, restyled: await countRestyled(page, () => changeState(page, list)) };
  } finally {
    await watched.close();
  }
}

it.for(LISTS)(
  'reads styles and layouts, and restyles, as little for 400 slides as for 40: %s %s',
  async ([demo, list], { site }) => {
    const short = await countWork(site, demo, list, SHORT);
    const long = await countWork(site, demo, list, LONG);
    if (process.env.SHOW_COUNTS) console.log(demo, list, JSON.stringify({ short, long }));
    expect(long.styles - short.styles).toBeLessThan(CHANCE);
    expect(long.layouts - short.layouts).toBeLessThan(CHANCE);
    expect(long.restyled - short.restyled).toBeLessThan(FEW);
  },
);
