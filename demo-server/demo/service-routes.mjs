import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { buildSearchIndex } from '../../src/server/search-index.mjs';
import { composePage } from './compose-page.mjs';
import { DEMO_GROUPS } from './demo-groups.mjs';

/** @typedef {{ service: string, type: string, fields: Record<string, unknown> }} ServiceCall */

/** Pages of these groups can be found. */
const FOUND = ['Items and texts', 'Shop'];

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Servers that are not the platform's, as sites have them that have left it: services for forms, which answer as the real ones of their name do, a
 * checkout, and the index of the search.
 * @param {{ root: string, calls: ServiceCall[] }} options `calls` gets what the services for forms have received
 */
export function createServiceRoutes({ root, calls }) {
  const routes = new Hono();

  /** @param {string} service @param {(c: import('hono').Context, fields: Record<string, unknown>) => Response | Promise<Response>} answer */
  const take = (service, answer) =>
    routes.post(`/services/${service}`, async (c) => {
      const type = (c.req.header('content-type') ?? '').split(';')[0] ?? '';
      const fields = type === 'application/json' ? await c.req.json() : await c.req.parseBody();
      calls.push({ service, type, fields });
      return answer(c, fields);
    });
  take('formspree', (c, { email }) =>
    `${email}`.startsWith('refused')
      ? c.json({ errors: [{ field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' }] }, 422)
      : c.json({ ok: true, next: '/thanks' }),
  );
  take('basin', (c) => c.json({ success: true, id: calls.length }));
  const thanks = html`<!doctype html><title>Thank you</title><h1>Thank you</h1>`;
  take('netlify', (c) => c.html(thanks));
  take('mail', (c) => c.html(thanks));

  routes.get('/services/checkout', (c) => {
    c.header('Content-Security-Policy', POLICY);
    const items = (c.req.query('items') ?? '').split(',').filter(Boolean);
    return c.html(html`<!doctype html><html lang="en"><title>Checkout</title><h1>Checkout</h1>
      <ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`);
  });

  /** @type {Promise<import('../../src/server/search-index.mjs').SearchIndex> | undefined} */
  let index;
  routes.get('/services/search-index.json', async (c) => {
    index ??= indexDemoPages(root);
    return c.json(await index);
  });
  return routes;
}

/** @param {string} root */
async function indexDemoPages(root) {
  const files = DEMO_GROUPS.filter(({ title }) => FOUND.includes(title)).flatMap(({ pages }) =>
    Object.keys(pages),
  );
  return buildSearchIndex(
    files.map((file) => ({
      url: `/demo-pages/${file}`,
      html: composePage(join(root, 'demo-pages'), file),
    })),
  );
}
