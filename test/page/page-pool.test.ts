import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { it } from './support/site';
import { BLANK_PATH } from './support/test-server';

const PAGE = '/demo-pages/plain.html?inlay=off';

describe('a page that a test has finished with', () => {
  it('keeps nothing of that test for the next', async ({ site }) => {
    const first = await site.newPage();
    const { page } = first;
    const heard: string[] = [];
    page.on('request', (request) => heard.push(request.url()));
    await page.goto(site.url + PAGE);
    await page.addInitScript(() => Object.assign(window, { left: true }));
    await page.evaluate(() => {
      localStorage.setItem('left', 'x');
      sessionStorage.setItem('left', 'x');
      window.name = 'left';
      history.pushState(null, '', '#left');
      // Written as late as a page can.
      addEventListener('pagehide', () => sessionStorage.setItem('left', 'late'));
    });
    await page.context().addCookies([{ name: 'left', value: 'x', url: site.url }]);
    await page.route('**/plain.html*', (route) => route.abort());
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 300, height: 300 });
    await page.mouse.move(100, 100);
    await page.context().setOffline(true);
    await first.close();
    heard.length = 0;

    const second = await site.newPage();
    expect(second.page).toBe(page);
    expect(new URL(page.url()).pathname).toBe(BLANK_PATH);
    await page.goto(site.url + PAGE);
    const found = await page.evaluate(() => ({
      stored: localStorage.length + sessionStorage.length,
      hasCookie: document.cookie.includes('left'),
      name: window.name,
      // The empty page and this one.
      entries: history.length,
      hasRunScript: 'left' in window,
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
      width: innerWidth,
      isPointedAt: document.querySelector('main')?.matches(':hover'),
    }));
    expect(found).toEqual({
      stored: 0,
      hasCookie: false,
      name: '',
      entries: 2,
      hasRunScript: false,
      isDark: false,
      isStill: false,
      width: 1280,
      isPointedAt: false,
    });
    expect(heard).toEqual([]);
  });

  it('is not reused for other options', async ({ site }) => {
    const first = await site.newPage({ hasTouch: true });
    await first.close();
    expect((await site.newPage()).page).not.toBe(first.page);
    expect((await site.newPage({ hasTouch: true })).page).toBe(first.page);
  });

  it('is given the window and the movement that the next test wants, and gets its own back', async ({
    site,
  }) => {
    const first = await site.newPage({ colorScheme: 'dark' });
    await first.close();
    const look = async () => {
      const { page, close } = await site.newPage({
        colorScheme: 'dark',
        viewport: { width: 412, height: 800 },
        reducedMotion: 'reduce',
      });
      expect(page).toBe(first.page);
      await page.goto(site.url + PAGE);
      const found = await read(page);
      await close();
      return found;
    };
    const read = (page: Page) =>
      page.evaluate(() => ({
        size: [innerWidth, innerHeight, screen.width],
        isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
        isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      }));
    expect(await look()).toEqual({ size: [412, 800, 412], isStill: true, isDark: true });
    const third = await site.newPage({ colorScheme: 'dark' });
    expect(third.page).toBe(first.page);
    expect(await read(third.page)).toEqual({ size: [1280, 900, 1280], isStill: false, isDark: true });
  });

  it('is closed if its clock was touched, if it has had another tab beside it or if its test has failed', async ({
    site,
  }) => {
    const [clock, tab, failed] = [await site.newPage(), await site.newPage(), await site.newPage()];
    await clock.page.clock.install();
    await clock.close();
    await (await tab.page.context().newPage()).close();
    await tab.close();
    await failed.discard();
    for (const { page } of [clock, tab, failed]) expect(page.isClosed()).toBe(true);
  });
});
