// npm run server: what `inlay/server` costs on published pages, as ratios to parse5's bare parse of the same pages in the same run. The first table
// is over the pages of the folder INLAY_PAGES, the second over pages that grow. CPU time, so that a busy machine says the same.
// A third one has the memory that these need at most. From the environment: INLAY_PAGES, ROUNDS (7), SERVER (another `server.js` than that in `dist/`),
// SIZES=0 to leave the tables of growing pages out.

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'parse5';
import { savedPages } from '../../tools/saved-pages.mjs';
import { markdown } from '../support/markdown.mjs';
import { growingPage } from './growing-page.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { ROUNDS = 7, SERVER, SIZES = '100000 1000000 10000000' } = process.env;
const { folder, pages: files } = await savedPages();

const address = pathToFileURL(SERVER ?? join(root, 'dist/server.js')).href;
/** @type {typeof import('../../src/server/public')} */
const server = await import(address);
const options = { base: '/inlay/' };
/** What is measured, by name; the first is the measure of the others. @type {Readonly<Record<string, (html: string) => unknown>>} */
const TASKS = {
  parse5: (html) => parse(html),
  filesFor: (html) => server.filesFor(html),
  headFor: (html) => server.headFor(html, options),
  adopt: (html) => server.adopt(html, options),
};

/** @param {string[]} head @param {(string | number)[][]} rows */
const printTable = (head, rows) =>
  console.log(
    markdown(
      head,
      rows.map(([name, ...values]) => [name, ...values.map((value) => Number(value).toFixed(2))]),
    ),
  );

/** Milliseconds of the processor. @param {() => unknown} run */
function timeOf(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** @param {readonly number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** The best of several rounds, in which the tasks take turns. @param {string} html @param {number} rounds */
function measure(html, rounds) {
  const best = new Map(Object.keys(TASKS).map((name) => [name, Number.POSITIVE_INFINITY]));
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(TASKS))
      best.set(
        name,
        Math.min(
          best.get(name) ?? 0,
          timeOf(() => run(html)),
        ),
      );
  return best;
}

const pages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
// The engine compiles what runs often: pages of a server that has just started are not measured.
for (const html of pages) measure(html, 1);

const measured = pages.map((html) => measure(html, Number(ROUNDS)));
const timesOf = (/** @type {string} */ name) => measured.map((one) => one.get(name) ?? 0);
const [bare = ''] = Object.keys(TASKS);
const rows = Object.keys(TASKS).map((name) => {
  const ratios = measured.map((one) => (one.get(name) ?? 0) / (one.get(bare) || 1));
  const columns = [quantile(timesOf(name), 0.5), quantile(timesOf(name), 0.95)];
  const ofTimes = [0.5, 0.95].map((share) => quantile(timesOf(name), share) / quantile(timesOf(bare), share));
  return [name, ...columns, ...ofTimes, quantile(ratios, 0.5), quantile(ratios, 0.95)];
});
console.log(
  `\n${pages.length} pages, median ${Math.round(
    quantile(
      pages.map(({ length }) => length),
      0.5,
    ) / 1000,
  )} K characters\n`,
);
printTable(
  ['task', 'ms median', 'ms p95', '× median', '× p95', '× of a page, median', '× of a page, p95'],
  rows,
);

const sizes = SIZES.split(' ').map(Number).filter(Boolean);
if (sizes.length) {
  const grown = sizes.map((size) => {
    const html = growingPage(size);
    const best = measure(html, size > 1e6 ? 1 : 3);
    return [size, ...[...best.values()].map((ms) => (ms * 1000) / (html.length / 1000))];
  });
  console.log('\nMicroseconds per 1,000 characters of a page\n');
  printTable(['characters', ...Object.keys(TASKS)], grown);
  const memory = fileURLToPath(new URL('memory.mjs', import.meta.url));
  const ask = (/** @type {(string | number)[]} */ ...given) =>
    Number(execFileSync(process.execPath, [memory, address, ...given.map(String)], { encoding: 'utf8' }));
  console.log('\nMost memory, in bytes for each character of a page\n');
  printTable(
    ['characters', ...Object.keys(TASKS)],
    sizes.map((size) => [size, ...Object.keys(TASKS).map((name) => ask(name, size))]),
  );
}
