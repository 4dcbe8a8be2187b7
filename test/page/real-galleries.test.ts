import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { RENDERERS, useSite, whenReady } from './support/site';

const folder = process.env.INLAY_PAGES;
const PAGES = folder
  ? (readdirSync(folder, { recursive: true }) as string[])
      .filter((file) => file.endsWith('.html'))
      .filter((file) =>
        /sqs-gallery-block-(?:slideshow|slider|stacked)/.test(readFileSync(join(folder, file), 'utf8')),
      )
      .sort()
  : [];
const WIDTHS = [360, 768, 1280];
const DESIGNS = ['gallery-slideshow', 'gallery-slider', 'gallery-stacked'];

const site = useSite(folder ? { pagesFolder: folder } : {});

/** What of a gallery is not as it should be, told by rectangles alone. */
function findFlaws() {
  const flaws: string[] = [];
  for (const list of document.querySelectorAll<HTMLElement>(
    ':is(.sqs-gallery-block-slideshow,.sqs-gallery-block-slider,.sqs-gallery-block-stacked) > .sqs-gallery',
  )) {
    const container = list.parentElement ?? list;
    const name = `${container.className.match(/block-(?:slideshow|slider|stacked)/)?.[0]} ${list.closest('.sqs-block')?.id}`;
    const outer = container.getBoundingClientRect();
    if (!outer.width) continue;
    const inner = list.getBoundingClientRect();
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1)
      flaws.push(`${name}: the list is wider than its container (${inner.width} in ${outer.width})`);
    if (inner.height < 5) flaws.push(`${name}: the list has no height`);
    if (list.matches('.sqs-gallery-design-stacked')) {
      const active = list.querySelectorAll('.sqs-active-slide');
      if (active.length !== 1) flaws.push(`${name}: ${active.length} current slides`);
      const shown = [...list.children].filter((slide) => getComputedStyle(slide).visibility === 'visible');
      if (shown.length !== 1) flaws.push(`${name}: ${shown.length} slides can be seen`);
    }
    if (list.matches('.sqs-gallery-design-base')) {
      const boxes = [...list.children].map((slide) => slide.getBoundingClientRect());
      boxes.forEach((box, index) => {
        const above = boxes[index - 1];
        if (above && box.top < above.bottom - 1) flaws.push(`${name}: slide ${index} overlaps the one above`);
      });
    }
    const image = list.querySelector<HTMLImageElement>(
      '.sqs-active-slide img[data-src], img.sqs-active-slide',
    );
    if (image && Number(getComputedStyle(image).opacity) < 1) flaws.push(`${name}: the picture is not seen`);
  }
  return flaws;
}

async function scrollThrough(page: Page): Promise<void> {
  for (const list of await page.locator('.sqs-gallery').all()) {
    if (await list.isVisible()) await list.scrollIntoViewIfNeeded();
  }
}

describe.skipIf(!folder).each(RENDERERS)(
  'galleries of saved pages under %s (needs INLAY_PAGES)',
  (renderer) => {
    it.each(PAGES)('%s', async (path) => {
      const { page, close } = await site.newPage();
      const address = `${site.url}/pages/${path.split('/').map(encodeURIComponent).join('/')}?renderer=${renderer}`;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address, { waitUntil: 'load' });
        await whenReady(page);
        const [wanted, mounted] = await page.evaluate((designs) => {
          const inlay = window.Inlay;
          const lives = inlay && 'inspect' in inlay ? inlay.inspect() : [];
          return [
            document.querySelectorAll(
              ':is(.sqs-block-gallery,.sqs-block-instagram):has(:is(.sqs-gallery-block-slideshow,.sqs-gallery-block-slider,.sqs-gallery-block-stacked))',
            ).length,
            lives.filter(({ block, state }) => designs.includes(block) && state === 'mounted').length,
          ];
        }, DESIGNS);
        expect.soft(mounted, `${width} px`).toBe(wanted);
        await scrollThrough(page);
        // A gallery that is not displayed loads nothing.
        await expect
          .poll(() =>
            page
              .locator('.sqs-gallery-design-stacked .sqs-active-slide img:not(.loaded)[data-src]')
              .evaluateAll((images) => images.filter((image) => image.getClientRects().length).length),
          )
          .toBe(0);
        expect.soft(await page.evaluate(findFlaws), `${width} px`).toEqual([]);
        const next = page.locator('.sqs-gallery-block-slideshow .next').first();
        if (await next.isVisible().catch(() => false)) {
          const current = () =>
            page
              .locator('.sqs-gallery-block-slideshow .sqs-gallery')
              .first()
              .evaluate((list) =>
                [...list.children].findIndex((slide) => slide.matches('.sqs-active-slide')),
              );
          const before = await current();
          await next.evaluate((button: HTMLElement) => button.click());
          await expect.poll(current).not.toBe(before);
        }
      }
      await close();
    });
  },
);
