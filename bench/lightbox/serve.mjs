// One server for all variants: pages, bundles, Inlay's build, and the demo server's drawn pictures, drawn once.

import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { createServer } from '../../demo-server/create-server.mjs';
import { pageHtml } from './page.mjs';
import { VARIANTS } from './variants.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const TYPES = { js: 'text/javascript', css: 'text/css', png: 'image/svg+xml', html: 'text/html' };

async function bundle() {
  const files = new Map();
  const { outputFiles } = await esbuild.build({
    absWorkingDir: here,
    entryPoints: VARIANTS.flatMap(({ script }) => (script ? [`scripts/${script}`] : [])),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  for (const { path, contents } of outputFiles) files.set(`/bundle/${basename(path)}`, contents);
  for (const { name, styles = [] } of VARIANTS) {
    const { outputFiles: css } = await esbuild.build({
      absWorkingDir: here,
      stdin: {
        contents: styles.map((style) => `@import "${style}";`).join('\n'),
        loader: 'css',
        resolveDir: here,
      },
      bundle: true,
      minify: true,
      write: false,
      loader: {
        '.woff': 'dataurl',
        '.woff2': 'dataurl',
        '.ttf': 'dataurl',
        '.svg': 'dataurl',
        '.gif': 'dataurl',
      },
    });
    files.set(`/bundle/${name}.css`, css[0].contents);
  }
  return files;
}

export async function serve() {
  const files = await bundle();
  const demo = await createServer({ root, renderer: 'preact', offline: true }).listen(0);
  const answer = async (url) => {
    const { pathname, search } = url;
    if (pathname === '/blank') return '<!doctype html><link rel="icon" href="data:,">';
    const variant = VARIANTS.find(({ name }) => pathname === `/${name}.html`);
    if (variant) return pageHtml(variant);
    const known = files.get(pathname + search) ?? files.get(pathname);
    if (known) return known;
    if (pathname.startsWith('/dist/')) return readFile(join(root, pathname));
    if (!pathname.startsWith('/pictures/')) return undefined;
    const response = await fetch(new URL(pathname + search, demo.url));
    const picture = Buffer.from(await response.arrayBuffer());
    files.set(pathname + search, picture);
    return picture;
  };
  const server = createHttpServer(async (request, response) => {
    const url = new URL(request.url, 'http://127.0.0.1');
    const body = await answer(url).catch(() => undefined);
    const ending = url.pathname === '/blank' ? 'html' : url.pathname.split('.').at(-1);
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[ending] ?? 'text/plain',
      // The second opening finds its picture in the cache, as a visitor's does.
      'cache-control': 'max-age=3600',
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await demo.close();
    },
  };
}
