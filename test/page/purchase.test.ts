import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tabTo } from './support/keyboard';
import { it, RENDERERS, whenReady } from './support/site';

/** All that screen readers have heard on this page. */
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);

/** Runs in every page before its own scripts. */
function listen(): void {
  const all: string[] = [];
  Object.assign(window, { heard: all });
  new MutationObserver(() => {
    const text = document.querySelector('.inlay-live-region [aria-live=polite]')?.textContent;
    if (text && all.at(-1) !== text) all.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Goes there by the keyboard, and says what screen readers call it. */
async function reach(page: Page, role: 'link' | 'combobox' | 'spinbutton' | 'button', name: string | RegExp) {
  const target = page.getByRole(role, { name }).locator('visible=true').first();
  await tabTo(page, target);
  return target;
}

describe.each(RENDERERS)('a purchase with the keyboard alone under %s', (renderer) => {
  // @wcag 2.1.1 | a purchase is made with the keyboard alone, from the list to the checkout
  it('from the list to the checkout: every control has a name, and changes are announced', async ({
    site,
  }) => {
    const { page, errors } = await site.newPage();
    await page.addInitScript(listen);
    // The links of the pages name no renderer; the server's own is Preact.
    if (renderer === 'react')
      await page.route('**/demo-pages/**/*.html*', (route) => {
        const address = new URL(route.request().url());
        address.searchParams.set('renderer', renderer);
        return route.continue({ url: address.href });
      });
    const arrive = async (path: string) => {
      await page.waitForURL(`**/${path}*`);
      await whenReady(page);
    };

    await page.goto(`${site.url}/demo-pages/shop/list.html`);
    await arrive('shop/list.html');
    await reach(page, 'link', /^Willow basket/);
    await page.keyboard.press('Enter');

    await arrive('shop/product.html');
    await reach(page, 'combobox', 'Select Size');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => heard(page)).toContain('from £44.50');
    await reach(page, 'combobox', 'Select Colour');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => heard(page))
      .toContain('Sale Price: £44.50 Original Price: £52.00. Only 3 left in stock');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => heard(page)).toContain('£52.00. Sold Out');
    await page.keyboard.press('ArrowUp');
    const quantity = await reach(page, 'spinbutton', 'Quantity');
    await page.keyboard.press('ArrowUp');
    expect(await quantity.inputValue()).toBe('2');
    await reach(page, 'button', 'Add To Cart');
    await page.keyboard.press('Enter');
    await expect.poll(() => heard(page)).toContain('Willow basket was added to your cart.');
    const cart = page.getByRole('link', { name: '2 items in cart' });
    await cart.waitFor();
    await page.locator('.template-cart-item-added-popover').waitFor({ state: 'detached' });
    await tabTo(page, cart, { key: 'Shift+Tab' });
    await page.keyboard.press('Enter');

    await arrive('shop/cart.html');
    await page.getByRole('textbox', { name: 'Quantity of Willow basket, Large, Natural' }).waitFor();
    await expect.poll(() => heard(page)).toContain('2 items in your cart. Subtotal: £89.00.');
    await reach(page, 'button', 'Checkout');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commerce/goto-checkout');
    expect(await page.locator('body').textContent()).toContain('Willow basket');
    expect(errors).toEqual([]);
  });
});
