// npm run forms: a form of thirty fields beside react-hook-form with a resolver, and just-validate.
// ROUNDS (11) from the environment. Rounds are interleaved, each load has a fresh context; CPU four times slower.

import { cpus } from 'node:os';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { FIELDS } from './fields.mjs';
import { serve } from './serve.mjs';
import { VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const SLOWDOWN = 4;
const WRONG = FIELDS.filter(({ required }) => required).length;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const kb = (bytes) => (bytes / 1024).toFixed(1);

/** In the page, before anything: when the form is there and a submit does not leave the page. Each variant says so itself. */
function watch() {
  const bench = { ready: undefined, held: undefined, strokes: [] };
  Object.assign(window, { bench });
  const since = () => performance.now() - window.start;
  window.formIsHeld = () => {
    bench.held ??= since();
  };
  window.formIsReady = () => {
    bench.ready ??= since();
    bench.held ??= bench.ready;
    window.benchReady('');
  };
  // From the key to the frame that shows what came of it.
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => bench.strokes.push(performance.now() - timeStamp);
        port2.postMessage(0);
      }),
    true,
  );
}

async function load(browser, url, { name, error }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const files = [];
    page.on('response', (response) => files.push(decodeURIComponent(new URL(response.url()).pathname)));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Runtime.enable');
    // The page tells us. Asking it would have Playwright compile its own script there, for a tenth of a second on such
    // a CPU, at the expense of whoever works just then.
    await session.send('Runtime.addBinding', { name: 'benchReady' });
    const isReady = new Promise((resolve) => session.once('Runtime.bindingCalled', resolve));
    await page.addInitScript(watch);
    await page.goto(`${url}/${encodeURIComponent(name)}`);
    await isReady;
    await page.waitForLoadState('networkidle');
    // A variant that says it is ready without its fields would be the fastest of all.
    const drawn = await page.locator('form input[id$="-field"]').count();
    if (drawn !== FIELDS.length) throw new Error(`${name}: ${drawn} of ${FIELDS.length} fields`);
    const before = files.length;
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000;
    // The first touch: an empty form is sent. Inlay fetches what checks it now.
    const refused = await page.evaluate(
      async ([selector, count]) => {
        const start = performance.now();
        document.querySelector('[type=submit]').click();
        while (document.querySelectorAll(selector).length < count)
          await new Promise((resolve) => setTimeout(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - start;
      },
      [error, WRONG],
    );
    await page.locator('input[id$="-field"]').nth(1).focus();
    await page.evaluate(() => (window.bench.strokes.length = 0));
    for (const key of 'ada@example') {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    }
    const { ready, held, strokes } = await page.evaluate(() => window.bench);
    return {
      name,
      ready,
      held,
      script,
      refused,
      stroke: median(strokes),
      first: files.slice(0, before),
      files,
    };
  } finally {
    await context.close();
  }
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
const samples = [];
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`,
  );
  console.log(`${new Date().toISOString().slice(0, 10)}, ${ROUNDS} rounds, CPU ${SLOWDOWN} × slower\n`);
  for (let round = -1; round < ROUNDS; round++) {
    for (let index = 0; index < VARIANTS.length; index++) {
      const variant = VARIANTS[(index + round + 1) % VARIANTS.length];
      const sample = await load(browser, server.url, variant);
      // The first round warms up server and disk.
      if (round >= 0) samples.push(sample);
    }
  }
} finally {
  await browser.close();
  await server.close();
}

const scripts = (files) =>
  [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + server.sizeOf(file), 0);
const rows = VARIANTS.map(({ name }) => {
  const own = samples.filter((sample) => sample.name === name);
  const of = (key) => own.map((sample) => sample[key]);
  return {
    name,
    first: scripts(own[0].first),
    all: scripts(own.flatMap(({ files }) => files)),
    held: median(of('held')),
    ready: median(of('ready')),
    fastest: Math.min(...of('ready')),
    script: median(of('script')),
    refused: median(of('refused')),
    stroke: median(of('stroke')),
  };
});
console.log(
  '| form | br KB before a touch | br KB, all | held ms | ready ms | (min) | script ms | errors shown ms | key to paint ms |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const { name, first, all, held, ready, fastest, script, refused, stroke } of rows) {
  const times = [held, ready, fastest, script, refused, stroke].map((ms) => ms.toFixed(0)).join(' | ');
  console.log(`| ${name} | ${kb(first)} | ${kb(all)} | ${times} |`);
}
console.log(
  '\n| form | ready ÷ just-validate | ready ÷ react-hook-form, Preact | ready ÷ react-hook-form, React | aim |',
);
console.log('| --- | --: | --: | --: | --: |');
const PEERS = ['just-validate', 'react-hook-form, Preact', 'react-hook-form, React'];
for (const { name, aim = '' } of VARIANTS) {
  const readyOf = (wanted) => rows.find((row) => row.name === wanted)?.ready ?? Number.NaN;
  const ratios = PEERS.map((peer) => (readyOf(name) / readyOf(peer)).toFixed(2));
  console.log(`| ${[name, ...ratios, aim].join(' | ')} |`);
}
