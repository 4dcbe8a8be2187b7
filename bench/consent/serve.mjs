// Serves /VARIANT (a long page with the banner's tags in its head), /dist and the peers on 127.0.0.1, compressed.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { THEME } from '../support/theme.mjs';
import { ownBuild } from './variants.mjs';

const HOST = '127.0.0.1';
const here = dirname(fileURLToPath(import.meta.url));
const FOLDERS = {
  dist: join(here, '../../dist'),
  before: process.env.BEFORE,
  own: ownBuild,
  peers: join(here, '../node_modules'),
};
const TYPES = { js: 'text/javascript', css: 'text/css' };
const SECTIONS = 60;

const section = (_, number) =>
  `<section><h2>Part ${number}</h2><p>${'Words of a page. '.repeat(40)}</p></section>`;

const page = ({ head }) =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>Consent</title><script>start = performance.now()</script>${head}${THEME}
  <body><main><h1>Page</h1>${Array.from({ length: SECTIONS }, section).join('')}</main>`;

/** @param {readonly import('./variants.mjs').Variant[]} variants */
export async function serve(variants) {
  const cache = new Map();
  const requested = [];
  let whenPainted;
  const answer = async (path) => {
    const variant = variants.find(({ name }) => path === `/${name}`);
    if (variant) return ['text/html', page(variant)];
    const [, folder, ...steps] = path.split('/');
    if (!FOLDERS[folder] || steps.includes('..')) return undefined;
    return [TYPES[path.split('.').at(-1)] ?? 'text/plain', await readFile(join(FOLDERS[folder], ...steps))];
  };
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, `http://${HOST}`);
    if (pathname === '/painted') whenPainted?.();
    else requested.push(pathname);
    if (!cache.has(pathname)) {
      const [type, body] = (await answer(pathname).catch(() => undefined)) ?? [];
      cache.set(pathname, { type, body: body && brotliCompressSync(body) });
    }
    const { type, body } = cache.get(pathname);
    response.writeHead(type ? 200 : 404, {
      'content-type': `${type ?? 'text/plain'}; charset=utf-8`,
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    response.end(body ?? brotliCompressSync(''));
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${server.address().port}`,
    sizeOf: (path) => cache.get(path)?.body.length ?? 0,
    /** The paths that have been asked for since it was called last. */
    takeRequested: () => requested.splice(0),
    /** Until a page says that it has been painted. */
    untilPainted: () => new Promise((resolve) => (whenPainted = resolve)),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
