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

/** In the page, before anything. Ready: the form is there, and a submit does not leave the page. */
function watch({ total }) {
  const bench = { ready: undefined, strokes: [] };
  Object.assign(window, { bench });
  const isReady = () => {
    const form = document.querySelector('form');
    if (!form || form.querySelectorAll('input[id$="-field"]').length < total) return false;
    if (window.Inlay) return window.Inlay.inspect?.().some(({ state }) => state === 'mounted') ?? false;
    return window.isReady ?? document.querySelector('#place') !== null;
  };
  const look = () => {
    if (isReady()) bench.ready = performance.now() - window.start;
    else setTimeout(look);
  };
  setTimeout(look);
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
    await page.addInitScript(watch, { total: FIELDS.length });
    await page.goto(`${url}/${encodeURIComponent(name)}`);
    await page.waitForFunction(() => window.bench.ready !== undefined);
    await page.waitForLoadState('networkidle');
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
    const { ready, strokes } = await page.evaluate(() => window.bench);
    return { name, ready, script, refused, stroke: median(strokes), first: files.slice(0, before), files };
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
    ready: median(of('ready')),
    fastest: Math.min(...of('ready')),
    script: median(of('script')),
    refused: median(of('refused')),
    stroke: median(of('stroke')),
  };
});
console.log(
  '| form | br KB before a touch | br KB, all | ready ms | (min) | script ms | errors shown ms | key to paint ms |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: | --: |');
for (const { name, first, all, ready, fastest, script, refused, stroke } of rows) {
  const times = [ready, fastest, script, refused, stroke].map((ms) => ms.toFixed(0)).join(' | ');
  console.log(`| ${name} | ${kb(first)} | ${kb(all)} | ${times} |`);
}
const peer = rows.find(({ name }) => name === 'react-hook-form, Preact');
console.log('\nTo react-hook-form under Preact:');
for (const { name, first, ready, stroke } of rows) {
  const ratios = [first / peer.first, ready / peer.ready, stroke / peer.stroke].map((ratio) =>
    ratio.toFixed(2),
  );
  console.log(`${name}: bytes before a touch ${ratios[0]}, ready ${ratios[1]}, key to paint ${ratios[2]}`);
}
