import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hasFocus } from './support/keyboard';
import { at, gone, openerOf, shown, slugIn, useLightboxPage } from './support/lightbox';
import { it, ONE_RENDERER, whenReady } from './support/site';

const opener = (page: Page, index: number) => openerOf(page, index, '#block-11ghtb0x0001');
const entries = (page: Page) => page.evaluate(() => history.length);

describe.each(ONE_RENDERER)('the address of the lightbox under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html');

  // First, while there is nothing behind the page.
  it('leaves no entry behind when it is closed in another way than by Back', async () => {
    const { page } = here;
    const before = await entries(page);
    for (let round = 0; round < 3; round += 1) {
      await opener(page, round).click();
      await shown(page);
      await page.keyboard.press('Escape');
      await gone(page);
    }
    expect(await entries(page)).toBeLessThanOrEqual(before + 1);
    // What is now behind the page is what was there before it.
    await page.goBack();
    expect(page.url()).not.toContain('lightbox');
    await page.goForward();
    await whenReady(page, true);
  });

  it('names the item shown, Back closes, Forward opens again', async () => {
    const { page } = here;
    const before = await entries(page);
    await opener(page, 0).click();
    await shown(page);
    expect(slugIn(page)).toBe('willow');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slugIn(page)).toBe('heron');
    // One entry for all of its items; that of a lightbox left before may have made room for it.
    expect(await entries(page)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    await gone(page);
    expect(await hasFocus(opener(page, 1))).toBe(true);
    await page.goForward();
    await shown(page);
    expect(slugIn(page)).toBe('heron');
    await at(page, 2, 3);
    await page.goBack();
    await gone(page);
  });

  it('is kept for theme code that asks for it', async () => {
    const { page } = here;
    await page.locator('#open-address').click();
    await shown(page);
    expect(slugIn(page)).toBe('kiln-1800x1200');
    await page.goBack();
    await gone(page);
    await page.goForward();
    await shown(page);
    await page.goBack();
    await gone(page);
  });

  it('survives a reload, and stays on the page when it is closed then', async () => {
    const { page } = here;
    await opener(page, 1).click();
    await shown(page);
    await page.reload();
    await whenReady(page);
    await shown(page);
    expect(slugIn(page)).toBe('heron');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(page.url()).toContain('lightbox.html');
  });

  it('opens what a shared link names, also in a gallery far down, and stays on the page when it is closed', async () => {
    const { page } = here;
    const shared = new URL(page.url());
    shared.searchParams.set('itemId', 'nakhla');
    await page.goto(shared.href);
    await whenReady(page, false);
    await shown(page);
    await at(page, 2, 3);
    expect(await page.locator('dialog').getAttribute('dir')).toBe('rtl');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(page.url()).toContain('lightbox.html');
  });

  it('is not used where the browser refuses the history', async () => {
    const { page } = here;
    await page.evaluate(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        history[name] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
    });
    const url = page.url();
    await opener(page, 0).click();
    await shown(page);
    await page.keyboard.press('ArrowRight');
    await at(page, 2, 3);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(page.url()).toBe(url);
  });
});
