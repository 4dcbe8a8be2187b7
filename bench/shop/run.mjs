// How long after the press of "Add to cart" the cart in the header says so, and what that weighs.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { launch } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { bubble, PAGES } from './page.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 15);
/** What the server takes for any answer about the cart. */
const ANSWER_MS = Number(process.env.ANSWER_MS ?? 150);
const CLICKS = ['first', 'second'];
const root = fileURLToPath(new URL('../..', import.meta.url));
const TYPES = { js: 'text/javascript', css: 'text/css' };

/** A shop whose cart counts; pages, files and answers of both kinds. */
async function serve() {
  let count = 0;
  const json = (response, body, headers = {}) =>
    setTimeout(() => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(body));
    }, ANSWER_MS);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = decodeURIComponent(pathname.slice(1));
    if (PAGES[name]) {
      count = 0;
      response.writeHead(200, {
        'content-type': 'text/html',
        'set-cookie': ['crumb=c', 'hasCart=; Max-Age=0', 'CART=; Max-Age=0'],
      });
      return response.end(PAGES[name]);
    }
    if (request.method === 'POST') {
      count += 1;
      if (name === 'cart/add.js') return json(response, { sections: { 'cart-icon-bubble': bubble(count) } });
      const entry = {
        id: 'e1',
        itemId: '65d0000000000000000000a2',
        quantity: count,
        unitPrice: { currency: 'GBP', value: '19.95' },
      };
      const shoppingCart = { id: 'c1', entries: [entry], totalQuantity: count };
      return json(response, { shoppingCart }, { 'set-cookie': ['CART=c1', 'hasCart=true'] });
    }
    const file = name.startsWith('dist/') ? `${root}${name}` : `${root}bench/shop/${name}`;
    try {
      const body = await readFile(file);
      response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1)] ?? 'text/plain' });
      return response.end(body);
    } catch {
      response.writeHead(404);
      return response.end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Runs in the page: presses the button, and resolves to how long the number in the header has taken to change, and to be painted. */
const press = (wanted) =>
  new Promise((resolve) => {
    const count = () => document.querySelector('header .count').textContent;
    let pressed = 0;
    const observer = new MutationObserver(() => {
      if (count() !== wanted) return;
      observer.disconnect();
      resolve(performance.now() - pressed);
    });
    observer.observe(document.querySelector('header'), {
      childList: true,
      characterData: true,
      subtree: true,
    });
    pressed = performance.now();
    document.querySelector('.add').click();
  });

async function visit(browser, origin, name) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const files = new Set();
    page.on('response', (answer) => {
      if (['script', 'stylesheet'].includes(answer.request().resourceType())) files.add(answer.url());
    });
    await page.goto(`${origin}/${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
    if (name.startsWith('inlay')) await page.evaluate(() => window.Inlay.whenReady({ all: true }));
    await page.waitForLoadState('networkidle');
    const atStart = new Set(files);
    const times = [];
    for (const index of CLICKS.keys()) {
      times.push(await page.evaluate(press, `${index + 1}`));
      await page.waitForLoadState('networkidle');
      // The button says for two seconds that it is done; the pattern's is ready at once.
      await page.waitForTimeout(ANSWER_MS * 2);
    }
    const bytes = async (urls) => {
      const all = await Promise.all(
        [...urls].map(async (url) => {
          const name = new URL(url).pathname;
          const file = name.startsWith('/dist/') ? `${root}${name}` : `${root}bench/shop${name}`;
          return brotliCompressSync(await readFile(file)).length;
        }),
      );
      return all.reduce((sum, one) => sum + one, 0);
    };
    return { times, start: await bytes(atStart), total: await bytes(files), files: files.size };
  } finally {
    await context.close();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

const server = await serve();
const browser = await launch();
const visits = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const name of Object.keys(PAGES)) visits[name].push(await visit(browser, server.origin, name));
}
await browser.close();
server.close();
const lines = Object.entries(visits).map(([name, all]) => [
  name,
  kilobytes(all[0].start),
  kilobytes(all[0].total),
  all[0].files,
  ...CLICKS.flatMap((_, click) => {
    const times = all.map(({ times }) => times[click]);
    return [median(times).toFixed(0), Math.min(...times).toFixed(0)];
  }),
]);
console.log(
  markdown(
    ['', 'br KB at start', 'with the clicks', 'files', '1st click ms', 'min', '2nd click ms', 'min'],
    lines,
  ),
);
