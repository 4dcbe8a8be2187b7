import { describe, expect } from 'vitest';
import { violations } from './support/axe';
import { hasFocus, tabTo } from './support/keyboard';
import { bodyOf, it, RENDERERS, serverBody, type WatchedPage } from './support/site';
import { startAnew } from './support/start-anew';

const DIALOG = 'dialog.sqs-product-quick-view-lightbox';

describe.each(RENDERERS)('products in a list under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open('shop/index.html', renderer);
  });
  const anew = async () => {
    await startAnew(watched.page, { empty: [watched.errors] });
    return watched;
  };

  // @keys quick-view | Enter, Escape | opens a product in a dialog; closes
  it('shows a product in a dialog, where it can be chosen and bought; P6 RecordQuickView', async ({
    site,
  }) => {
    const served = await serverBody(site, 'shop/index.html');
    const { page, errors } = await anew();
    const opener = page.locator('.sqs-product-quick-view-button').first();
    await page.waitForFunction(() =>
      document.querySelector('.sqs-product-quick-view-button[aria-haspopup=dialog]'),
    );
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.locator(DIALOG);
    await dialog.getByRole('heading', { name: 'Willow basket' }).waitFor();
    expect(await violations(page)).toEqual([]);
    // Nothing of the product lies over the cross.
    await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });

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
    await page.evaluate(() => (window as unknown as { Inlay: { destroy(): void } }).Inlay.destroy());
    expect(await bodyOf(page)).toBe(served);
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

  it('with a form asks what the shop wants to know before it is put into the cart', async ({ site }) => {
    const { page, errors } = await anew();
    const button = page.locator('.sqs-add-to-cart-button').last();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Seed packets, twelve kinds' });
    await dialog.getByLabel('Name for the label').waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add with this label' }).click();
    await dialog.getByText('Name for the label is required.').first().waitFor();
    expect(await hasFocus(dialog.getByLabel('Name for the label'))).toBe(true);
    await page.keyboard.type('Ada <3');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.sqs-add-to-cart-button.cart-added').last().waitFor();
    expect(await hasFocus(button)).toBe(true);
    const posted = site.demo.received.findLast(({ path }) => path.endsWith('/entries'));
    const { itemId, additionalFields } = JSON.parse(posted?.body ?? '{}');
    expect(itemId).toBe('65d0000000000000000000a2');
    expect(JSON.parse(additionalFields)).toMatchObject({ 'text-label': 'Ada <3' });
    expect(errors).toEqual([]);
  });

  it('with a form is not put into the cart when the visitor closes the form', async ({ site }) => {
    const { page } = await anew();
    const entries = () => site.demo.received.filter(({ path }) => path.endsWith('/entries')).length;
    const before = entries();
    const button = page.locator('.sqs-add-to-cart-button').last();
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Seed packets, twelve kinds' });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await hasFocus(button)).toBe(true);
    expect(entries()).toBe(before);
  });
});
