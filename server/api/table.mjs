import { Hono } from 'hono';
import { requireCrumb } from '../crumb.mjs';
import { formEndpoints } from './form.mjs';
import { popupOverlayEndpoints } from './popup-overlay.mjs';

/**
 * @typedef {{ method: string, path: string,
 *   answer: (c: import('hono').Context) => Response | Promise<Response> }} Endpoint
 */

/** Every endpoint of the demo API; a new area is a file beside this one and a line here. */
const ENDPOINTS = [...formEndpoints, ...popupOverlayEndpoints];

/** The routes under `/api`. */
export function createApi() {
  const api = new Hono();
  api.use(requireCrumb);
  for (const { method, path, answer } of ENDPOINTS) api.on(method, path, answer);
  api.all('*', (c) => c.json({ error: `There is no ${c.req.method} ${c.req.path} here.` }, 404));
  return api;
}
