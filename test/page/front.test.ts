import type { Frame, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { tabTo } from './support/keyboard';
import { it, openDemo, RENDERERS, whenReady } from './support/site';

/** The page of the sample site in a frame of the start page. */
async function siteIn(page: Page, title: string): Promise<Frame> {
  const frame = await (await page.locator(`iframe[title="${title}"]`).elementHandle())?.contentFrame();
  if (!frame) throw new Error(`There is no frame "${title}".`);
  return frame;
}

const isOff = (frame: Frame) =>
  frame.evaluate(() => !('inspect' in ((window as { Inlay?: object }).Inlay ?? {})));

describe.each(RENDERERS)('the start page under %s', (renderer) => {
  it('shows the sample site in two widths, and turns Inlay off and on in both', async ({ site }) => {
    const { page, errors } = await site.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/?renderer=${renderer}`);
    const [wide, phone] = [
      await siteIn(page, 'The site in a wide window'),
      await siteIn(page, 'The site on a phone'),
    ];
    for (const frame of [wide, phone]) await whenReady(frame);
    expect(
      await wide.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src')),
    ).toContain(renderer);
    expect(await phone.locator('.header-burger-btn:visible').count()).toBe(1);
    expect(await violations(page)).toEqual([]);

    await tabTo(page, page.getByRole('link', { name: 'Off' }));
    await page.keyboard.press('Enter');
    await expect.poll(async () => [await isOff(wide), await isOff(phone)]).toEqual([true, true]);
    expect(await page.getByRole('status').textContent()).toMatch(/^Inlay is off/);
    await phone.getByRole('link', { name: 'Plan your visit' }).click();
    await phone.waitForURL(/contact\.html\?.*inlay=off/);

    await page.getByRole('link', { name: 'On', exact: true }).click();
    await phone.waitForURL((url) => !url.search.includes('off'));
    await whenReady(phone);
    await expect.poll(() => phone.title()).toMatch(/^Visit/);
    expect(errors).toEqual([]);
  });

  it('has a site whose shop sells', async ({ site }) => {
    const watched = await site.open('site/product.html', renderer);
    const { page, errors } = watched;
    await page.getByLabel('Select Size').selectOption('Large');
    await page.getByLabel('Select Colour').selectOption('Natural');
    await expect.poll(() => page.locator('.product-price').first().textContent()).toContain('44.50');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    // The quantity changes at once; a page that is left before the server has answered may cancel the call.
    await page.getByText('Added!', { exact: true }).waitFor();
    await expect
      .poll(() => page.locator('.header-display-desktop .sqs-cart-quantity').textContent())
      .toBe('1');
    await openDemo(site, watched, 'site/cart.html', renderer);
    await page.locator('.sqs-cart-root').getByText('Willow basket').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('the start page', () => {
  it('is no wider than a phone', async ({ site }) => {
    const { page } = await site.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toContain('My platform');
  });
});
