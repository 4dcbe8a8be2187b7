import type { Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { cartRequests } from '../page/support/cart';
import { faultsIn, findNewFaults } from '../page/support/page-faults';
import { useSavedPages } from '../page/support/saved-pages';
import { startAnew } from '../page/support/start-anew';

const saved = useSavedPages({
  where: (html) =>
    /class="[^"]*(?:sqs-custom-cart|sqs-cart-dropzone|ProductItem|ProductList|product-list|product-detail|sqs-block-product)[\s"]/.test(
      html,
    ),
});

const QUICK_VIEWS = '.sqs-product-quick-view-button[data-id]';

const INDICATORS = '.sqs-custom-cart';
const PILLS = '.sqs-cart-dropzone .sqs-pill-shopping-cart';

interface SavedProduct {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
}

/** The products of the page that have a quick view, by the page's own markup. */
const quickViews = (page: Page): Promise<SavedProduct[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((button) => {
        const block = button.closest<HTMLElement>('[data-product]');
        const { id, title, variants } = JSON.parse(block?.dataset.product ?? '{}');
        return id === button.dataset.id ? [{ id, title, sku: variants[0].sku }] : [];
      }),
    QUICK_VIEWS,
  );

/** A product as the platform's templates write one of a single variant. */
const productHtml = ({ id, title, sku }: SavedProduct) => `
  <article class="ProductItem" data-item-id="${id}"><h1 class="ProductItem-details-title">${title}</h1>
    <div class="product-price">$5.00</div>
    <div class="product-variants" data-item-id="${id}" data-variants='[{"id":"v","sku":"${sku}","price":500,"unlimited":true,"attributes":{}}]'></div>
    <div class="product-quantity-input" data-item-id="${id}"><div class="quantity-label">Quantity:</div>
      <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></div>
    <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button sqs-editable-button" role="button" tabindex="0"
      data-item-id="${id}" data-product-type="1"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
  </article>`;

/** Stands in for the shop; returns what has been put into its cart. */
async function answerAsShop(page: Page, products: readonly SavedProduct[]) {
  const added: unknown[] = [];
  await page.route('**/api/rendering/product-quick-view/**', (route) => {
    const product = products.find(({ id }) => new URL(route.request().url()).pathname.endsWith(id));
    return product
      ? route.fulfill({ json: { html: productHtml(product) } })
      : route.fulfill({ status: 404, json: { error: 'There is no such product.' } });
  });
  await page.route('**/api/commerce/shopping-cart/entries**', (route) => {
    const { itemId, sku, quantity } = route.request().postDataJSON();
    added.push({ itemId, sku, quantity });
    const entry = { id: 'e1', itemId, quantity, unitPrice: { currency: 'USD', value: '5.00' } };
    return route.fulfill({ json: { shoppingCart: { id: 'c1', entries: [entry], totalQuantity: quantity } } });
  });
  return added;
}

/** Opens the quick view of each product, and puts two of it into the cart. */
async function buyEach(page: Page): Promise<void> {
  const products = await quickViews(page);
  if (!products.length) return;
  const added = await answerAsShop(page, products);
  for (const [index, { id, title, sku }] of products.entries()) {
    const button = page.locator(QUICK_VIEWS).nth(index);
    await expect.poll(() => button.getAttribute('aria-haspopup')).toBe('dialog');
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.sqs-product-quick-view-lightbox');
    await dialog.getByRole('heading', { name: title }).waitFor();
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('2');
    await quantity.press('Tab');
    const add = dialog.locator('.sqs-add-to-cart-button');
    await expect.poll(() => add.getAttribute('aria-disabled')).toBe('false');
    await add.press('Enter');
    await add.and(page.locator('.cart-added')).waitFor();
    expect(added.at(-1)).toEqual({ itemId: id, sku, quantity: 2 });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.unrouteAll();
}

/** What each indicator of the cart says. */
const readLabels = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map(
        (element) => (element.closest('a') ?? element.querySelector('a') ?? element).ariaLabel,
      ),
    INDICATORS,
  );

/** Puts three of a product into the visitor's cart, as another page of the shop does. */
const fillCart = (page: Page) =>
  page.evaluate(async () => {
    const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const response = await fetch(`/api/commerce/shopping-cart/entries?crumb=${crumb}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        itemId: '65d0000000000000000000a2',
        sku: 'SQ1000010',
        quantity: 3,
        additionalFields: 'null',
      }),
    });
    if (!response.ok) throw new Error(`The shop has answered ${response.status}.`);
  });

async function expectThreeItems(page: Page): Promise<void> {
  const count = await page.locator(INDICATORS).count();
  if (!count) {
    await expect.poll(() => page.locator(PILLS).count(), { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await page.locator(`${PILLS} .total-quantity`).first().textContent()).toBe('3');
    return;
  }
  await expect
    .poll(() => readLabels(page), { timeout: 10_000 })
    .toEqual(Array(count).fill('3 items in cart'));
  const quantities = page.locator(`${INDICATORS} .sqs-cart-quantity`);
  expect(await quantities.allTextContents()).toEqual(Array(await quantities.count()).fill('3'));
}

describe('shops of saved pages', () => {
  let opened = 0;
  let withCart = 0;
  saved.each(
    '%s: no request without a cookie; products can be bought, and the cart says what is in it',
    async (path, site, renderer) => {
      opened += 1;
      const { page, errors } = await saved.open(site, path, `renderer=${renderer}`);
      const count = await page.locator(INDICATORS).count();
      expect(await readLabels(page)).toEqual(Array(count).fill('0 items in cart'));
      expect(await cartRequests(page)).toEqual([]);
      const states = await page.evaluate(() =>
        inlayApi()
          .inspect()
          .filter(({ block }) => /^(?:product|cart|checkout)/.test(block))
          .map(({ block, state }) => `${block}: ${state}`),
      );
      expect(states.filter((state) => !state.endsWith('mounted'))).toEqual([]);
      await buyEach(page);
      const readOwn = async () => faultsIn((await saved.open(site, path, 'inlay=off')).errors);
      expect(await findNewFaults(errors, readOwn)).toEqual([]);

      // Pages of products without an indicator have nothing to say.
      if (!count && !(await page.locator('.sqs-cart-dropzone').count())) return;
      await fillCart(page);
      await startAnew(page);
      await expectThreeItems(page);
      withCart += 1;
    },
  );
  afterAll(() => {
    if (opened && !withCart) throw new Error('No page has a cart.');
  });
});
