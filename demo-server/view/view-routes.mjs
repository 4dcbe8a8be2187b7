import { join } from 'node:path';
import { Hono } from 'hono';
import { listDemoPages } from '../demo/demo-list.mjs';
import { readEmbedChoice } from '../embed-tags.mjs';
import { serveOwnFile } from '../own-file.mjs';
import { listSavedPages } from '../pages/saved-page-list.mjs';
import { drawView, VIEW_POLICY } from './view-page.mjs';

/**
 * `/view/demo-pages/…` and `/view/pages/…`: a page below a bar, with the query that the page itself takes.
 * @param {{ root: string, pagesFolder?: string, renderer: import('../embed-tags.mjs').Renderer }} options
 */
export function createViewRoutes({ root, pagesFolder, renderer }) {
  const routes = new Hono();
  routes.get('/demo-server/view.css', serveOwnFile(new URL('./view.css', import.meta.url)));
  routes.get('/demo-server/view.js', serveOwnFile(new URL('./view.js', import.meta.url)));
  routes.get('/view/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const address = pathname.slice('/view'.length);
    const isForeign = address.startsWith('/pages/');
    if (isForeign && !pagesFolder) return next();
    const entries = await (isForeign && pagesFolder
      ? listSavedPages(pagesFolder)
      : listDemoPages(join(root, 'demo-pages')));
    const at = entries.findIndex((entry) => entry.address === address);
    const entry = entries[at];
    if (!entry) return next();
    c.header('Content-Security-Policy', VIEW_POLICY);
    const [previous, following] = [entries[at - 1], entries[at + 1]];
    return c.html(
      drawView({
        entry,
        ...(previous && { previous }),
        ...(following && { next: following }),
        choice: readEmbedChoice((name) => c.req.query(name), renderer),
        isDebugged: c.req.query('inlay') === 'debug',
        search,
        isForeign,
      }),
    );
  });
  return routes;
}
