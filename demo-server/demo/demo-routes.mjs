import { basename, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html as markup } from 'hono/html';
import { readEmbedChoice } from '../embed-tags.mjs';
import { composePage } from './compose-page.mjs';
import { readDemoComments } from './demo-comments.mjs';
import { rewriteDemo } from './rewrite-demo.mjs';

/**
 * Serves `dist` and the demo pages.
 * @param {{ root: string, renderer: import('../embed-tags.mjs').Renderer }} options
 */
export function createDemoRoutes({ root, renderer }) {
  const routes = new Hono();
  const files = serveStatic({ root });

  routes.get('/dist/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    // A chunk's name holds its hash; the entries keep theirs from build to build.
    const isChunk = c.req.path.includes('/chunks/');
    c.header('Cache-Control', isChunk ? 'public, max-age=31536000, immutable' : 'no-cache');
    // The scripts do not name their maps, which would cost visitors bytes.
    if (c.req.path.endsWith('.js')) c.header('SourceMap', `${basename(c.req.path)}.map`);
  });
  routes.get('/dist/*', files);

  routes.get('/demo-pages/*', async (c, next) => {
    await next();
    if (!c.res.ok) return;
    c.header('Cache-Control', 'no-cache');
    if (!c.res.headers.get('content-type')?.startsWith('text/html')) return;
    let html;
    try {
      const path = decodeURIComponent(c.req.path).slice('/demo-pages/'.length);
      const file = path.endsWith('.html') ? path : join(path, 'index.html');
      html = composePage(join(root, 'demo-pages'), file);
    } catch (error) {
      // Its author sees what is wrong, in a page that reloads when it has been put right.
      c.res = await c.html(markup`<!doctype html><title>Error</title><pre>${String(error)}</pre>`, 500);
      return;
    }
    const body = rewriteDemo(
      html,
      readEmbedChoice((name) => c.req.query(name), renderer),
    );
    for (const [name, value] of Object.entries(readDemoComments(html).headers)) c.header(name, value);
    c.header('Content-Length', undefined); // that of the file: the page may have another
    c.res = new Response(body, c.res);
  });
  routes.get('/demo-pages/*', files);
  // The platform's address of the search page.
  routes.get('/search', (c) => c.redirect(`/demo-pages/search-page.html${new URL(c.req.url).search}`));
  return routes;
}
