import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { composePage } from '../demo/compose-page.mjs';
import { createKeys, noteEffect } from './effects.mjs';
import { PRODUCTS } from './shop-products.mjs';

const PAGES = join(dirname(fileURLToPath(import.meta.url)), '../../demo-pages');
const PRODUCT =
  /<(article|div) class="(?:ProductItem|product-detail)"[\s\S]*?<\/\1>(?=\n(?:<\/div>\n)? {2}<\/main>)/;

const isNewKey = createKeys();

/** A product as its own demo page has it; a plain one where that has none. @param {typeof PRODUCTS[number]} product */
function renderProduct({ id, title, fullUrl, variants, productType }) {
  const page = composePage(PAGES, fullUrl.slice('/demo-pages/'.length));
  const found = PRODUCT.exec(page)?.[0];
  const price = `£${((variants[0]?.priceCents ?? 0) / 100).toFixed(2)}`;
  return (
    found ??
    `<div class="ProductItem" data-item-id="${id}"><h1 class="ProductItem-details-title">${title}</h1>
  <div class="product-price">${price}</div>
  <div class="product-variants" data-item-id="${id}" data-variants="${JSON.stringify(
    variants.map(({ sku, priceCents }) => ({
      id: sku,
      sku,
      price: priceCents,
      unlimited: true,
      attributes: {},
    })),
  ).replaceAll('"', '&quot;')}"></div>
  <div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${id}" data-product-type="${productType}">
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>
</div>`
  );
}

/** Products outside of their own pages. @type {import('./table.mjs').Endpoint[]} */
export const productEndpoints = [
  {
    method: 'GET',
    path: '/rendering/product-quick-view/:id',
    answer(c) {
      const product = PRODUCTS.find(({ id }) => id === c.req.param('id'));
      if (!product) return c.json({ error: 'This product is no longer for sale.' }, 404);
      return c.json({ html: renderProduct(product) });
    },
  },
  {
    method: 'POST',
    path: '/site-users/account/notifications/restock',
    async answer(c) {
      const { email } = await c.req.json().catch(() => ({}));
      if (!String(email).includes('@')) return c.json({ error: 'This is not an email address.' }, 400);
      if (isNewKey(c.req.query('key'))) noteEffect(c, 'restock');
      return c.json({ success: true });
    },
  },
];
