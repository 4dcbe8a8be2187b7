// Masonry in the DOM beside masonry-layout, Macy and infinitegrid: first layout, and layout after a resize.

import { createServer } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { icuMessages } from '../../tools/icu-plugin.mjs';
import { styleImports } from '../../tools/style-imports.mjs';
import { launch } from '../support/browser.mjs';
import { trace } from '../support/trace.mjs';
import { LIBRARIES, pageHtml } from './masonry-page.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const COUNT = Number(process.env.COUNT ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 7);
const [WIDE, NARROW] = [1200, 1000];
/** The bar: part of the fastest rival's time, and layouts that script has forced. */
const PART = 0.75;
const FORCED = 2;
/** What takes so many times the fastest one's time needs no second round. */
const HOPELESS = 20;

async function bundle(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: here, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    plugins: [icuMessages(), styleImports()],
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

const names = Object.keys(LIBRARIES);
const scripts = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await bundle(LIBRARIES[name])])),
);
const server = createServer((request, response) => {
  const name = request.url.slice(1).replace(/\.js$/, '');
  const isScript = request.url.endsWith('.js');
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? scripts[name] : pageHtml(COUNT, name));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;

/** From a task of the page's own, so that the trace shows it as script; until what it has changed is drawn. */
const run = (page, code) =>
  page.evaluate(
    `new Promise((resolve) => setTimeout(async () => {
      await ${code};
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    }))`,
  );

/** Every box must stand free of the others and within the list, in as many columns as were asked for. */
const check = (page) =>
  page.evaluate(() => {
    const rects = [...document.querySelectorAll('.item')].map((item) => item.getBoundingClientRect());
    const lefts = new Set(rects.map(({ left }) => Math.round(left)));
    const columns = [...lefts].map((left) => rects.filter((rect) => Math.round(rect.left) === left));
    const overlaps = columns.flatMap((column) =>
      column.sort((a, b) => a.top - b.top).filter((rect, at) => rect.top < (column[at - 1]?.bottom ?? 0) - 1),
    );
    return lefts.size === 4 && overlaps.length === 0 && rects.every(({ width }) => width > 200);
  });

async function measure(browser, name) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => 'start' in window);
  const first = await trace(browser, page, () => run(page, 'start()'));
  if (!(await check(page))) throw new Error(`${name}: the first layout is wrong.`);
  const resized = await trace(browser, page, () => run(page, `resize(${NARROW})`));
  if (!(await check(page))) throw new Error(`${name}: the layout after the resize is wrong.`);
  await context.close();
  return { first, resized };
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

const browser = await launch();
const samples = Object.fromEntries(names.map((name) => [name, []]));
const timeOf = (name) => samples[name][0]?.first.work ?? 0;
const isHopeless = (name) => timeOf(name) > HOPELESS * Math.min(...names.map(timeOf));
try {
  for (let round = 0; round < ROUNDS; round++) {
    const running = names.filter((name) => !isHopeless(name));
    // Each begins a round in its turn.
    for (const [at] of running.entries()) {
      const name = running[(at + round) % running.length];
      samples[name].push(await measure(browser, name));
    }
  }
} finally {
  await browser.close();
  server.close();
}
const rows = names.map((name) => {
  const of = (phase, key) => samples[name].map((sample) => sample[phase][key]);
  return {
    name,
    first: median(of('first', 'work')),
    firstForced: Math.max(...of('first', 'forced')),
    resized: median(of('resized', 'work')),
    resizedForced: Math.max(...of('resized', 'forced')),
  };
});
const rivals = rows.filter(({ name }) => name !== 'inlay');
const fastest = {
  first: Math.min(...rivals.map(({ first }) => first)),
  resized: Math.min(...rivals.map(({ resized }) => resized)),
};
console.log(
  `${COUNT} boxes in 4 columns, ${WIDE} px, then ${NARROW} px; script, style, layout and paint, median of ${ROUNDS}.\n`,
);
console.log('| library | first ms | × fastest rival | forced | resize ms | × fastest rival | forced |');
console.log('|---------|---------:|----------------:|-------:|----------:|----------------:|-------:|');
for (const { name, first, firstForced, resized, resizedForced } of rows)
  console.log(
    `| ${name} | ${first.toFixed(1)} | ${(first / fastest.first).toFixed(2)} | ${firstForced} | ${resized.toFixed(1)} | ${(resized / fastest.resized).toFixed(2)} | ${resizedForced} |`,
  );
const own = rows[0];
if (
  own.first > PART * fastest.first ||
  own.resized > PART * fastest.resized ||
  own.firstForced > FORCED ||
  own.resizedForced > FORCED
) {
  console.log('\nBehind the bar.');
  process.exitCode = 1;
}
