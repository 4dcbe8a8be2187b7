// npm run mirror -- --mirror FOLDER --page https://HOST/PATH: one page of a mirrored site with the platform's own scripts, and the same page with
// Inlay in their place. Neither the page nor the platform's scripts are part of the project: see bench/README.md, "Mirror".

import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs';
import { markdown } from '../support/markdown.mjs';
import { measurePage } from './measure-page.mjs';
import { serveMirror } from './mirror-server.mjs';

const VARIANTS = /** @type {const} */ (['platform', 'inlay']);
const dist = join(dirname(fileURLToPath(import.meta.url)), '../../dist');
const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    page: { type: 'string' },
    tap: { type: 'string', multiple: true, default: [] },
    rounds: { type: 'string', default: '5' },
    renderer: { type: 'string', default: 'preact' },
    json: { type: 'string' },
  },
});
if (!values.mirror || !values.page || !existsSync(resolve(values.mirror, new URL(values.page).host))) {
  console.error(
    'npm run mirror -- --mirror FOLDER --page https://HOST/PATH [--tap SELECTOR …] [--rounds 5]\n',
  );
  console.error('FOLDER has a folder for each host: FOLDER/HOST/PATH. See bench/README.md, "Mirror".');
  process.exit(2);
}

const server = await serveMirror({ mirror: resolve(values.mirror), dist, renderer: values.renderer });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP *:443 127.0.0.1:${server.port}`],
});
const visits = { platform: [], inlay: [] };
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const variant of round % 2 ? VARIANTS.toReversed() : VARIANTS)
      visits[variant].push(await measurePage(browser, { address: values.page, variant, taps: values.tap }));
} finally {
  await browser.close();
  await server.close();
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const column = (variant, read) => middle(visits[variant].map(read));
const seconds = (ms) => (ms / 1000).toFixed(2);
const whole = (value) => (Number.isNaN(value) ? 'no answer' : Math.round(value));
const rows = [
  ['LCP, s', ({ lcp }) => lcp, seconds],
  ['TBT, s', ({ tbt }) => tbt, seconds],
  ['bytes, KB', ({ bytes }) => bytes / 1000, whole],
  ['requests', ({ requests }) => requests, whole],
  ['heap, MB', ({ heap }) => heap / 1e6, (value) => value.toFixed(1)],
  ...values.tap.map((selector, index) => [`tap on \`${selector}\`, ms`, ({ taps }) => taps[index], whole]),
];
console.log(`Chromium ${browser.version()}, ${values.rounds} rounds, slow 4G, CPU × 4, ${values.page}\n`);
console.log(
  markdown(
    ['median', ...VARIANTS],
    rows.map(([name, read, write]) => [name, ...VARIANTS.map((variant) => write(column(variant, read)))]),
  ),
);
const [first] = visits.platform;
console.log(`\nProtocols: ${first?.protocols}. The mirror lacks ${server.missing.size} addresses:`);
for (const address of server.missing) console.log(`  ${address}`);
// A page without its scripts loads fast and does nothing: that is no figure for the platform.
const scripts = [...server.missing].filter((address) => /\.m?js(?:[?@]|$)/.test(address));
if (scripts.length)
  console.log(
    `\n${scripts.length} of them are scripts: the column \`platform\` is not the platform's until the mirror has these.`,
  );
if (values.json) await writeFile(values.json, `${JSON.stringify(visits, null, 2)}\n`);
