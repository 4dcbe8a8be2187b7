import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { at, dialogOf, gone, openerOf, shown, useLightboxPage } from './support/lightbox';
import { it, RENDERERS } from './support/site';

const GRID = '#block-11ghtb0x0001';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** By keyboard alone, as the whole file. */
describe.each(RENDERERS)('the dialog pattern, point by point, under %s', (renderer) => {
  const here = useLightboxPage(renderer, 'lightbox.html');

  const openByKeyboard = async (index: number): Promise<Page> => {
    const { page } = here;
    if (!(await hasFocus(openerOf(page, index, GRID)))) {
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.querySelector<HTMLElement>('.skip-link')?.focus();
      });
      await tabTo(page, openerOf(page, index, GRID));
    }
    await page.keyboard.press('Enter');
    await shown(page);
    await button(page, 'Zoom in').waitFor();
    return page;
  };

  // @wcag 2.4.3 4.1.2 | a dialog is modal and named, takes the focus, and all else is out of reach
  it('1 to 4 and 8: modal and named, what operates it inside, focus at its beginning, all else out of reach', async () => {
    const page = await openByKeyboard(1);
    const dialog = dialogOf(page);
    expect(await dialog.evaluate((one) => one.matches('dialog:modal'))).toBe(true);
    expect(await dialog.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByRole('dialog', { name: 'Gallery', exact: true }).count()).toBe(1);
    // No description made of rich text, and nothing hidden from screen readers by hand.
    expect(await dialog.getAttribute('aria-describedby')).toBeNull();
    expect(await page.locator('body > [aria-hidden]').count()).toBe(0);
    const names = await dialog
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names).toEqual(['Zoom in', 'Close', 'Previous', 'Next']);
    await page.locator('dialog [data-slot="1"]').waitFor({ state: 'attached' });
    expect(await page.locator('dialog .inlay-lightbox-slide:not([data-slot="0"]):not([inert])').count()).toBe(
      0,
    );
    expect(await page.getByRole('group', { name: '2 of 3' }).count()).toBe(1);
    const outside = await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('.site-header a');
      link?.focus();
      return document.activeElement === link;
    });
    expect(outside).toBe(false);
  });

  // @wcag 2.1.2 | no dialog holds the keyboard: Escape and a button close it
  // @keys lightbox | Tab, Shift+Tab, Escape | round inside; closes
  it('5 and 6: Tab and Shift+Tab go round inside, past a close button; Escape closes', async () => {
    const page = await openByKeyboard(1);
    const names = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(dialogOf(page))).toBe(true);
        names.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''));
      }
    expect([...names].sort()).toEqual(['Caption', 'Close', 'Next', 'Previous', 'Zoom in']);
    await page.keyboard.press('Escape');
    await gone(page);
  });

  it('a button that is pressed keeps focus, and says what it will do next', async () => {
    const page = await openByKeyboard(0);
    await tabTo(page, button(page, 'Next'));
    await page.keyboard.press('Enter');
    await at(page, 2, 3);
    expect(await hasFocus(button(page, 'Next'))).toBe(true);
    await tabTo(page, button(page, 'Zoom in'));
    await page.keyboard.press('Space');
    await button(page, 'Zoom out').waitFor();
    expect(await hasFocus(button(page, 'Zoom out'))).toBe(true);
  });

  it('axe finds nothing: enlarged, with thumbnails, with a video', async () => {
    const page = await openByKeyboard(0);
    // The link in its caption, in a theme's colour, would hardly be seen.
    await page.locator('[data-slot="0"] .inlay-lightbox-caption a').waitFor();
    await page.keyboard.press('+');
    await button(page, 'Zoom out').waitFor();
    expect(await violations(page)).toEqual([]);
    for (const [id, there] of [
      ['#open-thumbnails', '.inlay-lightbox-thumbnail img'],
      ['#open-videos', '[data-slot="0"] .sqs-video-icon'],
    ] as const) {
      await page.keyboard.press('Escape');
      await gone(page);
      await page.locator(id).press('Enter');
      await page.locator(`dialog ${there}`).first().waitFor();
      expect(await violations(page), id).toEqual([]);
    }
  });
});
