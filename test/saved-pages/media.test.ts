import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { readLayoutShift, watchLayoutShift } from '../page/support/layout-shift';
import { watchRequests } from '../page/support/requests';
import { useSavedPages } from '../page/support/saved-pages';
import type { Site } from '../page/support/site';

const saved = useSavedPages();

/** Above what the page does without us. */
const MAX_SHIFT = 0.01;
const IMAGE_WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/** Scrolls through a saved page, without motion, and notes which pictures were asked for and which are not there. */
async function readThrough(site: Site, path: string, query: string) {
  const asked: string[] = [];
  // Pictures that were left out when the page was saved.
  const missing = new Set<string>();
  let rest = () => Promise.resolve();
  const before = async (page: Page) => {
    rest = watchRequests(page);
    page.on('response', (response) => {
      if (response.status() === 404) missing.add(response.url());
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await watchLayoutShift(page);
  };
  const watched = await saved.open(site, path, query, { reducedMotion: 'reduce', before });
  const { page } = watched;
  // What is seen first may be a picture whose room is not kept before our code has come: pages.test.ts.
  await rest();
  const first = await readLayoutShift(page);
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
  });
  await rest();
  return { ...watched, asked, missing, shift: (await readLayoutShift(page)) - first };
}

/** Pictures that the script has loaded, and those that are still on their way in front of a visitor. */
function readPictures() {
  const images = [...document.querySelectorAll('img')].filter((image) => image.checkVisibility());
  return images
    .filter((image) => image.dataset.imageResolution)
    .map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const [originalWidth = 0, originalHeight = 0] = (image.dataset.imageDimensions ?? '')
        .split('x')
        .map(Number);
      const { objectFit } = getComputedStyle(image);
      return {
        src: image.src,
        natural: image.naturalWidth,
        width,
        height,
        originalWidth,
        originalHeight,
        objectFit,
      };
    });
}

/** Opens everything that the markup, or what we have made of it, says opens a lightbox; returns what did not. */
async function openEach(): Promise<readonly string[]> {
  const until = async (isThere: () => unknown) => {
    for (let frames = 0; frames < 600 && !isThere(); frames++) await nextFrame();
    return Boolean(isThere());
  };
  const openers = document.querySelectorAll<HTMLElement>(
    '.sqs-block-image .lightbox:has(img), a[class*="-lightbox-link"]:has(img), [role=button][aria-haspopup=dialog]:has(img), img[aria-haspopup=dialog]',
  );
  const flaws: string[] = [];
  for (const opener of openers) {
    if (!opener.checkVisibility()) continue;
    opener.click();
    const shown = () => document.querySelector('dialog [data-slot="0"] img');
    const name = opener.outerHTML.slice(0, 120);
    if (!(await until(() => shown()?.matches('[data-state=loaded],[data-state=failed]')))) {
      flaws.push(`does not open: ${name}`);
    }
    // As Escape does.
    const dialog = () => document.querySelector('dialog:has([data-slot])');
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    if (!(await until(() => !dialog()))) return [...flaws, `does not close: ${name}`];
  }
  return flaws;
}

async function playEach(page: Page): Promise<void> {
  const videos = page.locator('.sqs-block-video .sqs-video-wrapper:not(.video-invalid) .sqs-video-icon');
  expect(await page.locator('.sqs-block-video iframe').count()).toBe(0);
  for (const video of await videos.all()) {
    const html = await video.evaluate((icon) => icon.closest<HTMLElement>('[data-html]')?.dataset.html ?? '');
    await video.press('Enter');
    const source = await page.locator('.sqs-block-video iframe').first().getAttribute('src');
    expect(source).toMatch(/^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)/);
    // The video that the server has named, and no other.
    const [, id = ''] = /\/(?:embed|video)\/([\w-]+)/.exec(source ?? '') ?? [];
    expect(id).not.toBe('');
    expect(decodeURIComponent(html)).toContain(id);
  }
}

describe('pictures and videos of saved pages', () => {
  saved.each(
    '%s: every picture that is seen is there once, every lightbox opens, every video plays when asked',
    async (path, site, renderer) => {
      const { page, asked, missing, shift, close } = await readThrough(site, path, `renderer=${renderer}`);
      // A picture that is gone has no room.
      if (shift > MAX_SHIFT && !missing.size) {
        const off = await readThrough(site, path, 'inlay=off');
        expect.soft(shift - off.shift, 'layout shift below the first screen').toBeLessThanOrEqual(MAX_SHIFT);
        await off.close();
      }
      const tooLarge: string[] = [];
      for (const picture of await page.evaluate(readPictures)) {
        const { src, natural, width, height, originalWidth, originalHeight, objectFit } = picture;
        if (missing.has(src) || !natural) continue;
        const original = originalWidth || Number.POSITIVE_INFINITY;
        const byHeight = originalHeight && (height * originalWidth) / originalHeight;
        const bound = objectFit === 'contain' || !byHeight ? Math.min : Math.max;
        const needed = Math.min(bound(width, byHeight || width), original);
        const served = Number(/format=(\d+)w/.exec(src)?.[1]);
        // Sharp, or as sharp as its original; and no larger than that takes.
        expect.soft(served + 1, src).toBeGreaterThanOrEqual(Math.min(needed, 2500));
        const below = IMAGE_WIDTHS.findLast((step) => step < served) ?? 0;
        // Nobody can know how large it will be, before it has come.
        if (originalWidth && below > Math.max(width, byHeight) + 1) tooLarge.push(src);
        expect.soft(asked.filter((url) => url === src).length, src).toBe(1);
      }
      if (tooLarge.length) {
        // A script of the page may have asked for these before.
        const off = await readThrough(site, path, 'inlay=off');
        expect.soft(tooLarge.filter((src) => !off.asked.includes(src))).toEqual([]);
        await off.close();
      }
      const unseen = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('img[data-image-resolution]')]
          .filter((image) => image.checkVisibility() && !image.naturalWidth)
          .map((image) => image.src),
      );
      expect(unseen.filter((src) => !missing.has(src))).toEqual([]);
      await playEach(page);
      expect(await page.evaluate(openEach)).toEqual([]);
      await close();
    },
  );
});
