// The demo server with a build that follows the sources and pages that reload themselves.

import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from '../demo-server/create-server.mjs';
import { listen } from '../demo-server/listen.mjs';
import { bundleServer } from './build-server.mjs';
import { createDevBundle } from './dev-bundle.mjs';
import { readFamilies } from './style-families.mjs';

const CLIENT = new URL('dev-client.js', import.meta.url);
/** Editors write a file in several steps, and formatters write it again. */
const SETTLE_MS = 30;

/** @type {Readonly<Record<string, string>>} */
const TYPES = { css: 'text/css', js: 'text/javascript', map: 'application/json' };

/**
 * @param {string | ReadableStream} body
 * @param {string} [type]
 */
const answer = (body, type = 'text/plain') =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' } });

/** @param {Response} response */
async function addClient(response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  // Byte for byte whatever its encoding is.
  const html = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const tag = '<script type="module" src="/dev/client.js"></script>';
  const withTag = /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, `$&${tag}`) : html + tag;
  return new Response(Buffer.from(withTag, 'latin1'), { status: response.status, headers });
}

/**
 * `inlay/server` from the sources. It takes the platform out of saved pages; that it knows no files is all the same.
 * @param {string} root
 * @param {'preact' | 'react'} renderer
 */
async function importServer(root, renderer) {
  const { text } = await bundleServer({
    root,
    version: 'dev',
    families: await readFamilies(root),
    leads: {},
    builds: { [renderer]: { loads: {}, integrity: {}, stub: '' } },
  });
  return import(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`);
}

/**
 * @typedef {object} DevOptions
 * @property {string} root
 * @property {'preact' | 'react'} renderer the only one that is built
 * @property {(line: string) => void} [log]
 */

/** @param {Omit<Parameters<typeof createServer>[0], 'root' | 'renderer'> & DevOptions} options */
export async function createDevServer({ log = console.log, ...options }) {
  const { root, renderer } = options;
  const bundle = await createDevBundle({ root, renderer });
  /** @type {Promise<import('../demo-server/pages/pages-routes.mjs').InlayServer> | undefined} */
  let server;
  const { app } = createServer({ ...options, loadServer: () => (server ??= importServer(root, renderer)) });
  /** @type {Set<ReadableStreamDefaultController>} */
  const pages = new Set();
  const encoder = new TextEncoder();
  /** @type {{ build: number, errors: string[] }} */
  let state = { build: 0, errors: [] };
  /**
   * When the change was saved that no page has shown yet.
   * @type {number | undefined}
   */
  let savedAt;

  const message = () => encoder.encode(`data: ${JSON.stringify(state)}\n\n`);
  const tell = () => {
    for (const page of pages) page.enqueue(message());
  };

  async function rebuild() {
    const start = performance.now();
    const errors = await bundle.rebuild();
    const took = Math.round(performance.now() - start);
    log(errors.length ? errors.join('\n') : `Built in ${took} ms.`);
    reload(errors);
  }
  /** @param {string[]} errors of the last build */
  function reload(errors) {
    state = { build: state.build + 1, errors };
    tell();
  }
  /** Demo pages are served from their files. */
  function showPages() {
    log('No build needed.');
    reload(state.errors);
  }

  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** One build at a time; what is saved meanwhile is built afterwards. */
  let building = rebuild();
  let isBuildDue = false;
  const onChange = (/** @type {boolean} */ needsBuild) => {
    savedAt ??= performance.now();
    isBuildDue ||= needsBuild;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const follow = isBuildDue ? rebuild : showPages;
      isBuildDue = false;
      building = building.then(follow);
    }, SETTLE_MS);
  };
  await building;
  const watchFolder = (/** @type {string} */ folder, /** @type {boolean} */ needsBuild) =>
    watch(join(root, folder), { recursive: true }, () => onChange(needsBuild));
  const watchers = [watchFolder('src', true), watchFolder('demo-pages', false)];

  function events() {
    /** @type {ReadableStreamDefaultController} */
    let own;
    const body = new ReadableStream({
      start(controller) {
        own = controller;
        pages.add(own);
        own.enqueue(message());
      },
      cancel: () => void pages.delete(own),
    });
    return answer(body, 'text/event-stream');
  }

  function noteSeen() {
    if (savedAt !== undefined) log(`Seen ${Math.round(performance.now() - savedAt)} ms after it was saved.`);
    savedAt = undefined;
    return new Response(null, { status: 204 });
  }

  /** @param {Request} request */
  async function fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/dev/events') return events();
    if (pathname === '/dev/seen') return noteSeen();
    if (pathname === '/dev/client.js') return answer(await readFile(CLIENT, 'utf8'), TYPES.js);
    const file = pathname.startsWith('/dist/') && bundle.read(pathname.slice('/dist/'.length));
    if (file) return answer(file, TYPES[pathname.split('.').at(-1) ?? '']);
    return addClient(await app.fetch(request));
  }

  return {
    /** @param {number} port */
    async listen(port) {
      const { url, close } = await listen(fetch, port);
      return {
        url,
        async close() {
          clearTimeout(timer);
          for (const watcher of watchers) watcher.close();
          await building;
          await Promise.all([close(), bundle.close()]);
        },
      };
    },
  };
}
