import { join } from 'node:path';
import { Hono } from 'hono';
import { listDemoPages } from '../demo/demo-list.mjs';
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

/**
 * The index, and the files it uses.
 * @param {{ root: string, pagesFolder?: string }} options
 */
export function createIndexRoutes({ root, pagesFolder }) {
  const routes = new Hono();
  routes.get('/', async (c) => {
    const list = pagesFolder ? SAVED : DEMO;
    const entries = await (pagesFolder
      ? listSavedPages(pagesFolder)
      : listDemoPages(join(root, 'demo-pages')));
    c.header('Content-Security-Policy', INDEX_POLICY);
    return c.html(drawIndex({ ...list, entries }));
  });
  routes.get('/server/index.css', serveOwnFile(new URL('./index.css', import.meta.url)));
  routes.get('/server/index.js', serveOwnFile(new URL('./index.js', import.meta.url)));
  // Browsers ask for it on every page; a 404 would be an error in each test's console.
  routes.get('/favicon.ico', (c) => c.body(null, 204));
  return routes;
}
