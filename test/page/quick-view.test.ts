import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, RENDERERS, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';
import { tabInto } from './support/tab-into';

const DIALOG = 'dialog.sqs-product-quick-view-lightbox';

describe.each(RENDERERS)('products in a list under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('shop/index.html', renderer);
  });
  // First, on the page as it has come.
  it('shows the picture of the chosen variant, and the main one without a choice', async ({ site }) => {
    const { page } = watched;
    const block = page.locator('.sqs-block-product').first();
    const own = block.locator('.sqs-product-block-variant-image');
    expect(await own.isVisible()).toBe(false);
    await block.getByLabel('Size').selectOption('Large');
    await block.getByLabel('Colour').selectOption('Buff');
    await expect.poll(() => own.isVisible()).toBe(true);
    expect(await block.locator('.sqs-product-block-main-image').isVisible()).toBe(false);
    await block.getByLabel('Colour').selectOption('Natural');
    await expect.poll(() => own.isVisible()).toBe(false);
    expect(await block.locator('.sqs-product-block-main-image').isVisible()).toBe(true);

    const older = page.locator('.product-block:not([data-product])');
    await older.getByLabel('Select Size').selectOption('Pint');
    expect(await older.locator('.product-price').textContent()).toBe('Sale Price:18.00 Original Price:24.00');
    expect(new URL(page.url()).searchParams.has('variant')).toBe(false);
    await older.locator('.sqs-add-to-cart-button').click();
    await older.locator('.sqs-add-to-cart-button.cart-added').waitFor();
    const posted = site.demo.received.findLast(({ path }) => path.endsWith('/entries'));
    expect(JSON.parse(posted?.body ?? '{}')).toMatchObject({ sku: 'SQ1000080', quantity: 1 });
  });

  const anew = async () => {
    await startAnew(watched.page, { empty: [watched.errors] });
    return watched;
  };

  // @keys quick-view | Enter, Escape | opens a product in a dialog; closes
  it('shows a product in a dialog, where it can be chosen and bought; P6 RecordQuickView', async ({
    site,
  }) => {
    const { page, errors } = await anew();
    const opener = page.locator('.sqs-product-quick-view-button').first();
    await page.waitForFunction(() =>
      document.querySelector('.sqs-product-quick-view-button[aria-haspopup=dialog]'),
    );
    await tabInto(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.locator(DIALOG);
    await dialog.getByRole('heading', { name: 'Willow basket' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Nothing of the product lies over the cross.
    await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });

    const picture = (index: number) =>
      dialog.locator('.ProductItem-gallery-slides-item').nth(index).and(page.locator('.selected'));
    await picture(0).and(page.locator('.loaded')).waitFor();
    await dialog.locator('.ProductItem-gallery').getByRole('button', { name: 'Next' }).click();
    await picture(1).waitFor();
    await dialog.getByLabel('Select Colour').selectOption('Buff');
    await picture(3).waitFor();
    await dialog.getByLabel('Select Size').selectOption('Large');
    await dialog.getByLabel('Select Colour').selectOption('Natural');
    await dialog.locator('.original-price').waitFor();
    // The page is about the list.
    expect(new URL(page.url()).search).not.toContain('variant');
    await dialog.locator('.sqs-add-to-cart-button').click();
    await dialog.locator('.sqs-add-to-cart-button.cart-added').waitFor();
    const posts = () => site.demo.received.filter(({ method }) => method === 'POST').map(({ path }) => path);
    await expect.poll(posts).toContain('/api/census/RecordQuickView/65d0000000000000000000a1');
    expect(posts()).toContain('/api/commerce/shopping-cart/entries');

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(opener)).toBe(true);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    expect(errors).toEqual([]);
  });

  it('says why the product could not be loaded, and tries again', async () => {
    const { page } = await anew();
    let isDown = true;
    await page.route('**/api/rendering/product-quick-view/**', (route) =>
      isDown ? route.fulfill({ status: 500, body: '' }) : route.continue(),
    );
    await page.waitForFunction(() =>
      document.querySelector('.sqs-product-quick-view-button[aria-haspopup=dialog]'),
    );
    await page.locator('.sqs-product-quick-view-button').last().click();
    await page.getByText('The product could not be loaded.').waitFor();
    isDown = false;
    await page.locator(DIALOG).getByRole('button', { name: 'Try again' }).press('Enter');
    await page.locator(DIALOG).getByRole('heading', { name: 'Seed packets, twelve kinds' }).waitFor();
    // The pressed button is gone.
    expect(await hasFocus(page.locator(DIALOG))).toBe(true);
    await page.unrouteAll();
  });
});
