import type { Page, Route } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { violations } from './support/axe';
import { cartRequests } from './support/cart';
import { hasFocus, tabTo } from './support/keyboard';
import { readLayoutShift, watchLayoutShift } from './support/layout-shift';
import { servedBody } from './support/served-body';
import { bodyOf, it, openDemo, RENDERERS, type WatchedPage, whenStarted } from './support/site';
import { tabInto } from './support/tab-into';

const PATH = 'shop/cart.html';
const CALLS = '**/api/commerce/shopping-cart**';

const row = (page: Page, name: string) => page.locator('.cart-row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` });
const subtotal = (page: Page) => page.locator('.cart-subtotal-price').textContent();
const checkout = (page: Page) => button(page, 'Checkout');
const buy = (page: Page, name: RegExp) => page.locator('#shelf ~ p').getByRole('button', { name }).click();
const settled = (page: Page) => expect.poll(() => page.locator('.cart-row[aria-busy]').count()).toBe(0);
/** Totals are said when nothing has changed for a second. */
async function said(page: Page, text: string): Promise<void> {
  await page.clock.fastForward(1000);
  await page.locator('.inlay-live-region').filter({ hasText: text }).waitFor({ state: 'attached' });
}

const BOOK = 'The kitchen garden year (PDF)';
const SMALL = 'Willow basket, Small, Natural';
const LARGE = 'Willow basket, Large, Natural';

type Settle = (route: Route) => Promise<void>;

/** Keeps calls of a method until `settleAll` says what becomes of them and of later ones. */
async function holdCalls(page: Page, method: string) {
  const held: Route[] = [];
  let settle: Settle = async (route) => void held.push(route);
  await page.route(CALLS, (route) =>
    route.request().method() === method ? settle(route) : route.continue(),
  );
  return {
    held,
    async settleAll(given: Settle) {
      settle = given;
      for (const route of held.splice(0)) await settle(route);
    },
  };
}

const failCalls = (page: Page, methods: readonly string[]) =>
  page.route(CALLS, (route) =>
    methods.includes(route.request().method()) ? route.fulfill({ status: 500 }) : route.continue(),
  );

describe.each(RENDERERS)('the cart page under %s', (renderer) => {
  let watched: WatchedPage;
  it.beforeAll(async ({ site }) => {
    watched = await site.newPage();
    await watched.page.clock.install();
    await watchLayoutShift(watched.page);
    await openDemo(site, watched, PATH, renderer);
  });
  afterAll(() => watched.close());

  it('P7 A full-page cart root exists on cart pages: an empty cart, without a request', async () => {
    const { page, errors, warnings } = watched;
    await page.getByRole('heading', { name: 'Shopping Cart' }).waitFor();
    expect(await page.locator('.empty-message').textContent()).toBe(
      'You have nothing in your shopping cart.',
    );
    const link = page.getByRole('link', { name: 'Continue shopping' });
    expect(await link.getAttribute('href')).toBe('/demo-pages/shop/cart-indicator.html');
    expect(await cartRequests(page)).toEqual([]);
    await said(page, 'You have nothing in your shopping cart.');
    expect(await readLayoutShift(page)).toBe(0);
    expect([errors, warnings]).toEqual([[], []]);
  });

  it('P7 ‘To check out, your order subtotal must be {subtotal} or more.’', async () => {
    const { page } = watched;
    await buy(page, /kitchen garden/);
    await row(page, BOOK).waitFor();
    expect(await subtotal(page)).toBe('£9.00');
    const text = 'To check out, your order subtotal must be £15.00 or more.';
    expect(await checkout(page).getAttribute('aria-disabled')).toBe('true');
    const described = await checkout(page).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(text);
    await said(page, `1 item in your cart. Subtotal: £9.00. ${text}`);
    await checkout(page).focus();
    await page.keyboard.press('Enter');
    await said(page, text);
    expect(page.url()).toContain(PATH);
  });

  it('shows picture, options, price before the sale, quantity and total of an item', async () => {
    const { page } = watched;
    await buy(page, /basket, large/);
    const large = row(page, 'Large');
    await large.waitFor();
    expect(await large.locator('img').getAttribute('src')).toContain('format=300w');
    expect(await large.getByRole('link').getAttribute('href')).toBe('/demo-pages/shop/product.html');
    expect(await large.locator('.cart-row-variants li').allTextContents()).toEqual([
      'Size: Large',
      'Colour: Natural',
    ]);
    expect(await large.locator('.cart-row-unit-price').textContent()).toBe(
      'Original price: £52.00 Price: £44.50',
    );
    expect(await checkout(page).getAttribute('aria-disabled')).toBe(null);
  });

  // @wcag 4.1.3 | changed totals are said
  // @keys cart-page | Tab, arrows, Enter | changes quantities
  it('changes the quantity with the keyboard, and says the new totals', async () => {
    const { page } = watched;
    const more = button(page, `One more ${LARGE}`);
    await row(page, 'Large').getByRole('link').focus();
    await tabInto(page, more);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => subtotal(page)).toBe('£142.50');
    await said(page, '4 items in your cart. Subtotal: £142.50.');
    expect(await field(page, LARGE).inputValue()).toBe('3');
    await expect.poll(() => hasFocus(more)).toBe(true);
    expect(await more.getAttribute('aria-disabled')).toBe('true');
    const described = await field(page, LARGE).getAttribute('aria-describedby');
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Only 3 in stock.');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => subtotal(page)).toBe('£53.50');
    await settled(page);
    await field(page, LARGE).fill('9');
    await page.keyboard.press('Tab');
    await row(page, 'There are only 3 of these in stock.').waitFor();
    expect(await field(page, LARGE).inputValue()).toBe('1');
    expect(await hasFocus(more)).toBe(true);
    await field(page, LARGE).fill('two');
    await page.keyboard.press('Tab');
    await row(page, 'The quantity must be a whole number.').waitFor();
    expect(await hasFocus(more)).toBe(true);
    expect(await field(page, LARGE).inputValue()).toBe('1');
    expect(await violations(page)).toEqual([]);
    await field(page, LARGE).fill('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => subtotal(page)).toBe('£98.00');
    await settled(page);
  });

  it('P7 quantity 0 asks confirmation to remove from cart', async () => {
    const { page } = watched;
    await field(page, LARGE).fill('0');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: `Remove ${LARGE} from your cart?` });
    await dialog.waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await field(page, LARGE).inputValue()).toBe('2');
    await expect.poll(() => hasFocus(field(page, LARGE))).toBe(true);
    await button(page, `One fewer ${BOOK}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await row(page, `${BOOK} was removed.`).waitFor();
    await expect.poll(() => hasFocus(page.locator('.cart-undo'))).toBe(true);
    await expect.poll(() => subtotal(page)).toBe('£89.00');
  });

  // @wcag 3.3.4 | what is removed can be brought back
  // @keys cart-page | Enter | removes and brings back
  it('removes with undo, by keyboard; focus stays in the cart', async () => {
    const { page } = watched;
    await buy(page, /kitchen garden/);
    await row(page, BOOK).getByRole('textbox').waitFor();
    await row(page, 'Large').getByRole('link').focus();
    await tabTo(page, button(page, `Remove ${LARGE}`));
    await page.keyboard.press('Enter');
    await row(page, `${LARGE} was removed.`).waitFor();
    await expect.poll(() => hasFocus(page.locator('.cart-undo'))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await said(page, '1 item in your cart. Subtotal: £9.00.');
    await page.keyboard.press('Enter');
    await field(page, LARGE).waitFor();
    expect(await field(page, LARGE).inputValue()).toBe('2');
    await expect.poll(() => hasFocus(field(page, LARGE))).toBe(true);
    await said(page, '3 items in your cart. Subtotal: £98.00.');
  });

  it('P7 ‘Unable to update quantity’, ‘Unable to remove item’: says it at the item, and goes back', async () => {
    const { page } = watched;
    await failCalls(page, ['PUT', 'DELETE']);
    await button(page, `One more ${LARGE}`).click();
    await row(page, 'Unable to update quantity').waitFor();
    expect(await field(page, LARGE).inputValue()).toBe('2');
    expect(await row(page, 'Large').getByRole('alert').textContent()).toBe('Unable to update quantity');
    await button(page, `Remove ${LARGE}`).focus();
    await page.keyboard.press('Enter');
    await row(page, 'Unable to remove item').waitFor();
    await expect.poll(() => hasFocus(field(page, LARGE))).toBe(true);
    expect(await subtotal(page)).toBe('£98.00');
    await page.unroute(CALLS);
  });

  it('says when the contents of the cart are unknown, and asks again', async () => {
    const { page } = watched;
    await failCalls(page, ['GET', 'PUT']);
    await button(page, `One fewer ${LARGE}`).click();
    const alert = page.getByRole('alert').filter({ hasText: 'may not be up to date' });
    await alert.waitFor();
    await page.unroute(CALLS);
    await alert.getByRole('button', { name: 'Try again.' }).focus();
    await page.keyboard.press('Enter');
    await alert.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.locator('.cart-title'))).toBe(true);
    expect(await field(page, LARGE).inputValue()).toBe('2');
  });

  it('shows discounts and totals as the server says', async () => {
    const { page } = watched;
    for (const promoCode of ['WILLOW10', 'MAYDAY']) {
      const url = new URL('/api/commerce/shopping-cart/coupons', page.url());
      await page.evaluate(
        ([address, code]) => {
          const crumb = /crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
          return fetch(`${address}?crumb=${crumb}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ promoCode: code }),
          }).then(({ ok, status }) => {
            if (!ok) throw new Error(`The shop has answered ${status}.`);
          });
        },
        [url.href, promoCode],
      );
    }
    await page.evaluate(() => inlayApi().emit('cart:refresh'));
    await page.getByText('The code MAYDAY does not apply to this cart.').waitFor();
    const lines = page.locator('.cart-summary dl > div');
    expect(await lines.allTextContents()).toEqual([
      'Subtotal£98.00',
      'Discount (WILLOW10)-£9.80',
      'Total£88.20',
    ]);
    await said(page, 'Subtotal: £98.00. Total: £88.20.');
    expect(await page.locator('.cart-note').last().textContent()).toBe(
      'Shipping and taxes are calculated at checkout.',
    );
  });

  it('shows pending changes, and checks out when the server has answered', async () => {
    const { page } = watched;
    const calls = await holdCalls(page, 'PUT');
    await button(page, `One fewer ${LARGE}`).click();
    await expect.poll(() => calls.held.length).toBe(1);
    await expect.poll(() => row(page, 'Large').getAttribute('aria-busy')).toBe('true');
    expect(await subtotal(page)).toBe('£53.50');
    expect(await page.locator('.cart-total dd').textContent()).toBe('Calculating…');
    await checkout(page).click();
    await expect.poll(() => checkout(page).getAttribute('aria-busy')).toBe('true');
    await calls.settleAll((route) => route.continue());
    await page.waitForURL('**/commerce/goto-checkout');
    await page.unroute(CALLS);
    expect(await page.locator('main').textContent()).toContain('1 × 44.50 GBP');
  });

  it('shows a skeleton while it loads, without a layout shift, and says when loading fails', async ({
    site,
  }) => {
    const { page } = watched;
    const calls = await holdCalls(page, 'GET');
    await page.goto(`${site.url}/demo-pages/${PATH}?renderer=${renderer}`);
    await whenStarted(page);
    await page.getByRole('status').filter({ hasText: 'Loading your cart…' }).waitFor();
    await calls.settleAll((route) => route.fulfill({ status: 500 }));
    const failure = page.locator('.cart-container').getByRole('alert');
    await failure.waitFor();
    await page.unroute(CALLS);
    await failure.getByRole('button', { name: 'Try again.' }).focus();
    await page.keyboard.press('Enter');
    await row(page, 'Large').waitFor();
    await expect.poll(() => hasFocus(page.locator('.cart-title'))).toBe(true);
    expect(await readLayoutShift(page)).toBe(0);
  });

  // @wcag 1.4.10 | a cart fits a window of 320 px
  it('fits a window of 320 px, which is 400 % zoom', async () => {
    const { page } = watched;
    await buy(page, /basket, small/);
    await row(page, 'Small').waitFor();
    await page.clock.fastForward(2000);
    await page.locator('.template-cart-item-added-popover').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const controls = page.locator('.cart-container :is(button, input)');
    for (const box of await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      expect(box.right).toBeLessThanOrEqual(320);
    }
    expect(await button(page, `Remove ${SMALL}`).isVisible()).toBe(true);
  });

  it('hides what the server sends in the root, and gives the page back as it was', async () => {
    const { page } = watched;
    await page.evaluate(() => inlayApi().destroy());
    expect(await bodyOf(page)).toBe(await servedBody(page));
    await page.evaluate(() => {
      document.querySelector('.sqs-cart-root')?.insertAdjacentHTML('beforeend', '<p id="old">Old cart</p>');
      inlayApi().init();
    });
    await row(page, 'Small').waitFor();
    expect(await page.locator('#old').isVisible()).toBe(false);
    await page.evaluate(() => inlayApi().destroy());
    expect(await page.locator('.sqs-cart-root').innerHTML()).toBe('<p id="old">Old cart</p>');
  });
});
