import { join } from 'node:path';
import { Hono } from 'hono';
import { listDemoPages } from '../demo/demo-list.mjs';
import { readEmbedChoice } from '../embed-tags.mjs';
import { drawFront } from '../front/front-page.mjs';
import { serveOwnFile } from '../own-file.mjs';
import { listSavedPages } from '../pages/saved-page-list.mjs';
import { drawIndex, INDEX_POLICY } from './index-page.mjs';

const DEMO = {
  isForeign: false,
  heading: 'Demo pages',
  lead: 'Pages as a server writes them, brought to life by one script tag.',
  empty: 'There are no demo pages in demo-pages/ yet.',
};
const SAVED = {
  isForeign: true,
  heading: 'Saved pages',
  lead: 'Published pages as their servers sent them, with Inlay instead of the platform’s own scripts.',
  empty: 'The folder has no pages named SITE/page.html.',
};

/** Where the demo pages are listed: `/` shows the sample site. */
export const DEMO_INDEX = '/demo-pages/';

/**
 * The start page, the list of pages, and the files they use. Saved pages are listed at `/`.
 * @param {{ root: string, pagesFolder?: string, renderer: import('../embed-tags.mjs').Renderer }} options
 */
export function createIndexRoutes({ root, pagesFolder, renderer }) {
  const routes = new Hono();
  const listDemo = () => listDemoPages(join(root, 'demo-pages'));
  routes.get('/', async (c) => {
    c.header('Content-Security-Policy', INDEX_POLICY);
    if (pagesFolder) return c.html(drawIndex({ ...SAVED, entries: await listSavedPages(pagesFolder) }));
    const choice = readEmbedChoice((name) => c.req.query(name), renderer);
    const { search } = new URL(c.req.url);
    return c.html(drawFront({ choice, search, count: (await listDemo()).length }));
  });
  routes.get(DEMO_INDEX, async (c) => {
    c.header('Content-Security-Policy', INDEX_POLICY);
    return c.html(drawIndex({ ...DEMO, entries: await listDemo() }));
  });
  routes.get('/demo-server/front.css', serveOwnFile(new URL('../front/front.css', import.meta.url)));
  routes.get('/demo-server/front.js', serveOwnFile(new URL('../front/front.js', import.meta.url)));
  routes.get('/demo-server/index.css', serveOwnFile(new URL('./index.css', import.meta.url)));
  routes.get('/demo-server/index.js', serveOwnFile(new URL('./index.js', import.meta.url)));
  // Browsers ask for it on every page; a 404 would be an error in each test's console.
  routes.get('/favicon.ico', (c) => c.body(null, 204));
  return routes;
}
