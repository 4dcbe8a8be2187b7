import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { openDemo, RENDERERS, type Renderer, useSite } from './support/site';

const site = useSite();
const opener = (page: Page, index: number) =>
  page.locator('#block-11ghtb0x0001 .image-slide-anchor').nth(index);
const dialog = (page: Page) => page.locator('dialog.inlay-lightbox');
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('dialog'));

/** By keyboard alone, as the whole file. */
async function openByKeyboard(renderer: Renderer, index = 1) {
  const watched = await site.newPage({ reducedMotion: 'reduce' });
  const { page } = watched;
  await openDemo(site, watched, 'lightbox.html', renderer);
  await tabTo(page, opener(page, index));
  await page.keyboard.press('Enter');
  await page.locator('dialog [data-slot="0"] img[data-state="loaded"]').waitFor();
  await page.getByRole('button', { name: 'Zoom in' }).waitFor();
  return watched;
}

describe.each(RENDERERS)('the dialog pattern, point by point, under %s', (renderer) => {
  it('1 and 2: a modal dialog with all that operates it inside, and everything else out of reach', async () => {
    const { page, close } = await openByKeyboard(renderer);
    expect(await dialog(page).evaluate((one) => one.matches('dialog:modal'))).toBe(true);
    const outside = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.site-header a');
      link?.focus();
      return document.activeElement === link;
    });
    expect(outside).toBe(false);
    const names = await dialog(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(names).toEqual(['Zoom in', 'Close', 'Previous', 'Next']);
    await close();
  });

  it('3: a name, and no description made of rich text', async () => {
    const { page, close } = await openByKeyboard(renderer);
    expect(await page.getByRole('dialog', { name: 'Gallery', exact: true }).count()).toBe(1);
    expect(await dialog(page).getAttribute('aria-describedby')).toBeNull();
    await close();
  });

  it('4: focus moves inside, at its beginning', async () => {
    const { page, close } = await openByKeyboard(renderer);
    expect(await dialog(page).evaluate((one) => one === document.activeElement)).toBe(true);
    await close();
  });

  it('5 and 6: Tab and Shift+Tab go round inside, past a close button; Escape closes', async () => {
    const { page, close } = await openByKeyboard(renderer);
    const names = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(dialog(page))).toBe(true);
        names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      }
    expect([...names].sort()).toEqual(['Caption', 'Close', 'Next', 'Previous', 'Zoom in']);
    await page.keyboard.press('Escape');
    await gone(page);
    await close();
  });

  it('7: focus returns to the link of the item last shown', async () => {
    const { page, close } = await openByKeyboard(renderer, 0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('button', { name: 'Close' }));
    await page.keyboard.press('Enter');
    await gone(page);
    expect(await hasFocus(opener(page, 2))).toBe(true);
    await close();
  });

  it('8: nothing is hidden from screen readers by hand, neighbours are out of everybody’s reach', async () => {
    const { page, close } = await openByKeyboard(renderer);
    expect(await page.locator('body > [aria-hidden]').count()).toBe(0);
    await page.locator('dialog [data-slot="1"]').waitFor({ state: 'attached' });
    expect(await page.locator('dialog .inlay-lightbox-slide:not([data-slot="0"]):not([inert])').count()).toBe(
      0,
    );
    expect(await page.getByRole('group', { name: '2 of 3' }).count()).toBe(1);
    await close();
  });

  it('a button that is pressed keeps focus, and says what it will do next', async () => {
    const { page, close } = await openByKeyboard(renderer, 0);
    const next = page.getByRole('button', { name: 'Next' });
    await tabTo(page, next);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => document.querySelector('.inlay-lightbox-counter')?.textContent === '2 of 3',
    );
    expect(await hasFocus(next)).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Zoom in' }));
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Zoom out' }).waitFor();
    expect(await hasFocus(page.getByRole('button', { name: 'Zoom out' }))).toBe(true);
    await close();
  });

  it('axe finds nothing, open and enlarged', async () => {
    const { page, close } = await openByKeyboard(renderer, 0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('+');
    await page.getByRole('button', { name: 'Zoom out' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await close();
  });
});
