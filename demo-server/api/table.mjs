import { Hono } from 'hono';
import { requireCrumb } from '../crumb.mjs';
import { accountEndpoints } from './account.mjs';
import { contentEndpoints } from './content.mjs';
import { eventEndpoints } from './events.mjs';
import { formEndpoints } from './form.mjs';
import { popupOverlayEndpoints } from './popup-overlay.mjs';
import { productEndpoints } from './products.mjs';
import { createReportEndpoints } from './reports.mjs';
import { searchEndpoints } from './search.mjs';
import { shopEndpoints } from './shop.mjs';
import { socialEndpoints } from './social.mjs';

/**
 * @typedef {{ method: string, path: string,
 *   answer: (c: import('hono').Context) => Response | Promise<Response> }} Endpoint
 * @typedef {{ method: string, path: string, query: Record<string, string>, body: string }} Received
 */

/** The log keeps the last calls, for tests and theme developers. */
const LOG_MAX = 500;

/**
 * Every endpoint of the demo API; a new area is a file beside this one and a line here.
 * @param {import('./submission-store.mjs').SubmissionStore} submissions
 * @param {import('./shop-carts.mjs').CartStore} carts
 * @param {import('./reports.mjs').EventLog} events
 */
const endpoints = (submissions, carts, events) => [
  ...formEndpoints(submissions),
  ...shopEndpoints(carts),
  ...popupOverlayEndpoints,
  ...accountEndpoints,
  ...productEndpoints,
  ...createReportEndpoints(events),
  ...contentEndpoints,
  ...socialEndpoints,
  ...eventEndpoints,
  ...searchEndpoints,
];

/**
 * The routes under `/api`.
 * @param {object} parts
 * @param {import('./submission-store.mjs').SubmissionStore} parts.submissions
 * @param {import('./shop-carts.mjs').CartStore} parts.carts
 * @param {import('./reports.mjs').EventLog} parts.events
 * @param {import('./faults.mjs').Faults} parts.faults
 * @param {Received[]} parts.received every call is added, also one that fails on request
 * @param {string[]} parts.effects what calls have changed
 */
export function createApi({ submissions, carts, events, faults, received, effects }) {
  /** @type {Hono<{ Variables: { effects: string[] } }>} */
  const api = new Hono();
  api.use(async (c, next) => {
    const body = await c.req.text();
    received.push({ method: c.req.method, path: c.req.path, query: c.req.query(), body });
    received.splice(0, received.length - LOG_MAX);
    c.set('effects', effects);
    return next();
  });
  api.use(faults.onCalls);
  api.use(requireCrumb);
  for (const { method, path, answer } of endpoints(submissions, carts, events)) api.on(method, path, answer);
  api.all('*', (c) => c.json({ error: `There is no ${c.req.method} ${c.req.path} here.` }, 404));
  return api;
}
