// npm run events: what events cost a page: bytes of script, requests for twenty events, and how long a click waits that records one.
// From the environment: ROUNDS (5), SLOWDOWN (4) of the CPU. Rounds are interleaved, each load has a fresh context.

import { launch, withPage } from '../support/browser.mjs';
import { collect, filesBeyondRuntime } from '../support/collector.mjs';
import { markdown } from '../support/markdown.mjs';
import { page, VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const CLICKS = 60;
const EVENTS = 20;
/** Longer than any of them waits for more events. */
const SETTLED_MS = 4000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const countEvents = (reports) =>
  reports.reduce((sum, { text }) => sum + (text.match(/"play"/g) ?? []).length, 0);

/** In the page: each click records an event; what it took, and how long after the press the next frame was there. */
function watchClicks() {
  const bench = { clicks: [] };
  Object.assign(window, { bench });
  document.querySelector('button').addEventListener('click', (event) => {
    const start = performance.now();
    record(1);
    const listener = performance.now() - start;
    requestAnimationFrame(() => {
      // A task after the frame's callbacks: it has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => bench.clicks.push({ listener, frame: performance.now() - event.timeStamp });
      port2.postMessage('');
    });
  });
}

const server = await collect({
  pages: Object.fromEntries(VARIANTS.map((variant) => [variant.name, page(variant)])),
  sources: Object.fromEntries(VARIANTS.flatMap(({ name, source }) => (source ? [[name, source]] : []))),
});
const browser = await launch();

const measure = ({ name, first }) =>
  withPage(browser, server.origin, async (tab, session) => {
    server.clear();
    const files = [];
    tab.on('response', (response) => files.push(new URL(response.url()).pathname));
    await tab.goto(`${server.origin}/${name}`);
    await tab.waitForFunction(() => typeof record === 'function');
    // What it loads and sends by itself.
    if (first) await server.waitFor(first);
    await server.settle(SETTLED_MS);
    server.clear();
    await tab.evaluate((count) => record(count), EVENTS);
    const reports = await server.settle(SETTLED_MS);
    const counted = countEvents(reports);
    if (counted !== (name === 'none' ? 0 : EVENTS))
      throw new Error(`${name} has sent ${counted} of ${EVENTS} events.`);

    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await tab.evaluate(watchClicks);
    for (let click = 1; click <= CLICKS; click++) {
      await tab.mouse.click(20, 20);
      await tab.waitForFunction((count) => bench.clicks.length === count, click);
    }
    const clicks = await tab.evaluate(() => bench.clicks);
    return {
      name,
      files,
      requests: reports.length,
      sent: reports.reduce((sum, { bytes }) => sum + bytes, 0),
      frame: median(clicks.map(({ frame }) => frame)),
      listener: median(clicks.map(({ listener }) => listener)),
      worst: Math.max(...clicks.map(({ listener }) => listener)),
    };
  });

const samples = [];
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${ROUNDS} rounds, CPU ${SLOWDOWN} × slower\n`,
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < VARIANTS.length; index++)
      samples.push(await measure(VARIANTS[(index + round) % VARIANTS.length]));
  }
} finally {
  await browser.close();
  await server.close();
}

const head = [
  'script',
  'br KB, all',
  'br KB for events',
  `requests for ${EVENTS} events`,
  'KB sent',
  'click to frame ms',
  'of it recording ms',
  'at worst ms',
];
const lines = [];
for (const { name } of VARIANTS) {
  const own = samples.filter((sample) => sample.name === name);
  const middle = (what) => median(own.map((sample) => sample[what]));
  const all = await server.weigh(own.flatMap(({ files }) => files));
  const forEvents = name === 'inlay' ? await server.weigh(await filesBeyondRuntime('visits')) : all;
  lines.push([
    name,
    (all / 1024).toFixed(1),
    (forEvents / 1024).toFixed(1),
    middle('requests'),
    (middle('sent') / 1024).toFixed(1),
    middle('frame').toFixed(1),
    middle('listener').toFixed(2),
    middle('worst').toFixed(1),
  ]);
}
console.log(markdown(head, lines));
