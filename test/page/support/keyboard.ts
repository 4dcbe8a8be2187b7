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
  // Found once, since a role and a name are looked up in the whole page; again only where it has been drawn anew.
  let element: Awaited<ReturnType<Locator['elementHandle']>> | undefined;
  for (let presses = 1; presses <= limit; presses += 1) {
    await page.keyboard.press(key);
    const state = await element?.evaluate((one) => [one === document.activeElement, one.isConnected]);
    if (state?.[0]) return presses;
    if (!state?.[1]) {
      element = await target.elementHandle();
      if (await element?.evaluate((one) => one === document.activeElement)) return presses;
    }
  }
  throw new Error(`${key} does not reach ${target} within ${limit} presses.`);
}
