import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { violations } from './support/axe';
import { cartRequests } from './support/cart';
import { tabTo } from './support/keyboard';
import { servedBody } from './support/served-body';
import { bodyOf, it, ONE_RENDERER, openDemo, type WatchedPage, whenReady } from './support/site';

const INDICATOR = 'shop/cart-indicator.html';
const PILL = 'shop/cart-pill.html';

const buy = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const labelOf = (page: Page) => page.locator('.header-actions a.icon--cart').getAttribute('aria-label');
const said = (page: Page) => page.locator('.inlay-live-region [aria-live=polite]').textContent();

describe.each(ONE_RENDERER)('the cart under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.open(INDICATOR, renderer);
  });
  afterAll(() => watched.close());

  it('P6 Cart indicator starts uninitialized with accessible label for zero items, and asks for no cart without a cookie', async () => {
    const { page } = watched;
    expect(await labelOf(page)).toBe('0 items in cart');
    const first = page.locator('header .sqs-custom-cart').first();
    await expect.poll(() => first.getAttribute('class')).toMatch(/sqs-cart-initialized/);
    expect(await first.getAttribute('class')).toMatch(/cart-quantity-zero/);
    expect(await page.locator('.floating-cart').isVisible()).toBe(false);
    expect(await cartRequests(page)).toEqual([]);
  });

  it('P7 without a cart cookie: the alert, and no checkout', async () => {
    const { page } = watched;
    await page.getByRole('link', { name: 'To the checkout' }).click();
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(
      'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
    );
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'detached' });
    expect(page.url()).toContain(INDICATOR);
  });

  it('P6 Cart indicator syncs items (count) and subtotal (text), in every copy; the addition is said once', async () => {
    const { page } = watched;
    const button = page.getByRole('button', { name: /^Seed packets/ });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const notice = page.locator('.template-cart-item-added-popover');
    await notice.waitFor();
    expect(await notice.textContent()).toBe('Seed packets was added to your cart.');
    await expect.poll(() => said(page)).toBe('Seed packets was added to your cart.');
    expect(await violations(page)).toEqual([]);
    await expect.poll(() => page.locator('.sqs-cart-quantity').allTextContents()).toEqual(['1', '1', '1']);
    expect(await labelOf(page)).toBe('One item in cart');
    await expect.poll(() => page.locator('.sqs-cart-subtotal').textContent()).toBe('£19.95');
    expect(await page.locator('.floating-cart').isVisible()).toBe(true);
    await notice.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Seed packets');
  });

  it('P6 Cart quantity display caps at 100 shown as 100+; One item, N items, More than N items', async () => {
    const { page } = watched;
    await buy(page, /^Willow basket, small/);
    await expect.poll(() => labelOf(page)).toBe('2 items in cart');
    await buy(page, /for a school/);
    await expect.poll(() => labelOf(page)).toBe('More than 100 items in cart');
    await expect.poll(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('100+');
    await expect.poll(() => page.locator('.sqs-cart-subtotal').textContent()).toBe('£1,133.95');
  });

  it('says in the server’s words what cannot be bought, and goes back', async () => {
    const { page, errors } = watched;
    await buy(page, /sold out/);
    await expect.poll(() => page.locator('.buy-outcome').textContent()).toBe('This item is sold out.');
    expect(await page.locator('.sqs-cart-subtotal').textContent()).toBe('£1,133.95');
    expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
  });

  it('shows in another tab what is bought in this one, also in a tab that had no cart', async ({ site }) => {
    const { page } = watched;
    const other = await page.context().newPage();
    await other.goto(`${site.url}/demo-pages/${INDICATOR}?renderer=${renderer}`);
    await whenReady(other);
    await expect.poll(() => labelOf(other)).toBe('More than 100 items in cart');
    await buy(page, /^Seed packets/);
    await expect.poll(() => other.locator('.sqs-cart-subtotal').textContent()).toBe('£1,153.90');
    await other.close();
  });

  it('gives the page back as the server sent it', async () => {
    const { page } = watched;
    await page.evaluate(() => inlayApi().destroy());
    await page.evaluate(() => {
      for (const outcome of document.querySelectorAll('.buy-outcome')) outcome.textContent = '';
    });
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });

  // @keys checkout-link | Tab, Enter | goes to the checkout
  it('P7 /commerce/goto-checkout with a cart cookie, /checkout/giftcard with its query', async ({ site }) => {
    await openDemo(site, watched, INDICATOR, renderer);
    const { page } = watched;
    const link = page.getByRole('link', { name: 'To the checkout' });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commerce/goto-checkout');
    expect(await page.locator('main').textContent()).toContain('2 × 19.95 GBP');
    await openDemo(site, watched, INDICATOR, renderer);
    await page.getByRole('link', { name: 'Give £25' }).click();
    await page.waitForURL('**/checkout/giftcard?**');
    expect(new URL(page.url()).searchParams.get('giftCardProductId')).toBe('65d0000000000000000000a5');
  });

  it('shows a pill where a template has a place for one', async ({ site }) => {
    await openDemo(site, watched, PILL, renderer);
    const { page } = watched;
    const pill = page.locator('.sqs-cart-dropzone .absolute-cart-box .sqs-pill-shopping-cart');
    await pill.waitFor();
    expect(await pill.locator('.total-quantity').textContent()).toBe('100+');
    expect(await pill.locator('.suffix').textContent()).toBe('items');
    expect(await pill.locator('.subtotal > .price > .sqs-money-native').textContent()).toBe('1,153.90');
    expect(await pill.getAttribute('aria-label')).toBe('More than 100 items in cart');
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
  });
});

describe('a shop in a frame', () => {
  it('leaves the frame of its own site, and leaves a page of another site where it is', async ({ site }) => {
    const { page } = await site.newPage({ isFirst: true });
    const framed = `${site.url}/demo-pages/${INDICATOR}`;
    const give = () => page.frameLocator('iframe').getByRole('link', { name: 'Give £25' });
    // The address of the page around it has another origin.
    await page.setContent(`<title>Other</title><iframe width="900" height="700" src="${framed}"></iframe>`);
    const frame = page.frames()[1];
    if (!frame) throw new Error('The page has no frame.');
    await whenReady(frame);
    await give().click();
    await frame.waitForURL('**/checkout/giftcard?**');
    expect(page.url()).toBe('about:blank');

    await page.goto(`${site.url}/demo-pages/plain.html?inlay=off`);
    await page.evaluate((src) => {
      const own = document.createElement('iframe');
      own.src = src;
      own.style.cssText = 'inline-size: 900px; block-size: 700px';
      document.querySelector('main')?.prepend(own);
    }, framed);
    await expect.poll(() => page.frames().length).toBe(2);
    const own = page.frames()[1];
    if (!own) throw new Error('The page has no frame.');
    await whenReady(own);
    await give().click();
    await page.waitForURL('**/checkout/giftcard?**');
  });
});
