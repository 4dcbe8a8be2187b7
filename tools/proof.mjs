// `npm run proof [-- [--seed N] [--fraction F] PART …]`: everything that is tried by chance or in great number, in full, and docs/proof.md with
// what came of it. A part that is not run keeps its row. `--seed`: other sequences, the same again for the same seed. `--fraction 0.01`: a
// hundredth of each number, and nothing is written; `--dry`: nothing is written.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies, ensureEngines, ensureTestBrowser } from './ensure.mjs';
import { cell, markdownTable } from './markdown-table.mjs';
import { runNode, runVitest } from './run-vitest.mjs';

/**
 * Tests that belong together. `numbers`: variables that say how often, with their number in full. `rounds`: so many runs share it, each with a seed and a
 * process of its own, because happy-dom keeps what it has made.
 * @typedef {{ name: string, title: string, projects: string[], files: string[], numbers?: Record<string, number>, rounds?: number, needs?: string }} Part
 */

/** @type {readonly Part[]} */
export const PARTS = [
  {
    name: 'readers',
    title:
      'Every reader of a block, a feature, a setting and an answer, with fuzzed JSON and markup: none throws, pollutes a prototype or takes seconds',
    projects: ['unit'],
    files: ['fuzz/readers'],
    numbers: { INLAY_FUZZ: 100_000 },
    rounds: 5,
  },
  {
    name: 'boots',
    title:
      'Whole pages of spoiled blocks with a spoiled context: no uncaught error, each block mounts or fails alone, `destroy` gives the body back byte for byte',
    projects: ['soak'],
    files: ['soak/boots'],
    numbers: { INLAY_BOOTS: 5000 },
  },
  {
    name: 'sent-once',
    title:
      'Comments, reviews and forms through sequences of lost, cut, half, doubled, empty and refused answers: nothing lost, nothing doubled, no thanks without a stored entry. Donations send nothing: their button opens the checkout',
    projects: ['unit', 'page'],
    files: ['fuzz/fault-sequences', 'page/sent-once', 'page/forms-faults'],
    numbers: { INLAY_SEQUENCES: 1000, INLAY_EVERY_PAGE: 1 },
  },
  {
    name: 'sequences',
    title:
      'The same in the browser, with reloads, restarts, two tabs, tabs that close or crash, and connections that go: forms, cart, events',
    projects: ['soak'],
    files: ['forms-sequences', 'cart-sequences', 'visits-sequences'],
    numbers: { INLAY_SEQUENCES: 1000 },
  },
  {
    name: 'attacks',
    title:
      'Every XSS payload in every text of each kind of block, of forms and of answers; names that shadow properties; addresses to be led to; the sanitizer’s list on both of its paths',
    projects: ['soak', 'page'],
    files: ['soak/xss', 'forms-xss', 'soak/clobbering', 'page/sanitize', 'forms-clobbering', 'forms-safety'],
    numbers: { INLAY_PAYLOADS: 1 },
  },
  {
    name: 'policies',
    title:
      'Demo pages under a strict policy with Trusted Types, without storage and without scripts; each kind of block alone; hosts that a page asks only once its visitor allows it',
    projects: ['page', 'soak'],
    files: [
      'page/strict',
      'soak/strict',
      'storage-blocked',
      'without-scripts',
      'page/alone',
      'page/adopt',
      'third-parties',
    ],
    numbers: { INLAY_EVERY_PAGE: 1 },
  },
  {
    name: 'leaks',
    title:
      'Blocks, overlays and lightboxes opened and ended again and again: no node, no listener and no memory stays',
    projects: ['soak', 'page'],
    files: ['restore-leaks', 'overlay-leaks', 'lightbox-heap', 'page/ledger'],
    numbers: { INLAY_CYCLES: 1000, INLAY_EVERY_PAGE: 1 },
  },
  {
    name: 'accessibility',
    title:
      'axe on each state of each demo page, which `destroy` restores, longer words in narrow windows, keys, focus and what screen readers are told; by criterion in [accessibility](accessibility.md)',
    projects: ['page'],
    files: ['page/every-demo-page', 'pseudo-language', 'forms-errors', 'lightbox-apg', 'dialogs', 'overlays'],
    numbers: { INLAY_EVERY_PAGE: 1 },
  },
  {
    name: 'engines',
    title:
      'Every demo page and every saved page, under both renderers, and real keys in Firefox and WebKitGTK beside Chromium',
    projects: ['engines'],
    files: [],
    numbers: { INLAY_EVERY_PAGE: 1 },
  },
  {
    name: 'saved-pages',
    title: 'Published pages that were saved, under both renderers and beside their themes’ own scripts',
    projects: ['saved-pages'],
    files: [],
    needs: 'INLAY_PAGES',
  },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = join(root, 'docs/proof.md');

const INTRO = `# What is proved, and when

\`npm run proof\` writes this page. It runs in full the random and repeated tests that \`npm test\` and \`npm run test:soak\` run in small numbers. Each row is the last run of
its part. To run single parts, name them (\`npm run proof -- readers boots\`). \`--seed 7\` tries other cases, always the same ones for that seed, and a failing test
prints its seed. Without WebKitGTK, Firefox or a folder of saved pages, those parts are skipped and keep their rows; a part that has never run has no row.
[Accessibility](accessibility.md) says which tests cover each criterion of WCAG 2.2.
`;

const HEAD = ['part', 'what', 'tried', 'tests', 'failed', 'seed', 'date and commit'];

/** The rows of the page as it is, by part. @param {string} page @returns {Map<string, string[]>} */
export function readRows(page) {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  return new Map(
    rows.map((line) => {
      const cells = line.slice(2, -2).split(' | ');
      return [cells[0]?.replaceAll('`', '') ?? '', cells];
    }),
  );
}

/**
 * The page, with the rows of a run in place of earlier ones of the same parts.
 * @param {string} page
 * @param {Map<string, string[]>} run
 * @returns {string}
 */
export function writePage(page, run) {
  const rows = new Map([...readRows(page), ...run]);
  const ordered = PARTS.flatMap(({ name }) => [rows.get(name) ?? []].filter((cells) => cells.length));
  return `${INTRO}\n${markdownTable([HEAD, ...ordered])}\n`;
}

const number = new Intl.NumberFormat('en');

/** Numbers of tests that try the same each time. */
const WITHOUT_CHANCE = ['INLAY_CYCLES', 'INLAY_EVERY_PAGE'];

/**
 * @param {Part} part
 * @param {{ counts: Record<string, number>, passed: number, failures: readonly unknown[] }} report
 * @param {{ seed: number, day: string }} run
 * @returns {string[]}
 */
export function rowOf({ name, title, numbers = {} }, { counts, passed, failures }, { seed, day }) {
  const tried = Object.entries(counts).map(([what, times]) => `${number.format(times)} ${what}`);
  const hasSeed = Object.keys(numbers).some((variable) => !WITHOUT_CHANCE.includes(variable));
  return [
    `\`${name}\``,
    cell(title),
    cell(tried.join(', ')) || '–',
    number.format(passed),
    `${failures.length}`,
    hasSeed ? `${seed}` : '–',
    day,
  ];
}

/**
 * Several runs as one.
 * @param {readonly (import('./test-reporter.mjs').TestReport & { hasPassed: boolean })[]} reports
 */
function addUp(reports) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const report of reports)
    for (const [what, times] of Object.entries(report.counts)) counts[what] = (counts[what] ?? 0) + times;
  return {
    counts,
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    hasPassed: reports.every(({ hasPassed }) => hasPassed),
  };
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: '1' },
      fraction: { type: 'string', default: '1' },
      dry: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
      'no-install': { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.filter((name) => !PARTS.some((part) => part.name === name));
  if (unknown.length)
    throw new Error(`There is no part ${unknown.join()}: ${PARTS.map(({ name }) => name).join(', ')}.`);
  return {
    seed: Number(values.seed),
    fraction: Number(values.fraction),
    isDry: values.dry || Number(values.fraction) < 1,
    builds: !values['no-build'],
    mayInstall: !values['no-install'],
    parts: PARTS.filter(({ name }) => !positionals.length || positionals.includes(name)),
  };
}

