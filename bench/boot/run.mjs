// npm run boot: what a page of 1, 50 and 1,000 blocks costs until they work, and what is left when they are gone.
// ROUNDS (11) and TOTALS (1,50,1000) from the environment; --json FILE keeps the samples.

import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { launch } from '../support/browser.mjs';
import { markdown } from '../support/markdown.mjs';
import { bundleAll } from './bundle.mjs';
import { cycle } from './cycle.mjs';
import { check, load } from './load.mjs';
import { serve } from './serve.mjs';
import { ratioTable, summarise, table } from './summary.mjs';
import { VARIANTS } from './variants.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const TOTALS = (process.env.TOTALS ?? '1,50,1000').split(',').map(Number);
const jsonFile = process.argv.includes('--json') && process.argv[process.argv.indexOf('--json') + 1];

/** What must not be; one of these ends the run with 1. */
const failures = [];

async function attempt(what, run) {
  try {
    return await run();
  } catch (error) {
    failures.push(`${what}: ${error.message}`);
    return undefined;
  }
}

const rotate = (list, by) => list.map((_, index) => list[(index + by) % list.length]);

const bundles = await bundleAll(VARIANTS);
const server = await serve(VARIANTS, bundles);
const browser = await launch();
const samples = [];
try {
  console.log(
    `Chromium ${browser.version()}, Node ${process.version}, ${cpus().length} × ${cpus()[0].model}`,
  );
  console.log(`${new Date().toISOString().slice(0, 10)}, ${ROUNDS} rounds\n`);
  console.log(
    markdown(
      ['script', 'min KB', 'br KB'],
      [...bundles].map(([name, { min, brotli }]) => [
        name,
        (min / 1024).toFixed(1),
        (brotli / 1024).toFixed(1),
      ]),
    ),
  );

  for (const total of TOTALS) {
    const before = failures.length;
    for (const variant of VARIANTS) {
      await attempt(`${variant.name}, ${total}`, () => check(browser, server.url, variant, total));
    }
    for (let round = 0; round < ROUNDS; round++) {
      for (const variant of rotate(VARIANTS, round)) {
        const sample = await attempt(`${variant.name}, ${total}, round ${round}`, () =>
          load(browser, server.url, variant, total),
        );
        if (sample) samples.push({ round, name: variant.name, total, ...sample });
      }
    }
    // A load that failed has no sample, and the medians of the others would compare unlike rounds.
    if (failures.length > before) break;
    const rows = summarise(samples, total);
    console.log(`\n## ${total}\n\n${table(rows)}\n\n${ratioTable(rows)}`);
    for (const { leavesNothing, name } of VARIANTS) {
      const row = rows.find((one) => one.name === name);
      if (!leavesNothing) continue;
      if (row.nodesLeft || row.listenersLeft) {
        failures.push(
          `${name}, ${total}: ${row.nodesLeft} nodes and ${row.listenersLeft} listeners are left`,
        );
      }
      if (!row.isGivenBack) failures.push(`${name}, ${total}: the page is not as the server sent it`);
    }
  }

  console.log('\n## destroy and init, 100 times\n');
  for (const variant of VARIANTS.filter(({ leavesNothing }) => leavesNothing)) {
    const counts = await attempt(`${variant.name}, cycles`, () => cycle(browser, server.url, variant));
    if (!counts) continue;
    const { first, last } = counts;
    const says = ({ nodes, listeners, heap }) =>
      `${nodes} nodes, ${listeners} listeners, ${(heap / 1024).toFixed(0)} KB`;
    console.log(`${variant.name}: ${says(first)} after the first, ${says(last)} after the last`);
    if (first.nodes !== last.nodes || first.listeners !== last.listeners) {
      failures.push(`${variant.name}: destroy and init leak`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
if (jsonFile) await writeFile(jsonFile, `${JSON.stringify(samples, null, 2)}\n`);
for (const failure of failures) console.error(`FAILED ${failure}`);
process.exitCode = failures.length ? 1 : 0;
