import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { it, type Renderer, type WatchedPage } from './site';

/** The picture that is shown now, or is on its way. */
export const CURRENT = 'dialog [data-slot="0"] img';

export const dialogOf = (page: Page): Locator => page.locator('dialog.inlay-lightbox');

/** A cell of a grid that opens it. */
export const openerOf = (page: Page, index: number, block: string): Locator =>
  page.locator(`${block} .image-slide-anchor`).nth(index);

export const shown = (page: Page): Promise<void> => page.locator(`${CURRENT}[data-state="loaded"]`).waitFor();

/** Until what the counter says is this. */
export const at = (page: Page, index: number, total: number) =>
  page.waitForFunction(
    (text) => document.querySelector('.inlay-lightbox-counter')?.textContent === text,
    `${index} of ${total}`,
  );

/** Until nothing of it is left: neither in the page nor in its address. */
export const gone = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('dialog') && !location.search.includes('itemId'));

/** What the page's address calls the item shown. */
export const slugIn = (page: Page): string | null => new URL(page.url()).searchParams.get('itemId');

/** The width in which the shown image was requested. */
export const imageWidthOf = async (page: Page): Promise<number> =>
  Number(/(\d+)w$/.exec((await page.locator(CURRENT).getAttribute('src')) ?? '')?.[1]);

/** A browser says so itself of each picture or file that does not come. */
const isRefusal = (text: string) => text.startsWith('Failed to load resource');

/**
 * One page for all tests of a suite, since loading it is what takes time: each begins with no lightbox open, less
 * movement wanted, and ends without an error in the console.
 */
export function useLightboxPage(
  renderer: Renderer,
  path: string,
  options: BrowserContextOptions = {},
): { readonly page: Page; readonly warnings: string[] } {
  let watched: WatchedPage | undefined;
  const here = (): WatchedPage => {
    if (!watched) throw new Error('The page is not open yet.');
    return watched;
  };
  it.beforeAll(async ({ site }) => {
    watched = await site.open(path, renderer, { reducedMotion: 'reduce', ...options });
  });
  afterEach(async () => {
    const { page, errors } = here();
    await page.emulateMedia({ reducedMotion: options.reducedMotion ?? 'reduce' });
    if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
    await gone(page);
    expect(errors.splice(0).filter((text) => !isRefusal(text))).toEqual([]);
  });
  afterAll(() => watched?.close());
  return {
    get page() {
      return here().page;
    },
    get warnings() {
      return here().warnings;
    },
  };
}
