// Serves /VARIANT, /dist and the bundle of Chart.js on 127.0.0.1, compressed.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { SAMPLES, SERIES } from './data.mjs';

const HOST = '127.0.0.1';
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');
const TYPES = { js: 'text/javascript', css: 'text/css' };

const settings = JSON.stringify({
  title: 'Temperature',
  legend: 'visible',
  chartType: 1010,
  dataTable: {
    data: SAMPLES.map((_, index) => SERIES.map(({ data }) => data[index])),
    seriesLabels: SERIES.map(({ label }) => label),
    sampleLabels: SAMPLES,
  },
}).replaceAll('"', '&quot;');

const BLOCK = `<div class="sqs-block sqs-block-chart" id="block-1"><div class="chart-block-container chart-type-1010" data-settings="${settings}">
  <h2>Temperature</h2><div class="chart-block-body legend-visible">
    <div class="chart-block-legend attach1"><figcaption class="legend-content"></figcaption></div>
    <div class="chart-block-content"><div><canvas></canvas></div></div>
    <div class="chart-block-legend attach2"><figcaption class="legend-content"></figcaption></div>
  </div><div class="chart-block-caption"></div></div></div>`;

const inlay = (renderer) => ({
  name: renderer === 'preact' ? 'inlay' : 'inlay-react',
  head: `<link rel="stylesheet" href="/dist/site.css"><script type="module" src="/dist/${renderer}/site.js"></script>`,
  body: BLOCK,
  drawn: '.inlay-chart-mark',
});

export const VARIANTS = [
  inlay('preact'),
  inlay('react'),
  {
    name: 'chart.js',
    head: '<script type="module" src="/bundle/chartjs.js"></script>',
    body: '<h2>Temperature</h2><div style="position: relative; block-size: 29rem"><canvas role="img" aria-label="Temperature"></canvas></div>',
    // It sets the size of its canvas when it draws.
    drawn: 'canvas[style*="display"]',
  },
];

const page = ({ name, head, body }) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
  <title>${name}</title><script>start = performance.now()</script><style>body { max-inline-size: 58rem; margin: 1rem auto }</style>${head}
  <body data-inlay-look="base"><main>${body}</main>`;

async function bundle() {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: ['scripts/chartjs.js'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    nodePaths: [join(here, '../node_modules')],
    legalComments: 'none',
  });
  return outputFiles[0].contents;
}

export async function serve() {
  const chartJs = await bundle();
  const cache = new Map();
  const answer = async (path) => {
    const variant = VARIANTS.find(({ name }) => path === `/${name}`);
    if (variant) return ['text/html', page(variant)];
    if (path === '/blank') return ['text/html', '<!doctype html><link rel="icon" href="data:,">'];
    if (path === '/bundle/chartjs.js') return [TYPES.js, chartJs];
    const [, folder, ...steps] = path.split('/');
    if (folder !== 'dist' || steps.includes('..')) return undefined;
    return [TYPES[path.split('.').at(-1)] ?? 'text/plain', await readFile(join(dist, ...steps))];
  };
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, `http://${HOST}`);
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
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
