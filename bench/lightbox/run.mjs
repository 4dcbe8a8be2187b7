// Opens a lightbox beside its peers: ms to the painted picture, nodes, and what 100 openings leave behind.

import { countAlive, launch, withPage } from '../support/browser.mjs';
import { serve } from './serve.mjs';
import { VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const CYCLES = Number(process.env.CYCLES ?? 50);

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function openPage(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => window.bench.isReady());
  await page.evaluate(() => window.Inlay?.whenReady?.({ all: true }));
  await page.waitForFunction(() => window.bench.isReady());
}

async function close(page) {
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !window.bench.isOpen());
}

/** First opening after the page has loaded, and the same one again. */
async function measureOpening(browser, url, { name }) {
  return withPage(browser, url, async (page) => {
    await openPage(page, `${url}/${name}.html`);
    const cold = await page.evaluate(() => window.bench.open(2));
    await close(page);
    const warm = await page.evaluate(() => window.bench.open(2));
    return { cold, warm };
  });
}

async function measureCycles(browser, url, { name }) {
  return withPage(browser, url, async (page, session) => {
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, `${url}/${name}.html?fast`);
    const cycle = async (times) => {
      for (let round = 0; round < times; round += 1) {
        await page.evaluate((index) => window.bench.open(index), round % 6);
        await close(page);
      }
      return countAlive(page, session);
    };
    await cycle(6);
    const start = await countAlive(page, session);
    const half = await cycle(CYCLES);
    const end = await cycle(CYCLES);
    return {
      heap: (end.heap - start.heap) / 1024,
      late: (end.heap - half.heap) / 1024,
      nodes: end.nodes - start.nodes,
      listeners: end.listeners - start.listeners,
    };
  });
}

const server = await serve();
const browser = await launch();
const results = new Map(VARIANTS.map((variant) => [variant, []]));
// In turns, so that a slow minute of the machine is everybody's.
for (let round = 0; round < ROUNDS; round += 1)
  for (const variant of VARIANTS)
    results.get(variant).push(await measureOpening(browser, server.url, variant));

const figures = (runs, state) =>
  Object.fromEntries(
    ['handler', 'painted', 'rest', 'nodes'].map((key) => [key, median(runs.map((run) => run[state][key]))]),
  );
const rows = [...results].map(([variant, runs]) => ({
  variant,
  cold: figures(runs, 'cold'),
  warm: figures(runs, 'warm'),
}));
const peer = rows.find(({ variant }) => variant.name === 'photoswipe');
const ms = (value) => value.toFixed(0).padStart(6);
console.log(`Median of ${ROUNDS}; ms from click until painted | picture whole and still | nodes added`);
for (const { variant, cold, warm } of rows) {
  const line = ({ painted, rest, nodes }) => `${ms(painted)} |${ms(rest)} |${String(nodes).padStart(4)}`;
  console.log(`${variant.label.padEnd(36)} cold ${line(cold)}   warm ${line(warm)}`);
}
const own = rows.find(({ variant }) => variant.name === 'inlay');
const ratio = (state, key) => (own[state][key] / peer[state][key]).toFixed(2);
console.log(
  `Inlay ÷ PhotoSwipe: painted cold ${ratio('cold', 'painted')}, warm ${ratio('warm', 'painted')}; still cold ${ratio('cold', 'rest')}, warm ${ratio('warm', 'rest')}; nodes ${ratio('warm', 'nodes')}`,
);
if (CYCLES) {
  console.log(`\n${2 * CYCLES} openings: KB of heap, of these in the second half | nodes | listeners`);
  for (const variant of VARIANTS) {
    const { heap, late, nodes, listeners } = await measureCycles(browser, server.url, variant);
    console.log(
      `${variant.label.padEnd(36)} ${heap.toFixed(0).padStart(6)} ${late.toFixed(0).padStart(6)} | ${nodes} | ${listeners}`,
    );
  }
}
await browser.close();
await server.close();
