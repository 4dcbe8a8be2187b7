// npm run edge:worker: how many pages of the folder INLAY_PAGES the worker of the guide answers within the 10 ms of the processor's time that the free plan of its
// engine gives a request, in that engine. `first` is a new instance, `cold` adopts each page anew, `warm` has it. Counted is all that the engine's process does, on
// every thread: more than a plan counts. Linux only, which says what a thread has taken. From the environment: INLAY_PAGES, ROUNDS (5).

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { savedPages } from '../../tools/saved-pages.mjs';
import { markdown } from '../support/markdown.mjs';

const LIMIT_MS = 10;
const { ROUNDS = 5 } = process.env;
const { folder, pages: files } = await savedPages();
const pages = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(folder, file)))));
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../..'));
const { startWorker } = await import('../../tools/start-worker.mjs');

/** The processes that this one has started. */
async function ownChildren() {
  const { pid } = process;
  return (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean);
}

const before = await ownChildren();
const worker = await startWorker({
  server: await readFile('dist/server.js', 'utf8'),
  bindings: { ORIGIN: 'https://site.example' },
  answer(request) {
    const etag = `"${new URL(request.url).pathname.slice(1)}"`;
    if (request.headers.get('if-none-match') === etag) return { body: null, status: 304, headers: { etag } };
    const headers = { etag, 'content-type': 'text/html;charset=utf-8', 'content-encoding': 'gzip' };
    return { body: pages[Number(etag.slice(1, -1))], headers };
  },
});
// The bundler's service is a child, too, and runs no more.
const engines = (await ownChildren()).filter((pid) => !before.includes(pid));

/** Milliseconds of the processor that the engine has taken. */
async function spent() {
  let ns = 0;
  for (const pid of engines)
    for (const task of await readdir(`/proc/${pid}/task`))
      ns += Number((await readFile(`/proc/${pid}/task/${task}/schedstat`, 'utf8')).split(' ')[0]);
  return ns / 1e6;
}

/** For each page, milliseconds of the processor. @param {string} search another one is another address */
async function timesOf(search) {
  const times = [];
  for (const index of pages.keys()) {
    const start = await spent();
    const response = await worker.dispatchFetch(`https://own.example/${index}?${search}`, {
      // The engine's stand-in would pack the page in the worker's own time.
      headers: { accept: 'text/html', 'accept-encoding': 'identity' },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${files[index]}: ${response.status}`);
    times.push((await spent()) - start);
  }
  return times;
}

/** For each page its best time. @param {number[][]} rounds */
const bestOf = ([first, ...rest]) =>
  first.map((ms, page) => Math.min(ms, ...rest.map((round) => round[page])));

const first = await timesOf('first');
const cold = [];
for (let round = 0; round < Number(ROUNDS); round++) cold.push(await timesOf(`cold${round}`));
const warm = [];
for (let round = 0; round < Number(ROUNDS); round++) warm.push(await timesOf('first'));
await worker.dispose();

const rows = Object.entries({ first, cold: bestOf(cold), warm: bestOf(warm) }).map(([name, times]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(1);
  const below = times.filter((ms) => ms <= LIMIT_MS).length;
  return [name, at(0.5), at(0.95), `${Math.round((below / times.length) * 100)} %`];
});
console.log(`\n${pages.length} pages\n`);
console.log(markdown(['instance', 'median ms', 'p95 ms', `within ${LIMIT_MS} ms`], rows));
