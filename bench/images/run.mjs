// Bytes and requests of sixty pictures: Inlay beside lazysizes, the browser's own lazy loading, and the ideal.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawTestCard } from '../../demo-server/pictures/draw-test-card.mjs';
import { launch } from '../support/browser.mjs';
import { IMAGE_WIDTHS, PICTURES, pageHtml, VARIANTS } from './page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const SCREENS = [
  { width: 360, height: 740, dpr: 1 },
  { width: 360, height: 740, dpr: 2 },
  { width: 1200, height: 800, dpr: 1 },
  { width: 1200, height: 800, dpr: 2 },
];
/** Of a photograph, compressed as image hosts do it; drawn pictures are far smaller, so they are filled up. */
const BYTES_PER_PIXEL = 0.15;
const LIMIT = 1.05;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.png': 'image/svg+xml' };

const sizeOf = (candidate, { width, height }) => {
  const shown = Math.min(candidate, width);
  return { width: shown, height: Math.round((shown * height) / width) };
};
const weight = ({ width, height }) => Math.round(width * height * BYTES_PER_PIXEL);

const kept = new Map();
function draw(size) {
  const key = `${size.width}x${size.height}`;
  if (!kept.has(key)) {
    const picture = drawTestCard({ ...size, label: key });
    kept.set(key, picture.padEnd(weight(size)));
  }
  return kept.get(key);
}

let page = '';
const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1');
  const picture = PICTURES.find(({ source }) => source === pathname);
  const answer = () => {
    if (picture) return draw(sizeOf(Number.parseInt(searchParams.get('format') ?? '2500', 10), picture));
    if (pathname === '/lazysizes.js')
      return readFile(join(here, '../node_modules/lazysizes/lazysizes.min.js'));
    if (pathname.startsWith('/dist/')) return readFile(join(root, pathname));
    return page;
  };
  response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/html' });
  response.end(await answer());
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

const readRects = (opened) =>
  opened.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return { left: left + scrollX, top: top + scrollY, width, height };
    }),
  );

/** What each picture costs when it comes once, in the smallest width that is sharp in its box. */
function ideal(rects, dpr) {
  const sizes = PICTURES.map((picture, index) => {
    const { width, height } = rects[index];
    const wanted = Math.min(Math.max(width, (height * picture.width) / picture.height) * dpr, picture.width);
    return sizeOf(IMAGE_WIDTHS.find((candidate) => candidate >= wanted - 0.5) ?? 2500, picture);
  });
  return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + weight(size), 0) };
}

/** Opens the page, rests at its head, and goes through it to its end. */
async function visit(browser, name, { dpr, ...viewport }, rects) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: dpr });
  const opened = await context.newPage();
  const asked = [];
  opened.on('response', async (response) => {
    if (!response.url().includes('/picture/')) return;
    const { pathname, searchParams } = new URL(response.url());
    const picture = PICTURES.find(({ source }) => source === pathname);
    asked.push(weight(sizeOf(Number.parseInt(searchParams.get('format') ?? '2500', 10), picture)));
  });
  page = pageHtml(name, rects);
  await opened.goto(origin, { waitUntil: 'load' });
  await opened.waitForLoadState('networkidle');
  const first = { requests: asked.length, bytes: asked.reduce((sum, bytes) => sum + bytes, 0) };
  const end = await opened.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += viewport.height / 2) {
    await opened.evaluate((y) => scrollTo(0, y), top);
    await opened.waitForFunction(() =>
      [...document.images].every((image) => {
        const { top: edge, bottom } = image.getBoundingClientRect();
        return bottom < 0 || edge > innerHeight || (image.complete && image.naturalWidth > 0);
      }),
    );
  }
  await opened.waitForLoadState('networkidle');
  const result = {
    name,
    first,
    whole: { requests: asked.length, bytes: asked.reduce((sum, bytes) => sum + bytes, 0) },
    rects: await readRects(opened),
  };
  await context.close();
  return result;
}

const browser = await launch();
let isReached = true;
console.log(`Chromium ${browser.version()}, ${PICTURES.length} pictures, gone through to the end.\n`);
console.log('| screen | loader | requests | KB | ÷ ideal | before scrolling: requests | KB |');
console.log('|--------|--------|---------:|---:|--------:|---------------------------:|---:|');
const KB = (bytes) => Math.round(bytes / 1000);
try {
  for (const screen of SCREENS) {
    const label = `${screen.width} px, ${screen.dpr}×`;
    let rects;
    for (const name of VARIANTS) {
      const result = await visit(browser, name, screen, rects);
      rects ??= result.rects;
      const best = ideal(rects, screen.dpr);
      const ratio = result.whole.bytes / best.bytes;
      if (name === VARIANTS[0]) {
        isReached &&= ratio <= LIMIT && result.whole.requests === best.requests;
        console.log(`| ${label} | ideal | ${best.requests} | ${KB(best.bytes)} | 1.00 | | |`);
      }
      const { whole, first } = result;
      console.log(
        `| ${label} | ${name} | ${whole.requests} | ${KB(whole.bytes)} | ${ratio.toFixed(2)} | ${first.requests} | ${KB(first.bytes)} |`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`\nAt most ${LIMIT} × the ideal, each picture once: ${isReached ? 'reached' : 'not reached'}.`);
if (!isReached) process.exitCode = 1;
