import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from './api/table.mjs';
import { setCrumbOnPages } from './crumb.mjs';
import { createDemoRoutes } from './demo/demo-routes.mjs';
import { createIndexRoutes } from './index/index-routes.mjs';
import { createPagesRoutes } from './pages/pages-routes.mjs';
import { createPictureRoutes } from './pictures/picture-routes.mjs';

const HOST = '127.0.0.1';

/**
 * The demo server, for `npm start` and in-process for page tests.
 * @param {object} options
 * @param {string | URL} options.root the project's folder, with `dist` and `demo-pages` in it
 * @param {string} [options.pagesFolder] switches saved-pages mode on
 * @param {import('./embed-tags.mjs').Renderer} [options.renderer] what pages use unless `?renderer=` says otherwise
 * @param {boolean} [options.offline] saved pages ask this server for their images
 * @example const { url, close } = await createServer({ root }).listen();
 */
export function createServer({ root, pagesFolder, renderer = 'preact', offline = false }) {
  const folder = root instanceof URL ? fileURLToPath(root) : root;
  const app = new Hono();
  app.use(setCrumbOnPages);
  app.route('/', createIndexRoutes({ root: folder, renderer, ...(pagesFolder && { pagesFolder }) }));
  app.route('/', createDemoRoutes({ root: folder, renderer }));
  app.route('/', createPictureRoutes());
  app.route('/api', createApi());
  if (pagesFolder) app.route('/', createPagesRoutes({ pagesFolder, renderer, offline }));
  app.notFound((c) => c.text('Not found\n', 404));
  app.onError((error, c) => {
    console.error(error);
    return c.text('The server failed to answer this.\n', 500);
  });
  return { app, listen: (port = 0) => listen(app, port) };
}

/**
 * @param {Hono} app
 * @param {number} port 0 for any free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` without a slash at the end; rejects when
 *   the port is taken
 */
function listen(app, port) {
  const server = createAdaptorServer({ fetch: app.fetch, hostname: HOST });
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve({ url: `http://${HOST}:${server.address().port}`, close }));
  });
}
