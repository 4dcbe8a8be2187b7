import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { holdBack } from './support/hold-back';
import { hasFocus } from './support/keyboard';
import { at, CURRENT, gone, openerOf, shown, useLightboxPage } from './support/lightbox';
import { it, once, RENDERERS } from './support/site';

const opener = (page: Page, index: number, block = 'block-11ghtb0x0001') =>
  openerOf(page, index, `#${block}`);

describe.each(RENDERERS)('the lightbox in trouble under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html');

  once('reads an unknown size from the loaded picture, and names the picture that is missing', async () => {
    const { page } = here;
    await opener(page, 2, 'block-11ghtb0x0004').click();
    await shown(page);
    const box = await page.locator(CURRENT).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(2500 / 800, 1);
    await page.keyboard.press('ArrowLeft');
    await page.locator('[data-slot="0"] .inlay-lightbox-failed').waitFor();
    expect(await page.locator('[data-slot="0"] .inlay-lightbox-failed-alt').textContent()).toBe(
      'A picture that is gone',
    );
    expect(await page.getByRole('button', { name: 'Close' }).count()).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await shown(page);
    const portrait = await page.locator(CURRENT).boundingBox();
    expect((portrait?.width ?? 0) / (portrait?.height ?? 1)).toBeCloseTo(1400 / 2100, 1);
  });

  it('copes with slow pictures, and with files that are not pictures', async () => {
    const { page } = here;
    const { release } = await holdBack(page, '**/pictures/heron-*');
    await page.route('**/pictures/sluice-*', (route) =>
      route.fulfill({ contentType: 'image/png', body: 'this is no picture' }),
    );
    await opener(page, 1).click();
    await page.locator('dialog').waitFor();
    await page.keyboard.press('ArrowRight');
    await at(page, 3, 3);
    await page.locator('[data-slot="0"] .inlay-lightbox-failed').waitFor();
    await page.keyboard.press('ArrowLeft');
    await at(page, 2, 3);
    expect(await page.locator('dialog img[data-state="loaded"]').count()).toBeLessThan(3);
    release();
    await shown(page);
    await page.unroute('**/pictures/heron-*');
    await page.unroute('**/pictures/sluice-*');
  });

  once('shows captions as their author wrote them, and runs nothing of them', async () => {
    const { page } = here;
    await opener(page, 0).click();
    await shown(page);
    const caption = page.locator('[data-slot="0"] .inlay-lightbox-caption');
    await caption.locator('em').waitFor();
    expect(await caption.locator('a').getAttribute('href')).toBe('/demo-pages/plain.html');
    expect(await caption.locator('script, img').count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  once(
    'shows videos behind their picture, without a request to the provider before they are played',
    async () => {
      const { page } = here;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.locator('#open-videos').click();
      const play = page.locator('[data-slot="0"] .sqs-video-icon');
      await play.waitFor();
      expect(asked.filter((url) => url.includes('vimeo'))).toEqual([]);
      expect(await page.getByRole('button', { name: 'Zoom in' }).count()).toBe(0);
      await play.press('Enter');
      await page.locator('dialog iframe').waitFor();
      expect(await page.locator('dialog iframe').getAttribute('src')).toContain(
        'player.vimeo.com/video/76979871',
      );
      await page.getByRole('button', { name: 'Next' }).click();
      await shown(page);
      await expect.poll(() => page.locator('dialog iframe').count()).toBe(0);
    },
  );

  it('has a strip of thumbnails on request, which is one stop for Tab', async () => {
    const { page } = here;
    await page.locator('#open-thumbnails').click();
    await shown(page);
    expect(await page.getByRole('dialog', { name: 'Workshop' }).count()).toBe(1);
    const strip = page.getByRole('group', { name: 'All items' });
    await expect.poll(() => strip.getByRole('button').count()).toBe(3);
    expect(await strip.locator('[tabindex="0"]').count()).toBe(1);
    await strip.getByRole('button', { name: 'Image 3 of 3: The forge' }).click();
    await at(page, 3, 3);
    expect(await strip.locator('[aria-current]').getAttribute('aria-label')).toBe('Image 3 of 3: The forge');
    await page.keyboard.press('ArrowLeft');
    await at(page, 2, 3);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Image 2 of 3: The loom');
  });

  it('opens from an element that has been removed, leaves out other removed ones, and returns focus nearby', async () => {
    const { page } = here;
    const slide = (index: number) => `#block-11ghtb0x0004 .slide:nth-child(${index})`;
    await opener(page, 2, 'block-11ghtb0x0004').click();
    await shown(page);
    await page.evaluate((selector) => document.querySelector(selector)?.remove(), slide(3));
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(opener(page, 1, 'block-11ghtb0x0004'))).toBe(true);
    // Between the click and the opening there is at least a microtask.
    await page.evaluate((selector) => {
      const clicked = document.querySelector(selector);
      clicked?.querySelector('a')?.click();
      clicked?.remove();
    }, slide(1));
    await shown(page);
    expect(await page.locator(CURRENT).getAttribute('alt')).toBe('A seedling');
    expect(await page.locator('.inlay-lightbox-counter').textContent()).toMatch(/of 2$/);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await hasFocus(opener(page, 0, 'block-11ghtb0x0004'))).toBe(true);
  });
});
