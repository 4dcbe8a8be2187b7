import { Hono } from 'hono';
import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';
import { cartOf } from './shop.mjs';
import { describeCart } from './shop-carts.mjs';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

/** The addresses that pages hand a visitor over to. */
const ADDRESSES = [
  '/commerce/goto-checkout',
  '/checkout/subscribe',
  '/checkout/giftcard',
  '/checkout/donate',
];

/**
 * Where a purchase ends in the demo: a page that shows what arrived, the address with its query and the cart.
 * @param {import('./shop-carts.mjs').CartStore} carts
 */
export function createCheckoutRoutes(carts) {
  const routes = new Hono();
  for (const address of ADDRESSES) {
    routes.get(address, (c) => {
      const { cartToken, ...query } = c.req.query();
      const cart = cartToken ? carts.find(cartToken) : cartOf(c, carts);
      c.header('Content-Security-Policy', POLICY);
      return c.html(draw(address, { ...query, ...(cartToken && { cartToken }) }, cart));
    });
  }
  return routes;
}

/**
 * @param {string} address
 * @param {Record<string, string>} query
 * @param {import('./shop-carts.mjs').StoredCart | undefined} cart
 */
function draw(address, query, cart) {
  const fields = Object.entries(query).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`);
  const known = cart && describeCart(cart, 'demo-shop');
  const items = (known?.entries ?? []).map(
    ({
      title,
      quantity,
      unitPrice,
      chosenVariant,
      additionalFields,
    }) => html`<li class="card"><div class="about">
<h2>${title}</h2>
<p>${quantity} × ${unitPrice.decimalValue} ${unitPrice.currencyCode} (${chosenVariant.sku})</p>
<p>${Object.values(chosenVariant.attributes).join(', ')} ${additionalFields}</p>
</div></li>`,
  );
  return drawPage({
    title: 'Checkout – Inlay',
    style: 'index.css',
    body: html`<header class="top">
<p class="brand"><a href="/">Inlay</a></p>
<h1>Checkout</h1>
<p class="lead">What arrived at ${address}. Nothing is sold here.</p>
</header>
<main>
${fields.length ? html`<dl>${fields}</dl>` : ''}
${items.length ? html`<ul class="cards">${items}</ul>` : html`<p class="empty">The cart is empty.</p>`}
${known?.entries.length ? html`<p>Subtotal ${known.subtotalAmount.decimalValue} ${known.subtotalAmount.currencyCode}</p>` : ''}
</main>`,
  });
}
