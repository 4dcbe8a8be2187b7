// npm run consent: what a first visit with a cookie banner costs, beside vanilla-cookieconsent and Klaro.
// From the environment: ROUNDS (11), SLOWDOWN (4) of the CPU, and RTT (0): milliseconds of each request on a line of
// 4 Mbit/s. BEFORE names the dist folder of another build, to compare with in the same rounds. Rounds are interleaved, each load has a fresh context.
// With RTT the browser has the events of the network on, as it must, and looks up the lines of scripts that send requests (support/bare-page.mjs).

import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { withBarePage } from '../support/bare-page.mjs';
import { serve } from './serve.mjs';
import { ownBuild, VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const RTT = Number(process.env.RTT ?? 0);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
/** Nothing is fetched any more by then. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 1000 + 4 * RTT));
const VIEWPORT = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };
const LINE = { downloadThroughput: 500_000, uploadThroughput: 500_000 };
const LONG_TASK_MS = 50;
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const kb = (bytes) => (bytes / 1024).toFixed(2);

/** In the page, before anything: when the banner is on the screen, and how long the main thread was held. */
function watch({ banner, longTaskMs }) {
  const bench = { painted: undefined, blocked: 0 };
  Object.assign(window, { bench });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocked += Math.max(0, duration - longTaskMs);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const element = document.querySelector(banner);
    const isSeen =
      element?.getBoundingClientRect().height && element.checkVisibility({ visibilityProperty: true });
    if (!isSeen) return requestAnimationFrame(look);
    // Found before this frame is painted; a task after it, it is.
    setTimeout(() => {
      bench.painted = performance.now() - window.start;
      navigator.sendBeacon('/painted');
    });
  };
  requestAnimationFrame(look);
}

/** In the page: presses the button, and waits until the banner has gone. */
async function answer({ banner, accept }) {
  document.querySelector(accept).click();
  const isShown = () =>
    document.querySelector(banner)?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  while (isShown()) await new Promise(requestAnimationFrame);
}

const load = (browser, { url, takeRequested, untilPainted }, { name, banner, accept }) =>
  withBarePage(browser, async (send) => {
    const run = (script, argument) =>
      send('Runtime.evaluate', {
        expression: `(${script})(${JSON.stringify(argument)})`,
        awaitPromise: true,
        returnByValue: true,
      });
    takeRequested();
    await send('Emulation.setDeviceMetricsOverride', VIEWPORT);
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (RTT) {
      await send('Network.enable');
      await send('Network.emulateNetworkConditions', { offline: false, latency: RTT, ...LINE });
    }
    await send('Performance.enable');
    await send('Page.enable');
    const source = `(${watch})(${JSON.stringify({ banner, longTaskMs: LONG_TASK_MS })})`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    const isPainted = untilPainted();
    await send('Page.navigate', { url: `${url}/${name}` });
    await isPainted;
    await rest();
    const { metrics } = await send('Performance.getMetrics');
    const script = metrics.find((metric) => metric.name === 'ScriptDuration').value * 1000;
    const { result } = await run(() => window.bench);
    const { painted, blocked } = result.value;
    await run(answer, { banner, accept });
    // What is fetched for the answer counts, too; the page has been idle before, so that says nothing.
    await rest();
    return { name, painted, blocked, script, files: takeRequested() };
  });

/** The banner's part of the stylesheet that a site has once. */
async function ownStyles() {
  const { outputFiles } = await build({
    stdin: {
      contents: '@import "./cookie-banner.css"; @import "./cookie-panel.css";',
      resolveDir: join(root, 'src/features/consent/cookie-banner'),
      loader: 'css',
    },
    bundle: true,
    minify: true,
    write: false,
  });
  return brotliCompressSync(outputFiles[0].contents).length;
}

const server = await serve(VARIANTS);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: CHROMIUM_FLAGS,
});
const samples = [];
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`,
  );
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${ROUNDS} rounds, CPU ${SLOWDOWN} × slower, ${RTT} ms\n`,
  );
  for (let round = -1; round < ROUNDS; round++) {
    for (let index = 0; index < VARIANTS.length; index++) {
      const variant = VARIANTS[(index + round + 1) % VARIANTS.length];
      const sample = await load(browser, server, variant);
      // The first round warms up server and disk.
      if (round >= 0) samples.push(sample);
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(ownBuild, { recursive: true });
}

const styles = await ownStyles();
/** What any page with a block that is drawn has: `site.js`, the renderer, the style sheet. */
const isShared = (name, file) =>
  name.startsWith('inlay') && /\/site(?:-\w+)?\.js$|\.css$|\/chunks\/views-/.test(file);

const rows = VARIANTS.map(({ name }) => {
  const own = samples.filter((sample) => sample.name === name);
  const files = [...new Set(own.flatMap((sample) => sample.files))].filter((file) =>
    /\.(?:js|css)$/.test(file),
  );
  const all = files.reduce((sum, file) => sum + server.sizeOf(file), 0);
  const beyond = files
    .filter((file) => !isShared(name, file))
    .reduce((sum, file) => sum + server.sizeOf(file), 0);
  return {
    name,
    all,
    beyond: beyond + (name.startsWith('inlay') ? styles : 0),
    painted: median(own.map((sample) => sample.painted)),
    // In the order of the rounds, so that each stands beside the peer's of the same minute.
    inOrder: own.map((sample) => sample.painted),
    fastest: Math.min(...own.map((sample) => sample.painted)),
    script: median(own.map((sample) => sample.script)),
    blocked: median(own.map((sample) => sample.blocked)),
  };
});
console.log(
  '| banner | br KB, all | br KB, beyond the shared runtime | painted ms | (min) | script ms | blocking ms |',
);
console.log('| --- | --: | --: | --: | --: | --: | --: |');
for (const row of rows) {
  const { name, all, beyond, painted, fastest, script, blocked } = row;
  const times = [painted, fastest, script, blocked].map((ms) => ms.toFixed(0)).join(' | ');
  console.log(`| ${name} | ${kb(all)} | ${kb(beyond)} | ${times} |`);
}
const peer = rows.find(({ name }) => name === 'vanilla-cookieconsent');
console.log('\nTo vanilla-cookieconsent (aims: bytes 0.6, paint 1.0):');
for (const { name, beyond, painted, fastest, inOrder } of rows) {
  const ratios = {
    bytes: beyond / peer.beyond,
    paint: painted / peer.painted,
    'round by round': median(inOrder.map((ms, round) => ms / peer.inOrder[round])),
    fastest: fastest / peer.fastest,
  };
  console.log(
    `${name}: ${Object.entries(ratios)
      .map(([what, ratio]) => `${what} ${ratio.toFixed(2)}`)
      .join(', ')}`,
  );
}
