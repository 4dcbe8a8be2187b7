// npm run charts: what a line chart of five times fifty points costs until it is painted, beside Chart.js.
// From the environment: ROUNDS (11), SLOWDOWN (4) of the CPU. Rounds are interleaved, each load has a fresh context.

import { readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, readMetrics } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { serve, VARIANTS } from './serve.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const kb = (bytes) => (bytes / 1024).toFixed(2);

/** In the page, before anything: when the chart is on the screen. */
function watch(drawn) {
  const look = () => {
    if (!document.querySelector(drawn)) return requestAnimationFrame(look);
    // Found before this frame is painted; a task after it, it is.
    setTimeout(() => window.benchPainted(String(performance.now() - window.start)));
  };
  requestAnimationFrame(look);
}

async function load(browser, url, { name, drawn }) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${url}/blank`);
    const files = [];
    page.on('response', (response) => files.push(new URL(response.url()).pathname));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await session.send('Runtime.enable');
    // The page tells us: asking it would take time of its main thread.
    await session.send('Runtime.addBinding', { name: 'benchPainted' });
    const painted = new Promise((resolve) =>
      session.once('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload))),
    );
    await page.addInitScript(watch, drawn);
    await page.goto(`${url}/${name}`);
    const ms = await painted;
    const { ScriptDuration } = await readMetrics(session);
    await page.waitForLoadState('networkidle');
    return { ms, script: ScriptDuration * 1000, files: files.filter((file) => file !== `/${name}`) };
  } finally {
    await context.close();
  }
}

/** What any page with a drawn block loads: entry, frame and the files that blocks share. */
async function sharedFiles(renderer) {
  const chunks = JSON.parse(await readFile(join(root, `dist/${renderer}/chunks.json`), 'utf8'));
  const ofChart = new Set(chunks.chart);
  const others = Object.entries(chunks).filter(([name]) => name !== 'chart');
  return (file) => !ofChart.has(file) || others.some(([, files]) => files.includes(file));
}

const server = await serve();
const browser = await launch();
try {
  console.log(
    `Chromium ${browser.version()}, ${cpus()[0].model}, ${ROUNDS} rounds, CPU ${SLOWDOWN}× slower\n`,
  );
  const loads = new Map(VARIANTS.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const order = VARIANTS.map((_, index) => VARIANTS[(index + round) % VARIANTS.length]);
    for (const variant of order) loads.get(variant.name).push(await load(browser, server.url, variant));
  }
  const peer = median(loads.get('chart.js').map(({ ms }) => ms));
  const rows = [];
  for (const { name } of VARIANTS) {
    const own = loads.get(name);
    const { files } = own[0];
    const isShared = name.startsWith('inlay')
      ? await sharedFiles(name === 'inlay' ? 'preact' : 'react')
      : () => false;
    const bytes = (list) => list.reduce((sum, file) => sum + server.sizeOf(file), 0);
    const beyond = files.filter((file) => !isShared(file.replace(/^\/dist\/\w+\//, '')));
    const ms = median(own.map((one) => one.ms));
    rows.push([
      name,
      kb(bytes(files)),
      kb(bytes(beyond)),
      files.length,
      ms.toFixed(0),
      (ms / peer).toFixed(2),
      median(own.map(({ script }) => script)).toFixed(0),
    ]);
  }
  console.log(
    markdown(
      ['5 × 50 points', 'br KB, all', 'br KB, its own', 'requests', 'painted ms', '÷ Chart.js', 'script ms'],
      rows,
    ),
  );
} finally {
  await browser.close();
  await server.close();
}
