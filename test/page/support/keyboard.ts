import type { Locator, Page } from 'playwright-core';

/** Whether the element, or something in it, has focus. */
export const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the element has focus, as a visitor would; the number of presses, or an error after `limit`. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = 'Tab', limit = 60 }: { readonly key?: 'Tab' | 'Shift+Tab'; readonly limit?: number } = {},
): Promise<number> {
  for (let presses = 1; presses <= limit; presses += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`${key} does not reach ${target} within ${limit} presses.`);
}
