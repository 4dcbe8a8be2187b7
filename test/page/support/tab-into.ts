import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Brings the focus to a tab stop by the key Tab, from the stop before it. For tests of what keys do there: how far it is from the top of the page is nothing
 * to them, and `tabTo` presses and asks once for each stop on the way.
 */
export async function tabInto(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await target.evaluate((element) => element === document.activeElement), `${target}`).toBe(true);
}
