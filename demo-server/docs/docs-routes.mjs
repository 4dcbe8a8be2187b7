import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { drawPage } from '../draw-page.mjs';
import { SITE_FOLDER } from './site-folder.mjs';

/** @type {Map<string, Promise<string | undefined>>} the build of each root */
const builds = new Map();

/**
 * Builds the documentation where it is missing or older than its pages, once.
 * @param {string} root
 * @returns {Promise<string | undefined>} what the build has said, where it has failed
 */
export function prepareDocs(root) {
  const build = builds.get(root) ?? buildIfStale(root);
  builds.set(root, build);
  return build;
}

/**
 * The documentation under `/docs/`. It is built at the first request, if `prepareDocs` has not been called before; until it is there a page
 * says so and loads itself again.
 * @param {{ root: string }} options
 */
export function createDocsRoutes({ root }) {
  const routes = new Hono();
  // It warns about a folder that does not exist yet.
  /** @type {import('hono').MiddlewareHandler | undefined} */
  let files;
  /** @type {{ fault: string | undefined } | undefined} */
  let built;

  routes.use('/docs/*', compress());
  routes.get('/docs', (c) => c.redirect('/docs/'));
  routes.get('/docs/*', async (c, next) => {
    if (!built) {
      const building = prepareDocs(root).then((fault) => {
        built = { fault };
      });
      // What is there and current is served at once.
      await Promise.race([building, new Promise((resolve) => setTimeout(resolve, 500))]);
    }
    if (built && built.fault === undefined) {
      // Names of assets hold a hash.
      const isAsset = c.req.path.startsWith('/docs/assets/');
      c.header('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
      return next();
    }
    c.header('Cache-Control', 'no-store');
    return c.html(drawWaiting(built?.fault), 503);
  });
  routes.get('/docs/*', (c, next) => {
    files ??= serveStatic({
      root: join(root, SITE_FOLDER),
      rewriteRequestPath: (path) => path.replace(/^\/docs/, ''),
    });
    return files(c, next);
  });
  // Addresses as people type them: `/docs/playground`.
  routes.get('/docs/*', (c, next) =>
    existsSync(join(root, SITE_FOLDER, `${c.req.path.slice('/docs/'.length)}.html`))
      ? c.redirect(`${c.req.path}.html`)
      : next(),
  );
  return routes;
}

/** What the documentation is built from, besides `docs/`: the start page takes from README, links to demo pages from the groups. */
const BUILT_FROM = ['README.md', 'demo-server/demo/demo-groups.mjs'];

/** When the newest file below a folder was changed. @param {string} folder */
async function newestIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  // A build changes the time of the folder that it has its temporary files in.
  const files = entries.filter((entry) => entry.isFile());
  const times = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs),
  );
  return Math.max(...times);
}

/** @param {string} root @returns {Promise<string | undefined>} what the build has said, where it has failed */
async function buildIfStale(root) {
  const index = join(root, SITE_FOLDER, 'index.html');
  const others = BUILT_FROM.map((file) => join(root, file)).filter((file) => existsSync(file));
  const times = others.map(async (file) => (await stat(file)).mtimeMs);
  const newest = Math.max(await newestIn(join(root, 'docs')), ...(await Promise.all(times)));
  if (existsSync(index) && (await stat(index)).mtimeMs > newest) return undefined;
  console.log('Building the documentation …');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/docs.mjs'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (data) => {
      words += data;
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      if (code !== 0) console.log(`The documentation could not be built.\n${words}`);
      resolve(code === 0 ? undefined : words || `The build ended with code ${code}.`);
    });
  });
}

/** @param {string | undefined} fault */
const drawWaiting = (fault) =>
  drawPage({
    title: 'Documentation – Inlay',
    style: 'index.css',
    meta: fault === undefined && html`<meta http-equiv="refresh" content="2">`,
    body: html`<header class="top">
<p class="brand">Inlay</p>
<h1>${fault === undefined ? 'The documentation is being built …' : 'The documentation could not be built'}</h1>
${fault === undefined ? html`<p class="lead">That takes about half a minute. This page loads itself again; the <a href="/">demo pages</a> are there already.</p>` : html`<p class="lead">Run <code>npm run docs</code>.</p><pre>${fault}</pre>`}
</header>`,
  });
