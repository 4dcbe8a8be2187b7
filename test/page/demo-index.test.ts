import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { bodyOf, it, ONE_RENDERER, serverBody, type WatchedPage, whenReady } from './support/site';

const PHONE = { viewport: { width: 390, height: 844 } };
/** Screens of a phone that the index may take. */
const MAX_SCREENS = 4.2;

describe.each(ONE_RENDERER)('the index of the demo', () => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.newPage(PHONE);
    await watched.page.goto(`${site.url}/demo-pages/`);
    await watched.page.locator('.search').waitFor();
  });

  it('is short enough for a phone, and no wider', async () => {
    const { page } = watched;
    const size = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return { scrollHeight, scrollWidth };
    });
    expect(size.scrollHeight).toBeLessThan(MAX_SCREENS * PHONE.viewport.height);
    expect(size.scrollWidth).toBe(PHONE.viewport.width);
    expect(await page.locator('h2').first().textContent()).toMatch(/^A sample site/);
  });

  it('finds pages by their titles, their lines and their groups', async () => {
    const { page } = watched;
    const field = page.getByRole('searchbox', { name: /^Search \d+ pages$/ });
    const found = page.locator('.entry:visible a');
    await field.fill('right left reel');
    expect(await found.allTextContents()).toEqual([]);
    await field.fill('gift card');
    await expect.poll(() => found.allTextContents()).toEqual(['Gift card']);
    expect(await page.getByRole('status').textContent()).toBe('1 page found');
    await field.fill('');
    expect(await found.count()).toBeGreaterThan(80);
    expect(await violations(page)).toEqual([]);
    expect(watched.errors).toEqual([]);
  });
});

describe.each(ONE_RENDERER)('a page below the bar', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    await watched.page.goto(`${site.url}/view/demo-pages/archives.html?renderer=${renderer}`);
  });
  const pageIn = () => {
    const frame = watched.page.frames().at(-1);
    if (!frame) throw new Error('The page has no frame.');
    return frame;
  };

  it('is the page that is served alone, and the bar shows its blocks and their markup', async () => {
    const { page, errors } = watched;
    await whenReady(pageIn());
    const button = page.getByRole('button', { name: / working/ });
    await button.click();
    const panel = page.getByRole('complementary', { name: 'Blocks and markup' });
    const block = panel.locator('details').filter({ hasText: 'archive' }).first();
    await panel.locator('summary').first().waitFor();
    await page.keyboard.press('Tab');
    expect(await panel.evaluate((element) => element.contains(document.activeElement)), 'next by Tab').toBe(
      true,
    );
    await block.locator('summary').click();
    expect(await block.locator('.state').textContent()).toBe('mounted');
    expect(await block.locator('pre').textContent()).toMatch(/^<div class="sqs-block/);
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is restored by destroy as if it were alone', async ({ site }) => {
    await pageIn().evaluate(() => inlayApi().destroy());
    const alone = await serverBody(site, 'archives.html');
    expect(await pageIn().evaluate(() => document.body.outerHTML)).toBe(alone);
    expect(await bodyOf(watched.page)).toContain('<iframe');
  });

  it('keeps the bar when one of its links leads to another page', async () => {
    const { page } = watched;
    await pageIn().locator('.site-header a[href$="accordion.html"]').click();
    await page.waitForURL('**/view/demo-pages/accordion.html');
    await page.getByRole('heading', { name: 'Accordions', level: 1 }).waitFor();
    const next = page.getByRole('link', { name: 'Next: Item lists' });
    expect(await next.getAttribute('href')).toMatch(/\/view\/demo-pages\/item-lists\.html$/);
  });
});
