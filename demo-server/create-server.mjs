import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createFaults } from './api/faults.mjs';
import { createEventLog } from './api/reports.mjs';
import { createCartStore } from './api/shop-carts.mjs';
import { createCheckoutRoutes } from './api/shop-checkout-page.mjs';
import { createSubmissionStore } from './api/submission-store.mjs';
import { createSubmissionsRoutes } from './api/submissions-page.mjs';
import { createApi } from './api/table.mjs';
import { setCrumbOnPages } from './crumb.mjs';
import { createDemoRoutes } from './demo/demo-routes.mjs';
import { createServiceRoutes } from './demo/service-routes.mjs';
import { createDocsRoutes } from './docs/docs-routes.mjs';
import { createIndexRoutes, DEMO_INDEX } from './index/index-routes.mjs';
import { listen } from './listen.mjs';
import { createPagesRoutes } from './pages/pages-routes.mjs';
import { createBuildRoutes } from './pages/site-builds.mjs';
import { createPictureRoutes } from './pictures/picture-routes.mjs';
import { createSoundRoutes } from './sounds/sound-routes.mjs';
import { createVideoRoutes } from './videos/video-routes.mjs';
import { createViewRoutes } from './view/view-routes.mjs';

/** More than a form of the demo sends, files included. */
const MAX_BODY_BYTES = 16 * 2 ** 20;
/** The names under which a page of another site cannot reach this machine by a name of its own. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/** Refuses requests by other names than this machine's: a site can have its own name lead here, and its scripts would read the answers. @type {import('hono').MiddlewareHandler} */
async function requireOwnHost(c, next) {
  const host = c.req.header('host');
  if (host === undefined || LOOPBACK.test(host)) return next();
  return c.text('This demo server answers on localhost only.\n', 421);
}

/** `inlay/server` or `inlay/build` as it was last built. @param {string} root @param {string} name */
async function importBuilt(root, name) {
  const file = join(root, 'dist', name);
  const { mtimeMs } = await stat(file);
  return import(`${pathToFileURL(file).href}?${mtimeMs}`);
}

/**
 * The demo server, for `npm start` and in-process for page tests.
 * @param {object} options
 * @param {string | URL} options.root the project's folder, with `dist` and `demo-pages` in it
 * @param {string} [options.pagesFolder] turns saved-pages mode on
 * @param {boolean} [options.themeScripts] saved pages keep the scripts of their themes
 * @param {import('./embed-tags.mjs').Renderer} [options.renderer] for pages without `?renderer=`
 * @param {boolean} [options.offline] saved pages load their images from this server
 * @param {boolean} [options.siteBuilds] each saved page loads a build of its own
 * @param {(page: string, address: string) => void} [options.onMissing] makes saved pages a preview of what `inlay adopt` writes
 * @param {() => Promise<import('./pages/pages-routes.mjs').InlayServer>} [options.loadServer] default: that of the last build
 * @param {import('./pictures/picture-routes.mjs').Draw} [options.drawPicture] what `/pictures/…` and the images of saved pages show;
 *   default: scenes, and test cards
 * @param {string} [options.dataFolder] for sent forms and carts; default: a temporary folder
 * @returns `demo` is the API's side for tests: `submissions.list()`, `received` (every call), `effects` (what calls have changed), `services` (forms that other servers got), `events.list()` (what was counted), `countSlow()`,
 *   `releaseSlow()`
 * @example const { url, close } = await createServer({ root }).listen();
 */
export function createServer({
  root,
  pagesFolder,
  themeScripts = false,
  renderer = 'preact',
  offline = false,
  siteBuilds = false,
  onMissing,
  loadServer,
  drawPicture,
  dataFolder,
}) {
  const folder = root instanceof URL ? fileURLToPath(root) : root;
  const submissions = createSubmissionStore(dataFolder);
  const carts = createCartStore(dataFolder);
  const events = createEventLog();
  const faults = createFaults();
  /** @type {import('./api/table.mjs').Received[]} */
  const received = [];
  /** @type {string[]} */
  const effects = [];
  /** @type {import('./demo/service-routes.mjs').ServiceCall[]} */
  const services = [];
  const app = new Hono();
  app.use(requireOwnHost);
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('The body is too long.\n', 413) }));
  app.use(setCrumbOnPages);
  app.use(faults.onPages);
  app.route('/', createIndexRoutes({ root: folder, renderer, ...(pagesFolder && { pagesFolder }) }));
  app.route('/', createViewRoutes({ root: folder, renderer, ...(pagesFolder && { pagesFolder }) }));
  app.route('/', createBuildRoutes());
  app.route('/', createDemoRoutes({ root: folder, renderer }));
  app.route('/', createServiceRoutes({ root: folder, calls: services }));
  app.route('/', createDocsRoutes({ root: folder }));
  app.route('/', createPictureRoutes({ ...(drawPicture && { drawPicture }) }));
  app.route('/', createSoundRoutes());
  app.route('/', createVideoRoutes({ root: folder }));
  app.route('/', createSubmissionsRoutes(submissions));
  app.route('/', createCheckoutRoutes(carts));
  app.route('/api', createApi({ submissions, carts, events, faults, received, effects }));
  if (pagesFolder)
    app.route(
      '/',
      createPagesRoutes({
        pagesFolder,
        renderer,
        offline,
        themeScripts,
        loadServer: loadServer ?? (() => importBuilt(folder, 'server.js')),
        loadBuild: () => importBuilt(folder, 'build.js'),
        siteBuilds,
        ...(drawPicture && { drawPicture: (size) => drawPicture({ ...size, name: '' }) }),
        ...(onMissing && { onMissing }),
      }),
    );
  app.notFound((c) => c.text(`Not found. All pages are listed at ${pagesFolder ? '/' : DEMO_INDEX}.\n`, 404));
  app.onError((error, c) => {
    console.error(error);
    return c.text('The server failed to answer this.\n', 500);
  });
  const { countSlow, releaseSlow } = faults;
  const demo = { submissions, carts, events, received, effects, services, countSlow, releaseSlow };
  return { app, demo, listen: (port = 0) => listen(app.fetch, port) };
}
