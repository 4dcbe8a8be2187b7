// Pages of variants, their scripts, Inlay's files, and one server for whatever they report, on 127.0.0.1.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { build } from 'esbuild';

const HOST = '127.0.0.1';
const TYPES = { js: 'text/javascript', css: 'text/css' };
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const GZIP_MAGIC = 0x1f8b;
const LOOK_MS = 50;
const WAIT_MS = 30_000;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** A module and all that it imports, as a site would ship it. */
async function bundle(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: join(root, 'bench') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return Buffer.from(outputFiles[0].contents);
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const isPacked = body.length > 1 && body.readUInt16BE(0) === GZIP_MAGIC;
  return { bytes: body.length, text: String(isPacked ? gunzipSync(body) : body) };
}

/**
 * Serves `/NAME` for each page, `/scripts/NAME.js` for each source, `/dist` and `/blank`. Every other request is a report.
 *
 * @param {{ pages: Readonly<Record<string, string>>, sources: Readonly<Record<string, string>> }} options
 */
export async function collect({ pages, sources }) {
  const scripts = new Map();
  for (const [name, source] of Object.entries(sources))
    scripts.set(`/scripts/${name}.js`, await bundle(source));
  const readScript = async (path) => scripts.get(path) ?? (await readFile(join(root, path)));
  const documents = new Map(Object.entries(pages).map(([name, page]) => [`/${name}`, page]));
  documents.set('/blank', '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>');

  let reports = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, `http://${HOST}`);
    const answer = (type, body) =>
      response
        .writeHead(200, {
          'content-type': type,
          'content-length': Buffer.byteLength(body),
          'cache-control': 'no-store',
        })
        .end(body);
    if (documents.has(pathname)) return answer('text/html; charset=utf-8', documents.get(pathname));
    if (/^\/(?:dist|scripts)\//.test(pathname)) {
      const body = await readScript(pathname).catch(() => undefined);
      if (!body) return response.writeHead(404).end();
      return answer(TYPES[pathname.split('.').at(-1)] ?? 'text/plain', body);
    }
    reports.push({ path: pathname, ...(await readBody(request)) });
    // Inlay's figures of its own speed are for one load.
    if (pathname === '/api/1/performance/settings')
      return answer('application/json', '{"pageLoadId":"bench"}');
    return request.method === 'GET' ? answer('image/gif', PIXEL) : answer('application/json', '{}');
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    origin: `http://${HOST}:${server.address().port}`,
    /** Forgets what has been reported so far. */
    clear() {
      reports = [];
    },
    /** Waits for a report to this path. */
    async waitFor(path) {
      for (let left = WAIT_MS; !reports.some((report) => report.path === path); left -= LOOK_MS) {
        if (left <= 0) throw new Error(`Nothing has been sent to ${path}.`);
        await sleep(LOOK_MS);
      }
    },
    /** All reports, once none has come for so long. */
    async settle(ms) {
      for (let count = reports.length, since = Date.now(); Date.now() - since < ms; await sleep(LOOK_MS)) {
        if (reports.length === count) continue;
        count = reports.length;
        since = Date.now();
      }
      return [...reports];
    },
    /** Of the scripts among these addresses, compressed. */
    async weigh(paths) {
      let bytes = 0;
      for (const path of new Set(paths))
        if (path.endsWith('.js')) bytes += brotliCompressSync(await readScript(path)).length;
      return bytes;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** The files of one of Inlay's chunks, beyond `site.js`. */
export async function filesBeyondRuntime(chunk) {
  const chunks = JSON.parse(await readFile(join(root, 'dist/preact/chunks.json'), 'utf8'));
  return chunks[chunk].map((file) => `/dist/preact/${file}`);
}
