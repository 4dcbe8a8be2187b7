import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/**
 * `/videos/<name>/<W>:<H>`: the clip of that name in `demo-pages/media/`, as the platform serves its hosted videos. There is one size.
 * @param {{ root: string }} options
 */
export function createVideoRoutes({ root }) {
  const routes = new Hono();
  routes.get(
    '/videos/:name{[a-z]+}/:variant{\\d+:\\d+}',
    serveStatic({
      root,
      rewriteRequestPath: (path) => `/demo-pages/media/${path.split('/')[2]}.webm`,
    }),
  );
  return routes;
}
