import { join } from 'node:path';
import { Hono } from 'hono';
import { readEmbedChoice } from '../embed-tags.mjs';
import { contentTypeOf, readInside, stepsAfter } from '../static-files.mjs';
import { readDemoComments } from './demo-comments.mjs';
import { rewriteDemo } from './rewrite-demo.mjs';

/**
 * Serves `dist` and the demo pages.
 * @param {{ root: string, renderer: import('../embed-tags.mjs').Renderer }} options
 */
export function createDemoRoutes({ root, renderer }) {
  const routes = new Hono();

  routes.get('/dist/*', async (c, next) => {
    const steps = stepsAfter(c.req.url, '/dist/');
    const bytes = steps && (await readInside(join(root, 'dist'), steps));
    if (!bytes) return next();
    // A chunk's name holds its hash; the entries keep theirs from build to build.
    const cache = steps.includes('chunks') ? 'public, max-age=31536000, immutable' : 'no-cache';
    return c.body(bytes, 200, { 'Content-Type': contentTypeOf(steps.at(-1) ?? ''), 'Cache-Control': cache });
  });

  routes.get('/demo-pages/*', async (c, next) => {
    const steps = stepsAfter(c.req.url, '/demo-pages/');
    const bytes = steps && (await readInside(join(root, 'demo-pages'), steps));
    if (!bytes) return next();
    const type = contentTypeOf(steps.at(-1) ?? '');
    const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
    if (!type.startsWith('text/html')) return c.body(bytes, 200, headers);
    const html = bytes.toString('latin1');
    const choice = readEmbedChoice((name) => c.req.query(name), renderer);
    const body = Buffer.from(rewriteDemo(html, choice), 'latin1');
    return c.body(body, 200, { ...headers, ...readDemoComments(html).headers });
  });
  return routes;
}
