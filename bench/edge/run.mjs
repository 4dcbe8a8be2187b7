// npm run edge: pages for each second of one core through the proxy of the guide, behind Hono on Node, over the pages of the folder INLAY_PAGES. `plain` sends
// what the site sends; `cold` adopts each page anew, `warm` has it in its cache. The site is a function in the same process, so that the proxy alone is measured.
// From the environment: INLAY_PAGES, ROUNDS (5), SERVER (another `server.js` than that in `dist/`).

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { savedPages } from '../../tools/saved-pages.mjs';
import { markdown } from '../support/markdown.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { ROUNDS = 5, SERVER } = process.env;
const { folder, pages: files } = await savedPages();
const ofProject = createRequire(join(root, 'package.json'));
const { Hono } = await import(pathToFileURL(ofProject.resolve('hono')).href);
const server = pathToFileURL(SERVER ?? join(root, 'dist/server.js')).href;
const code = await readFile(join(root, 'docs/guides/edge-proxy.mjs'), 'utf8');
const text = code.replace("'inlay/server'", JSON.stringify(server));
const { createProxy } = await import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);

const pages = new Map(
  await Promise.all(files.map(async (file, index) => [`/${index}`, await readFile(join(folder, file))])),
);
const site = async (/** @type {Request} */ request) =>
  new Response(pages.get(new URL(request.url).pathname), {
    headers: { 'content-type': 'text/html', etag: '"1"' },
  });

/** @param {object} [cache] */
const proxied = (cache) =>
  createProxy({ origin: 'https://site.example', base: '/inlay/', fetch: site, ...(cache && { cache }) });
const serve = (/** @type {(request: Request) => Promise<Response>} */ answer) => {
  const app = new Hono();
  app.all('*', (c) => answer(c.req.raw));
  return app;
};
const NO_CACHE = { get: () => undefined, set() {} };
const SERVERS = {
  plain: serve((request) => site(request)),
  warm: serve(proxied()),
  // Last: what it leaves for the garbage collector is not to be paid by the others.
  cold: serve(proxied(NO_CACHE)),
};

/** Milliseconds of the processor for all pages. @param {{ fetch(request: Request): Response | Promise<Response> }} app */
async function timeOf(app) {
  const start = process.cpuUsage();
  for (const path of pages.keys())
    await (await app.fetch(new Request(`https://own.example${path}`))).arrayBuffer();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const best = new Map();
for (const [name, app] of Object.entries(SERVERS))
  for (let round = 0; round <= Number(ROUNDS); round++) {
    const ms = await timeOf(app);
    // The first round fills the cache and has the engine compile.
    if (round) best.set(name, Math.min(best.get(name) ?? Number.POSITIVE_INFINITY, ms));
  }
const rows = [...best].map(([name, ms]) => [
  name,
  (ms / pages.size).toFixed(2),
  Math.round((pages.size * 1000) / ms),
]);
console.log(`\n${pages.size} pages\n`);
console.log(markdown(['server', 'ms a page', 'pages a second'], rows));
