import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RENDERERS, useSite, whenReady } from './support/site';

const folder = process.env.INLAY_PAGES;
const PAGES = folder
  ? (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.html')).sort()
  : [];

const site = useSite(folder ? { pagesFolder: folder } : {});

if (!folder) console.log('INLAY_PAGES is not set: pictures and videos of saved pages are not tested.');

describe.skipIf(!folder)('pictures and videos of saved pages', () => {
  it.each(PAGES)(
    '%s: every picture that is seen is there once, every video plays when asked',
    async (path) => {
      const renderer = RENDERERS[path.length % RENDERERS.length] ?? 'preact';
      const watched = await site.newPage();
      const { page } = watched;
      const asked: string[] = [];
      // Pictures that whoever saved the page has left out.
      const missing = new Set<string>();
      page.on('response', (response) => {
        if (response.status() === 404) missing.add(response.url());
      });
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      const address = path.split('/').map(encodeURIComponent).join('/');
      await page.goto(`${site.url}/pages/${address}?renderer=${renderer}`, { waitUntil: 'load' });
      await whenReady(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      await page.waitForLoadState('networkidle');
      const blocks = '.sqs-block-image img, img[data-image-resolution]';
      await page.waitForFunction(
        (selector) =>
          [...document.querySelectorAll<HTMLImageElement>(selector)].every(
            (image) => !image.matches('.loading:not([loading])') || !image.checkVisibility(),
          ),
        blocks,
      );
      const shown = await page.evaluate((selector) => {
        const images = [...document.querySelectorAll<HTMLImageElement>(selector)];
        return images
          .filter((image) => image.checkVisibility() && image.dataset.imageResolution)
          .map((image) => ({
            src: image.src,
            natural: image.naturalWidth,
            width: image.getBoundingClientRect().width,
            original: Number(image.dataset.imageDimensions?.split('x')[0]) || Number.POSITIVE_INFINITY,
          }));
      }, blocks);
      for (const { src, natural, width, original } of shown) {
        if (missing.has(src)) continue;
        expect.soft(natural, src).toBeGreaterThan(0);
        // Sharp, or as sharp as its original.
        expect.soft(natural + 2, src).toBeGreaterThanOrEqual(Math.min(width, original, 2500));
        expect.soft(asked.filter((url) => url === src).length, src).toBe(1);
      }

      const videos = page.locator('.sqs-block-video .sqs-video-wrapper:not(.video-invalid) .sqs-video-icon');
      expect(await page.locator('.sqs-block-video iframe').count()).toBe(0);
      for (let index = 0; index < (await videos.count()); index++) {
        await videos.nth(index).press('Enter');
        const source = await page.locator('.sqs-block-video iframe').first().getAttribute('src');
        expect(source).toMatch(
          /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)/,
        );
      }
      await watched.close();
    },
  );
});
