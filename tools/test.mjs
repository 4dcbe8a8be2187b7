// `npm test [-- --no-install]`: everything in one go. Each step prints its name; the first that fails ends the run.
// `npm run test:saved-pages [-- FILE …]`: a build and the tests on saved pages alone.
// `npm run test:soak [-- FILE …]`: a build and the tests that repeat something many times: sequences, attacks, leaks.
// `npm run test:engines [-- FILE …]`: a build and the tests in Firefox and WebKit, those that are there or can be installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies, ensureEngines, ensureFonts, ensureTestBrowser } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', ...name.split('/'));
const vitest = bin('vitest/vitest.mjs');

/**
 * Runs a script.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {number} its exit code
 */
function run(name, script, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/**
 * Ends the run.
 * @param {string} name
 * @param {number} status
 * @returns {never}
 */
function fail(name, status) {
  console.error(`\n${name} failed.`);
  process.exit(status);
}

/**
 * Runs a script; ends the run when it fails.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 */
function step(name, script, args) {
  const status = run(name, script, args);
  if (status !== 0) fail(name, status);
}

/**
 * Arguments of vitest for test projects of vitest.config.mjs.
 * @param {string[]} projects
 * @param {string[]} chosen all their files when empty, or those whose path contains one of these
 */
const testArgs = (projects, chosen) => [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  ...chosen,
];

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {string[]} [args] further arguments of vitest
 * @param {Record<string, string>} [env]
 */
function runTests(name, projects, args = [], env = {}) {
  const status = run(name, vitest, [...testArgs(projects, files), ...args], { CHROMIUM: chromium, ...env });
  if (status !== 0) fail(name, status);
}

/** More files than a stalled browser can spoil. */
const MAX_AGAIN = 6;

/**
 * Runs the tests of a project that drives a browser. A busy machine stalls a browser now and then: files with a failure run
 * once more, whole and in a new browser, since their tests build on each other. The log says which.
 * @param {string} name
 * @param {string} project
 */
function runPageTests(name, project) {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-tests-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const env = { CHROMIUM: chromium };
    const status = run(name, vitest, [...testArgs([project], files), ...reporters], env);
    if (status === 0) return;
    const failed = readFailedFiles(report);
    if (!failed.length || failed.length > MAX_AGAIN) fail(name, status);
    const again = run(`${name}, once more: ${failed.join(', ')}`, vitest, testArgs([project], failed), env);
    if (again !== 0) fail(name, again);
    console.log(`\nPassed only the second time: ${failed.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report a JSON report of vitest
 * @returns {string[]} paths below the project
 */
function readFailedFiles(report) {
  try {
    /** @type {{ testResults: { name: string, status: string }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
  } catch {
    // Vitest stopped before it could report.
    return [];
  }
}

const USAGE = `npm test [-- --no-install]                           type check, lint, build, all tests in Chromium
npm run test:saved-pages [-- [--no-install] FILE …]  tests on the saved pages in the folder INLAY_PAGES
npm run test:engines [-- [--no-install] FILE …]      tests in Firefox and WebKit
npm run test:soak [-- [--no-install] FILE …]         long sequences, attacks and leaks

--no-install  never has apt install a browser or fonts; CHROMIUM names the browser to use`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'saved-pages': { type: 'boolean', default: false },
        engines: { type: 'boolean', default: false },
        soak: { type: 'boolean', default: false },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (positionals.length && !values.engines && !values.soak && !values['saved-pages'])
      throw new Error('Files can be chosen only for tests on saved pages, in other engines and of the soak.');
    return { ...values, files: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

const {
  files,
  soak: inSoak,
  engines: inEngines,
  'saved-pages': onSavedPages,
  'no-install': noInstall,
} = readOptions();
const hasPages = Boolean(process.env.INLAY_PAGES);
if (onSavedPages && !hasPages) {
  console.error(
    'Set INLAY_PAGES to a folder of saved published pages: these tests have nothing else to test.',
  );
  process.exit(1);
}

ensureDependencies();
const mayInstall = { mayInstall: !noInstall };
const chromium = ensureTestBrowser(mayInstall);
console.log(`Browser for page tests: ${chromium}`);
if (!process.env.CHROMIUM) ensureFonts(mayInstall);
if (onSavedPages) {
  build();
  runPageTests('tests on saved pages', 'saved-pages');
} else if (inSoak) {
  build();
  runPageTests('soak tests', 'soak');
} else if (inEngines) {
  build();
  testEngines();
} else {
  step('type check', bin('typescript/bin/tsc'), ['--noEmit']);
  step('type check of server and tools', bin('typescript/bin/tsc'), [
    '--noEmit',
    '-p',
    'tsconfig.tools.json',
  ]);
  step('lint', bin('@biomejs/biome/bin/biome'), ['check', '.']);
  build();
  step('documentation', join(root, 'tools/docs.mjs'), []);
  // By default vitest uses one worker less than there are cores, which is one on a small machine.
  runTests('unit and house tests', ['unit', 'unit-isolated', 'house'], ['--maxWorkers=2']);
  runTests('consumer tests', ['consumer']);
  runPageTests('page tests', 'page');
  if (hasPages) runPageTests('tests on saved pages', 'saved-pages');
  else console.log('\nINLAY_PAGES is not set: the tests on saved published pages are skipped.');
}

function build() {
  step('build', join(root, 'build.mjs'), []);
}

function testEngines() {
  const engines = ensureEngines(mayInstall);
  if (!engines.FIREFOX) console.log('\nFirefox is not there and cannot be installed: its tests are skipped.');
  if (!engines.WEBKIT_DRIVER || !engines.WEBKIT_BROWSER || !engines.XVFB)
    console.log(
      '\nWebKitGTK, its driver or Xvfb is not there and cannot be installed: its tests are skipped.',
    );
  runTests('tests in other engines', ['engines'], [], engines);
}
