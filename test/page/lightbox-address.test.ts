import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openDemo, RENDERERS, useSite, whenReady } from './support/site';

const site = useSite();
const opener = (page: Page, index: number) =>
  page.locator('#block-11ghtb0x0001 .image-slide-anchor').nth(index);
const shown = (page: Page) => page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));
const slug = (page: Page) => new URL(page.url()).searchParams.get('itemId');
const entries = (page: Page) => page.evaluate(() => history.length);

describe.each(RENDERERS)('the address of the lightbox under %s', (renderer) => {
  const open = async () => {
    const watched = await site.newPage({ reducedMotion: 'reduce' });
    await openDemo(site, watched, 'lightbox.html', renderer);
    return watched;
  };

  it('names the item shown, Back closes, Forward opens again', async () => {
    const { page, errors, close } = await open();
    const before = await entries(page);
    await opener(page, 0).click();
    await shown(page);
    expect(slug(page)).toBe('willow');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slug(page)).toBe('heron');
    // One entry for all of its items.
    expect(await entries(page)).toBe(before + 1);
    await page.goBack();
    await gone(page);
    expect(slug(page)).toBeNull();
    expect(await opener(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goForward();
    await shown(page);
    expect(slug(page)).toBe('heron');
    expect(await page.locator('.inlay-lightbox-counter').textContent()).toBe('2 of 3');
    await page.goBack();
    await gone(page);
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    await close();
  });

  it('leaves no entry behind when it is closed in another way', async () => {
    const { page, close } = await open();
    const before = await entries(page);
    for (let round = 0; round < 3; round += 1) {
      await opener(page, round).click();
      await shown(page);
      await page.keyboard.press('Escape');
      await gone(page);
      await expect.poll(() => slug(page)).toBeNull();
    }
    expect(await entries(page)).toBeLessThanOrEqual(before + 1);
    // What is now behind the page is what was there before it.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    await close();
  });

  it('opens what a shared link names, and stays on the page when it is closed', async () => {
    const watched = await site.newPage({ reducedMotion: 'reduce' });
    const { page } = watched;
    await openDemo(site, watched, 'lightbox.html', renderer, { query: 'itemId=sluice' });
    await shown(page);
    expect(await page.locator('.inlay-lightbox-counter').textContent()).toBe('3 of 3');
    await page.keyboard.press('Escape');
    await gone(page);
    expect(slug(page)).toBeNull();
    expect(page.url()).toContain('lightbox.html');
    await watched.close();
  });

  it('opens a link into a gallery that is far down the page', async () => {
    const watched = await site.newPage({ reducedMotion: 'reduce' });
    const { page } = watched;
    await openDemo(site, watched, 'lightbox.html', renderer, { query: 'itemId=nakhla', all: false });
    await shown(page);
    expect(await page.locator('dialog').getAttribute('dir')).toBe('rtl');
    await watched.close();
  });

  it('survives a reload', async () => {
    const { page, close } = await open();
    await opener(page, 1).click();
    await shown(page);
    await page.reload();
    await whenReady(page);
    await shown(page);
    expect(slug(page)).toBe('heron');
    await page.keyboard.press('Escape');
    await gone(page);
    await expect.poll(() => slug(page)).toBeNull();
    await close();
  });

  it('is done without where the history is refused', async () => {
    const watched = await site.newPage({ reducedMotion: 'reduce' });
    const { page, errors } = watched;
    await page.addInitScript(() => {
      for (const name of ['pushState', 'replaceState'] as const)
        history[name] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
    });
    await openDemo(site, watched, 'lightbox.html', renderer);
    const url = page.url();
    await opener(page, 0).click();
    await shown(page);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.querySelector('.inlay-lightbox-counter')?.textContent === '2 of 3',
    );
    await page.keyboard.press('Escape');
    await gone(page);
    expect(page.url()).toBe(url);
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    await watched.close();
  });

  it('is kept for theme code that asks for it, until that destroys it', async () => {
    const { page, close } = await open();
    await page.locator('#open-address').click();
    await shown(page);
    expect(slug(page)).toBe('kiln-1800x1200');
    await page.goBack();
    await gone(page);
    await page.goForward();
    await shown(page);
    await page.goBack();
    await gone(page);
    await close();
  });
});
