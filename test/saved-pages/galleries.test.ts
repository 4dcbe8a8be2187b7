import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findGalleryFlaws } from '../page/support/gallery-flaws';
import { useSavedPages } from '../page/support/saved-pages';
import { destroyAndCompare, noteServedBlocks } from '../page/support/served-blocks';

const GALLERIES =
  /sqs-gallery-block-|sqs-block-summary-v2|data-controller="(?:Gallery|UserItemsList(?:Carousel|Banner)|IndexGallery|PortfolioHover)|class="slide"[^>]*data-slide-id/;
const saved = useSavedPages({ where: (html) => GALLERIES.test(html) });
const WIDTHS = [1280, 768, 360];
const SERVED =
  '.sqs-block,.index-gallery,.Index-gallery,.portfolio-hover,[data-controller^=Gallery],[data-controller^=UserItems]';

/** Brings every gallery into sight once, so that its pictures are due. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Clicks the first arrow that goes on in a slideshow, and says whether its slide has changed. */
async function expectNext(page: Page): Promise<void> {
  const next = page.locator('.sqs-gallery-block-slideshow .next').first();
  if (!(await next.isVisible().catch(() => false))) return;
  const current = () =>
    page
      .locator('.sqs-gallery-block-slideshow .sqs-gallery')
      .first()
      .evaluate((list) => [...list.children].findIndex((slide) => slide.matches('.sqs-active-slide')));
  const before = await current();
  await next.evaluate((button: HTMLElement) => button.click());
  await expect.poll(current).not.toBe(before);
}

describe('galleries of saved pages', () => {
  saved.each('%s', async (path, site, renderer) => {
    const before = (page: Page) => noteServedBlocks(page, SERVED);
    const { page } = await saved.open(site, path, `renderer=${renderer}`, { before });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThrough(page);
      await expect
        .poll(() => page.evaluate(findGalleryFlaws))
        .toEqual([])
        .catch(() => {});
      expect.soft(await page.evaluate(findGalleryFlaws), `${width} px`).toEqual([]);
    }
    await expectNext(page);
    expect(await destroyAndCompare(page), 'not as the server sent them').toEqual([]);
  });
});
