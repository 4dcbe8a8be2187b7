// `npm test [-- --no-install]`: everything in one go. Every step runs; the end says which have failed, and why.
// The others build only what is not built yet, or has changed since.
// `npm run test:react [-- FILE …]`: the page tests under React; `npm test` runs them under Preact, the build that pages load, and
// under React only what a demo page for each piece of code shows.
// `npm run test:saved-pages [-- FILE …]`: the tests on saved pages alone.
// `npm run test:soak [-- FILE …]`: the tests that repeat something many times: sequences, attacks, leaks.
// `npm run test:frameworks`: sites of Next and Astro, whose packages it installs for that.
// `npm run test:engines [-- FILE …]`: the tests in Firefox and WebKit, those that are there or can be installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  ensureDependencies,
  ensureEngines,
  ensureFonts,
  ensureTestBrowser,
  hasCurrentBuild,
} from './ensure.mjs';
import { sizeRows } from './page-sizes.mjs';
import { runNode, runNodeBeside, runVitest } from './run-vitest.mjs';
import { summarize } from './test-summary.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', ...name.split('/'));

/** @type {{ steps: import('./test-summary.mjs').Step[], files: import('./test-reporter.mjs').FileTime[], failures: import('./test-reporter.mjs').Failure[] }} */
const done = { steps: [], files: [], failures: [] };

/** @param {string} name @param {boolean} hasPassed @param {number} ms */
function note(name, hasPassed, ms) {
  done.steps.push({ name, status: hasPassed ? 'passed' : 'failed', seconds: ms / 1000 });
}

/**
 * A step of the run: one that fails does not keep the next from running.
 * @param {string} name
 * @param {() => Promise<boolean>} work says whether it has passed
 */
async function step(name, work) {
  const start = performance.now();
  const hasPassed = await work();
  note(name, hasPassed, performance.now() - start);
  return hasPassed;
}

/**
 * @param {string} name
 * @param {string} why
 */
function skip(name, why) {
  done.steps.push({ name, status: 'skipped', seconds: 0, why });
}

/** @param {string} name @param {string} script @param {string[]} [args] */
const runScript = (name, script, args = []) => step(name, () => runNode(name, script, args));

/**
 * Starts a step that leaves a core idle: the next ones run beside it. What it returns waits for its end, and shows what it has said.
 * @param {string} name
 * @param {string} script
 * @param {string[]} [args]
 * @returns {() => Promise<void>}
 */
function startScript(name, script, args = []) {
  const start = performance.now();
  const running = runNodeBeside(script, args).then((end) => ({ ...end, ms: performance.now() - start }));
  return async () => {
    const { hasPassed, said, ms } = await running;
    console.log(`\n== ${name}\n${said.trimEnd()}`);
    note(name, hasPassed, ms);
  };
}

const build = () => runScript('build', join(root, 'build.mjs'));

/**
 * Runs tests of vitest.config.mjs, and keeps their times.
 * @param {string} name
 * @param {string[]} projects
 * @param {{ chosen?: string[], args?: string[], env?: Record<string, string> }} options `chosen`: only the files whose path contains one of these
 */
async function vitest(name, projects, { chosen = files, args = [], env = {} }) {
  const report = await runVitest(name, projects, {
    files: chosen,
    args,
    env: { CHROMIUM: chromium, ...env },
  });
  done.files.push(...report.files);
  return report;
}

/**
 * @param {string} name
 * @param {string[]} projects
 * @param {{ args?: string[], env?: Record<string, string> }} [options]
 */
async function runTests(name, projects, options = {}) {
  await step(name, async () => {
    const { hasPassed, failures } = await vitest(name, projects, options);
    done.failures.push(...failures);
    return hasPassed;
  });
}

/** More files than a stalled browser can spoil. */
const MAX_AGAIN = 6;

/**
 * Runs the tests of a project that drives a browser. A busy machine stalls a browser now and then: files with a failure run
 * once more, whole and in a new browser, since their tests build on each other. The log says which.
 * @param {string} name
 * @param {string} project
 * @param {{ chosen?: string[], args?: string[], env?: Record<string, string> }} [options]
 */
async function runBrowserTests(name, project, options = {}) {
  await step(name, async () => {
    const first = await vitest(name, [project], options);
    const failed = [...new Set(first.failures.map(({ file }) => file))];
    // Without a list vitest stopped before it could report.
    if (first.hasPassed || !failed.length || failed.length > MAX_AGAIN) {
      done.failures.push(...first.failures);
      return first.hasPassed;
    }
    const again = await vitest(`${name}, once more: ${failed.join(', ')}`, [project], {
      ...options,
      chosen: failed,
    });
    done.failures.push(...again.failures);
    if (again.hasPassed) console.log(`\nPassed only the second time: ${failed.join(', ')}`);
    return again.hasPassed;
  });
}

/**
 * In Chromium. There are three workers for two cores, since these tests wait for animations and timers, too.
 * @param {string} name
 * @param {string} project
 * @param {{ chosen?: string[], args?: string[] }} [options]
 */