async function main() {
  const { seed, fraction, isDry, builds, mayInstall, parts } = readOptions();
  await ensureDependencies();
  const chromium = ensureTestBrowser({ mayInstall });
  if (builds && !(await runNode('build', join(root, 'build.mjs'), []))) process.exit(1);
  const engines = parts.some(({ name }) => name === 'engines') ? ensureEngines({ mayInstall }) : {};
  const { stdout: commit } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  const day = [new Date().toISOString().slice(0, 10), commit.trim()].filter(Boolean).join(', ');
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const part of parts) {
    const { name, projects, files, numbers = {}, needs } = part;
    if (needs && !process.env[needs]) {
      console.log(`\n== ${name}: left out, ${needs} is not set`);
      continue;
    }
    const times = Object.entries(numbers).map(([variable, all]) => [
      variable,
      `${Math.max(1, Math.round((all * fraction) / (part.rounds ?? 1)))}`,
    ]);
    const env = { CHROMIUM: chromium, ...engines, ...Object.fromEntries(times) };
    const reports = [];
    for (let round = 0; round < (part.rounds ?? 1); round++)
      reports.push(
        await runVitest(name, projects, {
          files,
          // For two cores, as in `npm test`.
          args: ['--maxWorkers=3'],
          env: { ...env, INLAY_SEED: `${seed + round}` },
        }),
      );
    const report = addUp(reports);
    rows.set(name, rowOf(part, report, { seed, day }));
    if (!report.hasPassed) process.exitCode = 1;
    // After each part: a run may be ended before the last one.
    if (!isDry) writeFileSync(PAGE, writePage(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '', rows));
  }
  console.log(`\n${markdownTable([HEAD, ...rows.values()])}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
