// Serves /VARIANT, /dist and the bundled peers on 127.0.0.1, compressed and never cached.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { PREACT_ALIAS } from '../../tools/preact-alias.mjs';
import { THEME } from '../support/theme.mjs';
import { VARIANTS } from './variants.mjs';

const HOST = '127.0.0.1';
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
const TYPES = { js: 'text/javascript', css: 'text/css', '': 'text/html' };
const PEERS = {
  'just-validate.js': ['just-validate.js', {}],
  'rhf-react.js': ['react-hook-form.jsx', {}],
  'rhf-preact.js': ['react-hook-form.jsx', PREACT_ALIAS],
};

const page = ({ head, body }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>Form</title><script>start = performance.now()</script>${head}${THEME}<body><main><h1>Form</h1>${body}</main>`;

async function bundle([script, alias]) {
  const { outputFiles } = await build({
    entryPoints: [join(here, 'scripts', script)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0].contents;
}

export async function serve() {
  const files = new Map();
  for (const variant of VARIANTS) files.set(`/${variant.name}`, brotliCompressSync(page(variant)));
  for (const [name, source] of Object.entries(PEERS))
    files.set(`/peers/${name}`, brotliCompressSync(await bundle(source)));
  const server = createServer(async ({ url }, response) => {
    const path = decodeURIComponent(new URL(url, `http://${HOST}`).pathname);
    if (!files.has(path) && path.startsWith('/dist/') && !path.includes('..')) {
      const content = await readFile(join(dist, path.slice('/dist'.length))).catch(() => undefined);
      if (content) files.set(path, brotliCompressSync(content));
    }
    const body = files.get(path);
    response.writeHead(body ? 200 : 404, {
      'content-type': `${TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text/plain'}; charset=utf-8`,
      'content-encoding': 'br',
      'cache-control': 'no-store',
    });
    response.end(body ?? brotliCompressSync(''));
  });
  await new Promise((resolve) => server.listen(0, HOST, resolve));
  return {
    url: `http://${HOST}:${server.address().port}`,
    sizeOf: (path) => files.get(path)?.length ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
