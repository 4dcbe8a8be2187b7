// npm run errors: what 500 errors in a loop cost: bytes of script, requests, and time of the main thread.
// From the environment: ROUNDS (5). Rounds are interleaved, each load has a fresh context.

import { launch } from '../support/browser.mjs';
import { collect, filesBeyondRuntime } from '../support/collector.mjs';
import { markdown } from '../support/markdown.mjs';
import { trace } from '../support/trace.mjs';
import { LOOPS, page, SOURCES, VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ERRORS = 500;
/** Longer than any of them waits for more errors. */
const SETTLED_MS = 2000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const addressOf = (name) => encodeURIComponent(name).replaceAll('%2C%20', '-');

const server = await collect({
  pages: Object.fromEntries(VARIANTS.map((variant) => [addressOf(variant.name), page(variant)])),
  sources: SOURCES,
});
const browser = await launch();

async function measure({ name, first }, { loop, ...options }) {
  const context = await browser.newContext();
  try {
    server.clear();
    const tab = await context.newPage();
    const files = [];
    tab.on('response', (response) => files.push(new URL(response.url()).pathname));
    await tab.goto(`${server.origin}/${addressOf(name)}`, { waitUntil: 'networkidle' });
    if (first) await server.waitFor(first);
    await server.settle(SETTLED_MS);
    server.clear();
    const atStart = [...files];
    let reports = [];
    const { work } = await trace(browser, tab, async () => {
      await tab.evaluate((how) => failOften(how), { count: ERRORS, ...options });
      reports = await server.settle(SETTLED_MS);
    });
    const isTold = reports.some(({ text }) => text.includes('It has failed'));
    if (isTold !== (name !== 'none'))
      throw new Error(`${name} has ${isTold ? '' : 'not '}reported an error.`);
    const told = reports.reduce((sum, { text }) => sum + (text.match(/"It has failed/g) ?? []).length, 0);
    const sent = reports.reduce((sum, { bytes }) => sum + bytes, 0);
    return { name, loop, atStart, files, requests: reports.length, told, sent, work };
  } finally {
    await context.close();
  }
}

const samples = [];
try {
  console.log(`Chromium ${browser.version()}, Node ${process.version}, ${ROUNDS} rounds\n`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const loop of LOOPS) {
      for (let index = 0; index < VARIANTS.length; index++)
        samples.push(await measure(VARIANTS[(index + round) % VARIANTS.length], loop));
    }
  }
} finally {
  await browser.close();
  await server.close();
}

const kb = (bytes) => (bytes / 1024).toFixed(1);
const sizes = [];
for (const { name } of VARIANTS) {
  const [{ atStart, files }] = samples.filter((sample) => sample.name === name);
  const all = await server.weigh(files);
  const forErrors = name === 'inlay' ? await server.weigh(await filesBeyondRuntime('error-reports')) : all;
  sizes.push([name, kb(await server.weigh(atStart)), kb(all), kb(forErrors)]);
}
console.log(markdown(['script', 'br KB at start', 'with an error', 'of it for errors'], sizes));

for (const { loop } of LOOPS) {
  const lines = VARIANTS.map(({ name }) => {
    const own = samples.filter((sample) => sample.name === name && sample.loop === loop);
    const middle = (what) => median(own.map((sample) => sample[what]));
    return [name, middle('requests'), middle('told'), kb(middle('sent')), middle('work').toFixed(0)];
  });
  const head = [`${ERRORS} times ${loop}`, 'requests', 'errors told', 'KB sent', 'main thread ms'];
  console.log(`\n${markdown(head, lines)}`);
}
