// npm run events: what events cost a page: bytes of script, requests for twenty events, and how long a click waits that records one.
// From the environment: ROUNDS (5), SLOWDOWN (4) of the CPU. Rounds are interleaved, each load has a fresh context.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const CLICKS = 100;
const EVENTS = 20;
/** Longer than any of them waits for more events. */
const SETTLED_MS = 6000;
const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, '../../dist');

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function bundle(source) {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: here },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return Buffer.from(outputFiles[0].contents);
}

const scripts = new Map();
for (const { name, source } of VARIANTS) if (source) scripts.set(name, await bundle(source));

/** Requests that are not for a page or its script, by variant. */
const sent = new Map(VARIANTS.map(({ name }) => [name, 0]));

const page = ({ name, head }) =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>${name}</title>
  ${head ?? `<script type="module" src="/script/${name}.js"></script>`}
  <body><button>Play</button></body></html>`;

const server = createServer(async ({ url, headers }, response) => {
  const { pathname } = new URL(url, 'http://127.0.0.1');
  const [, folder, ...rest] = pathname.split('/');
  const variant = VARIANTS.find(({ name }) => pathname === `/${name}`);
  const answer = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
  if (variant) return answer('text/html', page(variant));
  if (folder === 'script') return answer('text/javascript', scripts.get(rest[0].replace('.js', '')));
  if (folder === 'dist') {
    const body = await readFile(join(dist, ...rest)).catch(() => '');
    return answer(pathname.endsWith('.css') ? 'text/css' : 'text/javascript', body);
  }
  const { pathname: from } = new URL(headers.referer ?? 'http://127.0.0.1/');
  sent.set(from.slice(1), (sent.get(from.slice(1)) ?? 0) + 1);
  return answer('application/json', '{}');
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const url = `http://127.0.0.1:${server.address().port}`;

async function measure(browser, { name }) {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    const files = [];
    tab.on('response', (response) => files.push(new URL(response.url()).pathname));
    await tab.goto(`${url}/${name}`);
    await tab.waitForFunction(() => typeof record === 'function');
    // Inlay's late code, and what others send by themselves.
    await tab.waitForLoadState('networkidle');
    await tab.waitForTimeout(SETTLED_MS);
    const before = sent.get(name);
    await tab.evaluate((count) => record(count), EVENTS);
    await tab.waitForTimeout(SETTLED_MS);
    const requests = sent.get(name) - before;
    const session = await context.newCDPSession(tab);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const delays = await tab.evaluate(async (clicks) => {
      const button = document.querySelector('button');
      const measured = [];
      for (let left = clicks; left > 0; left--) {
        const listen = (event) => {
          const start = performance.now();
          record(1);
          measured.push(performance.now() - start);
          event.preventDefault();
        };
        button.addEventListener('click', listen, { once: true });
        button.click();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      return measured;
    }, CLICKS);
    return { files, requests, click: median(delays), worst: Math.max(...delays) };
  } finally {
    await context.close();
  }
}

/** Bytes that a page loads for events: a peer's script; of Inlay the chunk with visits and queue, and all that it imports. */
async function countBytes({ name }) {
  if (scripts.has(name)) return brotliCompressSync(scripts.get(name)).length;
  const chunks = JSON.parse(await readFile(join(dist, 'preact/chunks.json'), 'utf8'));
  const { preact } = JSON.parse(await readFile(join(dist, 'sizes.json'), 'utf8'));
  // What any page with a block has.
  const needed = chunks.visits.filter((file) => !chunks.mounting.includes(file));
  return needed.reduce((sum, file) => sum + preact.files[file].brotli, 0);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
try {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const variant of VARIANTS) rounds.push({ variant, ...(await measure(browser, variant)) });
  }
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpus()[0].model}, ${ROUNDS} rounds\n`,
  );
  console.log(`| script | KB | requests for ${EVENTS} events | click ms, median | click ms, worst |`);
  console.log('|--------|---:|-----------------------:|-----------------:|----------------:|');
  for (const variant of VARIANTS) {
    const own = rounds.filter((one) => one.variant === variant);
    const cells = [
      (await countBytes(variant)) / 1024,
      median(own.map(({ click }) => click)),
      median(own.map(({ worst }) => worst)),
    ].map((value) => value.toFixed(2));
    const requests = median(own.map((one) => one.requests));
    console.log(`| ${variant.name} | ${cells[0]} | ${requests} | ${cells[1]} | ${cells[2]} |`);
  }
} finally {
  await browser.close();
  server.close();
}
