// One product and the link to the cart, as each of the variants wants them.

const page = (script, main) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A basket</title>${script}</head><body>${main}</body></html>`;

const ID = '65d0000000000000000000a2';
const VARIANTS = JSON.stringify([
  { id: 'v', sku: 'SQ1000010', price: 1995, unlimited: true, attributes: {} },
]).replaceAll('"', '&quot;');

/** @param {'preact' | 'react'} renderer */
const inlay = (renderer) =>
  page(
    `<link rel="stylesheet" href="/dist/site.css"><script type="module" src="/dist/${renderer}/site.js"></script>
<script>Static = { SQUARESPACE_CONTEXT: { website: { id: 'shop' }, websiteSettings: { storeSettings: { selectedCurrency: 'GBP' } } } }</script>`,
    `<header><a href="/cart" class="sqs-custom-cart cart-quantity-zero">Cart <span class="sqs-cart-quantity count">0</span></a></header>
<main><article class="ProductItem" data-item-id="${ID}"><h1 class="ProductItem-details-title">Seed packets</h1>
<div class="product-price">£19.95</div>
<div class="product-variants" data-item-id="${ID}" data-variants="${VARIANTS}"></div>
<div class="product-quantity-input"><input aria-label="Quantity" type="number" min="1" max="9999" value="1"></div>
<div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button add" role="button" tabindex="0" data-item-id="${ID}" data-product-type="1">
<div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div></article></main>`,
  );

export const bubble = (count) =>
  `<div id="shopify-section-cart-icon-bubble" class="shopify-section">Cart <span class="count">${count}</span></div>`;

/** By variant: its page. */
export const PAGES = {
  inlay: inlay('preact'),
  'inlay, React': inlay('react'),
  'ajax cart': page(
    '<script type="module" src="/ajax-cart.js"></script>',
    `<header><a href="/cart" id="cart-icon-bubble">Cart <span class="count">0</span></a></header>
<main><h1>Seed packets</h1><p>£19.95</p><input name="quantity" aria-label="Quantity" type="number" min="1" value="1">
<button type="button" class="add" data-add="SQ1000010">Add to cart</button><p role="alert"></p></main>`,
  ),
};