const runPageTests = (name, project, options = {}) =>
  runBrowserTests(name, project, { ...options, args: ['--maxWorkers=3', ...(options.args ?? [])] });

/** Tests that run once for each renderer are named after it. Those of demo pages under React compare them with what Preact draws, in the same run. */
const UNDER_REACT = { args: ['--testNamePattern=^(?!every demo page under react).*\\breact\\b'] };
const UNDER_PREACT = { args: ['--testNamePattern=^(?:(?!.*\\breact\\b)|every demo page under react)'] };

/** By default vitest uses one worker less than there are cores, which is one on a small machine. */
const TWO_WORKERS = { args: ['--maxWorkers=2'] };

const USAGE = `npm test [-- --no-install]                           type check, lint, build, all tests in Chromium
npm run test:react [-- [--no-install] FILE …]        the page tests under React, in Chromium
npm run test:saved-pages [-- [--no-install] FILE …]  tests on the saved pages in the folder INLAY_PAGES
npm run test:engines [-- [--no-install] FILE …]      tests in Firefox and WebKit
npm run test:soak [-- [--no-install] FILE …]         long sequences, attacks and leaks
npm run test:frameworks [-- --no-install]            sites of Next and Astro, from npm

--no-install  never has apt install a browser or fonts; CHROMIUM names the browser to use`;

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        react: { type: 'boolean', default: false },
        'saved-pages': { type: 'boolean', default: false },
        engines: { type: 'boolean', default: false },
        soak: { type: 'boolean', default: false },
        frameworks: { type: 'boolean', default: false },
        'no-install': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const { react, engines, soak } = values;
    if (positionals.length && !react && !engines && !soak && !values['saved-pages'])
      throw new Error(
        'Files can be chosen only for tests under React, on saved pages, in other engines and of the soak.',
      );
    return { ...values, files: positionals };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    return process.exit(2);
  }
}

const {
  files,
  react: underReact,
  soak: inSoak,
  frameworks: inFrameworks,
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

await ensureDependencies();
const mayInstall = { mayInstall: !noInstall };
const chromium = ensureTestBrowser(mayInstall);
console.log(`Browser for page tests: ${chromium}`);
if (!process.env.CHROMIUM) ensureFonts(mayInstall);
if (underReact) await onCurrentBuild(() => runPageTests('page tests under React', 'page', UNDER_REACT));
else if (onSavedPages) await onCurrentBuild(() => runPageTests('tests on saved pages', 'saved-pages'));
else if (inSoak) await onCurrentBuild(() => runPageTests('soak tests', 'soak'));
else if (inFrameworks) await onCurrentBuild(() => runTests('tests in Next and Astro', ['frameworks']));
else if (inEngines) await onCurrentBuild(testEngines);
else await testAll();
const hasBuild = !done.steps.some(({ name, status }) => name === 'build' && status === 'failed');
console.log(`\n${summarize({ ...done, ...(hasBuild && { sizes: await sizeRows() }) })}`);
process.exitCode = done.steps.some(({ status }) => status === 'failed') ? 1 : 0;

async function testAll() {
  const tsc = bin('typescript/bin/tsc');
  const endTypes = startScript('type check', tsc, ['--noEmit']);
  await runScript('type check of server and tools', tsc, ['--noEmit', '-p', 'tsconfig.tools.json']);
  await runScript('lint', bin('@biomejs/biome/bin/biome'), ['check', '.']);
  await endTypes();
  await runTests('unit tests', ['unit', 'unit-isolated', 'stories'], TWO_WORKERS);
  await onBuild(async () => {
    const endDocumentation = startScript('documentation', join(root, 'tools/docs.mjs'));
    await runTests('house tests', ['house'], TWO_WORKERS);
    await runTests('consumer tests', ['consumer']);
    await endDocumentation();
    await runPageTests('page tests', 'page', UNDER_PREACT);
    if (hasPages) await runPageTests('tests on saved pages', 'saved-pages');
    else skip('tests on saved pages', 'INLAY_PAGES is not set');
  });
}

/** What reads `dist/`, or nothing where there is none. @param {() => Promise<void>} work */
async function onBuild(work) {
  if (await build()) await work();
  else skip('everything after the build', 'there is no build to test');
}

/** `onBuild`, with the build that is there where nothing has changed since. @param {() => Promise<void>} work */
async function onCurrentBuild(work) {
  if (!hasCurrentBuild()) return onBuild(work);
  console.log('\n== no build: dist/ is newer than what it is built from');
  await work();
}

async function testEngines() {
  const engines = ensureEngines(mayInstall);
  if (!engines.FIREFOX) console.log('\nFirefox is not there and cannot be installed: its tests are skipped.');
  if (!engines.WEBKIT_DRIVER || !engines.WEBKIT_BROWSER || !engines.XVFB)
    console.log(
      '\nWebKitGTK, its driver or Xvfb is not there and cannot be installed: its tests are skipped.',
    );
  await runBrowserTests('tests in other engines', 'engines', { env: engines });
}
