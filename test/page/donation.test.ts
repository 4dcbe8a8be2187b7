import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { blockStates, it, RENDERERS, type WatchedPage } from './support/site';
import { tabInto } from './support/tab-into';

/** The addresses at which the visitor would have landed, instead of going there. */
const recordOpened = (page: Page) =>
  page.evaluate(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (address, target) => {
      opened.push(`${target} ${address}`);
      return null;
    };
  });
const opened = (page: Page) =>
  page.evaluate(() => (window as unknown as { readonly opened: readonly string[] }).opened);

describe.each(RENDERERS)('donation under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('donation.html', renderer);
  });

  // @keys donation | Enter, Space | opens the checkout
  it('opens /checkout/donate with its page id in the top window: by click, Enter and Space', async ({
    site,
  }) => {
    const { page, errors } = watched;
    await recordOpened(page);
    const address = (id: string) => `_self ${site.url}/checkout/donate?donatePageId=${id}`;
    const expected: string[] = [];
    const buttons = [
      ['Donate', '54c49847e4b0bad93731430d', 'button'],
      ['Give seeds', '54c49847e4b0bad93731450f', 'link'],
    ] as const;
    for (const [name, id, role] of buttons) {
      const button = page.getByRole(role, { name, exact: true });
      await button.click();
      await tabInto(page, button);
      await page.keyboard.press('Enter');
      await page.keyboard.press(' ');
      expected.push(address(id), address(id), address(id));
      expect(await opened(page)).toEqual(expected);
    }
    expect(errors).toEqual([]);
  });

  it('says on the console that a donation button was not found inside its node', async () => {
    const { page, warnings } = watched;
    expect(warnings).toEqual([expect.stringContaining('Donation button not found inside its node')]);
    expect(await blockStates(page)).toEqual([
      'donation mounted',
      'donation mounted',
      'donation mounted',
      'donation failed',
    ]);
  });

  it('leaves the frame that the site is shown in', async ({ site }) => {
    const { page } = await site.newPage();
    await page.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.style.cssText = 'inline-size: 800px; block-size: 600px';
      document.querySelector('main')?.prepend(frame);
    }, `/demo-pages/donation.html?renderer=${renderer}`);
    const button = page.frameLocator('iframe').getByRole('button', { name: 'Donate', exact: true });
    await button.click();
    await page.waitForURL('**/checkout/donate?donatePageId=54c49847e4b0bad93731430d');
  });
});
