// npm run marquee: five lines of moving text beside react-fast-marquee: bytes, and what the main thread does in ten seconds.
// ROUNDS (3) and SECONDS (10) from the environment.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { trace } from '../support/trace.mjs';
import { bundlePeer, pageOf, VARIANTS } from './page.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 10);
const REST_MS = 1500;
const HOST = '127.0.0.1';
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const TYPES = { js: 'text/javascript', css: 'text/css' };

const peers = { react: await bundlePeer('react'), preact: await bundlePeer('preact') };

async function answer(pathname) {
  const variant = VARIANTS[decodeURIComponent(pathname.slice(1))];
  if (variant) return ['text/html', pageOf(variant)];
  const [, folder, ...steps] = pathname.split('/');
  if (folder === 'peer') return [TYPES.js, peers[steps[0].replace('.js', '')]];
  if (folder !== 'dist' || steps.includes('..')) throw new Error(`${pathname} is not there.`);
  return [TYPES[pathname.split('.').at(-1)] ?? 'text/plain', await readFile(join(root, 'dist', ...steps))];
}

const sizes = new Map();
const server = createServer(async ({ url }, response) => {
  const { pathname } = new URL(url, `http://${HOST}`);
  try {
    const [type, body] = await answer(pathname);
    if (type !== 'text/html') sizes.set(pathname, brotliCompressSync(body).length);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((resolve) => server.listen(0, HOST, resolve));
const origin = `http://${HOST}:${server.address().port}`;

/** Where each line is, to see that it moves. */
const placesOf = (page, selector) =>
  page.locator(selector).evaluateAll((tracks) => tracks.map((track) => track.getBoundingClientRect().left));

async function measure(browser, name) {
  const { moving } = VARIANTS[name];
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  try {
    const page = await context.newPage();
    const files = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${origin}/${encodeURIComponent(name)}`);
    if (moving) await page.locator(moving).nth(4).waitFor();
    // What boots late and measures again has its turn before the count.
    await page.waitForTimeout(REST_MS);
    const before = moving && (await placesOf(page, moving));
    const found = await trace(browser, page, () => page.waitForTimeout(SECONDS * 1000));
    const after = moving && (await placesOf(page, moving));
    if (before?.some((left, index) => left === after[index])) throw new Error(`${name} does not move.`);
    return { ...found, files: [...new Set(files)].filter((file) => sizes.has(file)) };
  } finally {
    await context.close();
  }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const kb = (files) => (files.reduce((sum, file) => sum + sizes.get(file), 0) / 1024).toFixed(1);

const browser = await launch();
try {
  const names = Object.keys(VARIANTS);
  const samples = new Map(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) samples.get(name).push(await measure(browser, name));
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${ROUNDS} rounds of ${SECONDS} s\n`);
  const rows = names.map((name) => {
    const own = samples.get(name);
    const { files } = own[0];
    const of = (key) => median(own.map((sample) => sample[key]));
    return [
      name,
      kb(files),
      kb(files.filter((file) => /marquee|\/peer\//.test(file))),
      of('styles'),
      of('layouts'),
      of('frames'),
      of('work').toFixed(1),
    ];
  });
  console.log(
    markdown(
      ['5 lines', 'br KB, all', 'br KB of it for marquees', 'styles', 'layouts', 'frames', 'main thread ms'],
      rows,
    ),
  );
} finally {
  await browser.close();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
