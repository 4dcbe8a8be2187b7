// One server of `npm run edge`, in a process of its own: `node edge/server.mjs ROUTE ORIGIN`. It sends its port, and for each message the processor's time
// in ms that it has taken until now. From the environment: SERVER (another `server.js` than that in `dist/`).

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , route, origin] = process.argv;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ofProject = createRequire(join(root, 'package.json'));
const from = (/** @type {string} */ name) => import(pathToFileURL(ofProject.resolve(name)).href);
const [{ Hono }, { proxy: passOn }, { serve }] = await Promise.all(
  ['hono', 'hono/proxy', '@hono/node-server'].map(from),
);

async function ownProxy(options) {
  const server = pathToFileURL(process.env.SERVER ?? join(root, 'dist/server.js')).href;
  const code = await readFile(join(root, 'docs/guides/edge-proxy.mjs'), 'utf8');
  const text = code.replace("'inlay/server'", JSON.stringify(server));
  const { createProxy } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
  const proxy = createProxy({ origin, base: '/inlay/', ...options });
  return (c) => proxy(c.req.raw);
}

const NO_CACHE = { get: () => undefined, set() {} };
const ROUTES = {
  // What Hono's guide shows for a server before another one.
  plain: () => (c) => passOn(new URL(c.req.path, origin), c.req),
  warm: () => ownProxy({}),
  cold: () => ownProxy({ cache: NO_CACHE }),
};

const app = new Hono();
app.all('*', await ROUTES[route]());
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.(port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.on('disconnect', () => process.exit());
