import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, undrawn as it, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const PATH = 'header-tray.html';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 700 };

describe('a family of themes with its navigation in a tray', () => {
  let opened: WatchedPage;
  it.beforeAll(async ({ site }) => {
    opened = await site.open(PATH, 'preact', { viewport: WIDE });
  });

  it('has its header visible, with room for it, and is given back', async () => {
    const { page, errors, warnings } = opened;
    const header = page.locator('#header');
    await expect.poll(() => header.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    const [bottom, top] = await Promise.all(
      [header, page.locator('#page h1')].map(async (part, index) => {
        const box = await part.boundingBox();
        return box ? box.y + (index === 0 ? box.height : 0) : 0;
      }),
    );
    expect(top).toBeGreaterThanOrEqual(bottom ?? 0);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect([errors, warnings]).toEqual([[], []]);
  });

  // @keys mobile-menu (in a tray) | Enter, Escape | opens the tray and its folders; closes
  it('opens the tray and its folders by keyboard, and closes it by Escape', async () => {
    const { page } = opened;
    await startAnew(page);
    const toggle = page.locator('#navToggle');
    const tray = page.locator('#sideTrayWrapper');
    await expect.poll(() => toggle.getAttribute('aria-label')).toBe('Open menu');
    expect(await tray.isVisible()).toBe(false);
    await tabTo(page, toggle, { limit: 4 });
    await page.keyboard.press('Enter');
    await expect.poll(() => tray.isVisible()).toBe(true);
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    const folder = tray.locator('.folder-toggle');
    await expect.poll(() => hasFocus(folder)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await folder.getAttribute('aria-expanded')).toBe('true');
    expect(await tray.locator('.nav-link--folder').getAttribute('class')).toContain('folder-open');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => tray.isVisible()).toBe(false);
    expect(await hasFocus(toggle)).toBe(true);
  });

  it('opens the links of a folder that the keyboard comes to, where they are only transparent', async () => {
    const { page } = opened;
    await startAnew(page);
    await page.locator('#navToggle').click();
    const folder = page.locator('#sideTrayWrapper .folder-toggle');
    await expect.poll(() => hasFocus(folder)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await folder.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes by a press beside the tray and by its own button', async () => {
    const { page } = opened;
    await page.setViewportSize(NARROW);
    await startAnew(page);
    const tray = page.locator('#sideTrayWrapper');
    await page.locator('#navToggleMobile').click();
    await expect.poll(() => tray.isVisible()).toBe(true);
    await page.locator('#navCloseToggle').click();
    await expect.poll(() => tray.isVisible()).toBe(false);
    await page.locator('#navToggleMobile').click();
    await expect.poll(() => tray.isVisible()).toBe(true);
    await page.mouse.click(370, 300);
    await expect.poll(() => tray.isVisible()).toBe(false);
    await page.setViewportSize(WIDE);
  });

  it('has the posts of its blog in rows, with their pictures, and the link to older ones', async () => {
    const { page } = opened;
    await startAnew(page);
    const boxes = await page.locator('article.entry').evaluateAll((posts) =>
      posts.map((post) => {
        const { left, top } = post.getBoundingClientRect();
        const picture = post.querySelector('img')?.getBoundingClientRect();
        return {
          left: Math.round(left),
          top: Math.round(top),
          ratio: picture && Math.round((picture.width / picture.height) * 100) / 100,
          width: picture?.width ?? 0,
        };
      }),
    );
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(3);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    expect(boxes.map(({ ratio }) => ratio)).toEqual([1.33, 1.33, 1.33, 1.33]);
    expect(Math.min(...boxes.map(({ width }) => width))).toBeGreaterThanOrEqual(220);
    await expect.poll(() => page.locator('article.entry img').first().isVisible()).toBe(true);
    expect(await page.locator('.load-more').isVisible()).toBe(true);
  });

  it('has the posts of its blog in columns with their own ratios where the owner wants that', async () => {
    const { page } = opened;
    await page.evaluate(() => {
      inlayApi().destroy();
      const { body } = document;
      body.className = body.className.replace(
        'alignment-top tweak-crop-images-horizontal',
        'alignment-masonry',
      );
    });
    await startAnew(page);
    const list = page.locator('#blogList');
    expect(await list.evaluate((element) => getComputedStyle(element).columnCount)).toBe('3');
    const ratios = await list
      .locator('img')
      .evaluateAll((images) =>
        images.map((image) => image.getBoundingClientRect()).map(({ width, height }) => width / height),
      );
    expect(ratios.map((ratio) => Math.round(ratio * 100) / 100)).toEqual([1.5, 0.67, 1, 1.5]);
  });
});
