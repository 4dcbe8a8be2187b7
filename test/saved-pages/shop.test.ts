import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { cartRequests } from '../page/support/cart';
import { useSavedPages } from '../page/support/saved-pages';

const saved = useSavedPages({
  where: (html) =>
    /class="[^"]*(?:sqs-custom-cart|sqs-cart-dropzone|ProductItem|ProductList|product-list|product-detail|sqs-block-product)[\s"]/.test(
      html,
    ),
});

const QUICK_VIEWS = '.sqs-product-quick-view-button[data-id]';

interface SavedProduct {
  readonly id: string;
  readonly title: string;
  readonly sku: string;
}

/** Errors that name the page's own address name another one here. */
const withoutQuery = (error: string) => error.replace(/\?(?:inlay|renderer)=\w+/g, '');

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

describe('shops of saved pages', () => {
  saved.each(
    '%s: no new error, no request without a cookie; products can be bought',
    async (path, site, renderer) => {
      const plain = await saved.open(site, path, 'inlay=off');
      await plain.close();

      const { page, errors } = await saved.open(site, path, `renderer=${renderer}`);
      expect(await cartRequests(page)).toEqual([]);
      const states = await page.evaluate(() =>
        inlayApi()
          .inspect()
          .filter(({ block }) => /^(?:product|cart|checkout)/.test(block))
          .map(({ block, state }) => `${block}: ${state}`),
      );
      expect(states.filter((state) => !state.endsWith('mounted'))).toEqual([]);

      const products = await quickViews(page);
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
      const served = plain.errors.map(withoutQuery);
      expect(errors.filter((error) => !served.includes(withoutQuery(error)))).toEqual([]);
    },
  );
});
