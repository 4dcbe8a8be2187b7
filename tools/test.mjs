// `npm test [-- --no-install]`: everything in one go. Each step prints its name; the first that fails ends the run.
// `npm run test:saved-pages [-- FILE …]`: a build and the tests on saved pages alone.
// `npm run test:soak [-- FILE …]`: a build and the tests that repeat something many times: sequences, attacks, leaks.
// `npm run test:engines [-- FILE …]`: a build and the tests in Firefox and WebKit, those that are there or can be installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies, ensureEngines, ensureFonts, ensureTestBrowser } from './ensure.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = (/** @type {string} */ name) => join(root, 'node_modules', ...name.split('/'));

/**
 * Runs a script; ends the run when it fails.
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function step(name, script, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) {
    console.error(`\n${name} failed.`);
    process.exit(status ?? 1);
  }
}

/**
 * Runs test projects of vitest.config.mjs: all their files, or those whose path contains one of `files`.
 * @param {string} name
 * @param {string[]} projects
 * @param {Record<string, string>} [env]
 */
function runTests(name, projects, env = {}) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  step(name, bin('vitest/vitest.mjs'), ['run', ...chosen, ...files], { CHROMIUM: chromium, ...env });
}

const USAGE = `npm test [-- --no-install]
npm run test:saved-pages [-- [--no-install] FILE …]
npm run test:engines [-- [--no-install] FILE …]
npm run test:soak [-- [--no-install] FILE …]

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
  runTests('tests on saved pages', ['saved-pages']);
} else if (inSoak) {
  build();
  runTests('soak tests', ['soak']);
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
  runTests('unit and house tests', ['unit', 'house']);
  runTests('consumer tests', ['consumer']);
  runTests('page tests', ['page']);
  if (hasPages) runTests('tests on saved pages', ['saved-pages']);
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
  runTests('tests in other engines', ['engines'], engines);
}
