import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { it } from './support/site';

/** What a script shows, hides or moves on a demo page must be seen where none runs. Pictures and answers: without-scripts.test.ts. */
const PAGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'menu.html': async (page) => {
    for (const item of ['Warm beetroot salad', 'Bacchus', 'Plum tart'])
      expect(await page.getByText(item).isVisible(), item).toBe(true);
  },
  'marquee.html': async (page) => {
    const block = page.locator('.sqs-block-marquee').first();
    expect(await block.locator('.Marquee-item').first().isVisible()).toBe(true);
    expect(await block.locator('.Marquee-svg').isVisible()).toBe(false);
  },
  'sections.html': async (page) => {
    const opacity = () => page.locator('#fade').evaluate((section) => getComputedStyle(section).opacity);
    await expect.poll(opacity).toBe('1');
  },
  'shop/layouts.html': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.locator('#full .pdp-gallery-slides').first();
    await expect.poll(() => first.evaluate((slide) => getComputedStyle(slide).visibility)).toBe('visible');
  },
};

let page: Page;
it.beforeAll(async ({ site }) => {
  ({ page } = await site.newPage({ javaScriptEnabled: false }));
});

it.for(Object.entries(PAGES))('%s can be read without scripts', async ([path, expectContent], { site }) => {
  await page.goto(`${site.url}/demo-pages/${path}`);
  await expectContent(page);
});
