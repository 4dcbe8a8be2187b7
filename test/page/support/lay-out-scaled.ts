import type { Page } from 'playwright-core';
import { startAnew } from './start-anew';

/**
 * Starts Inlay anew while all of `main` is drawn larger or smaller than it is laid out.
 * @param transform `none` for the page as it is
 * @returns left, top, width and height of the elements that match, in px of the layout
 */
export async function layOutScaled(page: Page, selector: string, transform: string): Promise<number[][]> {
  await page.locator('main').evaluate((main, value) => main.style.setProperty('transform', value), transform);
  await startAnew(page);
  return page.evaluate(async (items) => {
    // Those that the page itself makes.
    await window.galleries;
    return [...document.querySelectorAll<HTMLElement>(items)].map((item) => [
      item.offsetLeft,
      item.offsetTop,
      item.offsetWidth,
      item.offsetHeight,
    ]);
  }, selector);
}
